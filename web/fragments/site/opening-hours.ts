import { z } from 'zod'
import { dayStates, weekdays } from '#content/hours/opening-hours.ts'
import { requiredText } from '../text/required-text.ts'

export const openingHoursProjection = `
  _id, _type, areaEmergency,
  days[]{_key, day, state, opens, closes, note},
  exceptions[]{_key, date, lastDate, name, opens, closes}
`

const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 07:00')
  .nullable()

export const openingHoursParser = z.object({
  _id: z.string(),
  _type: z.literal('openingHours'),
  areaEmergency: requiredText,
  days: z
    .array(
      z.object({
        _key: z.string(),
        day: z.enum(weekdays),
        state: z.enum(dayStates).nullable(),
        opens: time,
        closes: time,
        note: z.string().nullable(),
      }),
    )
    .length(7, 'needs one line for each of the seven days'),
  exceptions: z
    .array(
      z.object({
        _key: z.string(),
        date: z.iso.date(),
        lastDate: z.iso.date().nullable(),
        name: requiredText,
        opens: time,
        closes: time,
      }),
    )
    .nullable(),
})

export type OpeningHoursFragment = z.infer<typeof openingHoursParser>
