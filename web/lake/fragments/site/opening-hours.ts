import { z } from 'zod'
import {
  day,
  optional,
  optionalText,
  requiredText,
  time as timeOfDay,
} from '#content/documents/field-kinds.ts'
import { dayStates, weekdays } from '#content/hours/opening-hours.ts'

export const openingHoursProjection = `
  _id, _type, areaEmergency,
  days[]{_key, day, state, opens, closes, note},
  exceptions[]{_key, date, lastDate, name, opens, closes, state},
  "notice": select(defined(notice.text) && defined(notice.shownUntil) => notice{text, shownFrom, shownUntil}, null)
`

const time = optional(timeOfDay)

export const openingHoursParser = z.object({
  _id: z.string(),
  _type: z.literal('openingHours'),
  /** Null for a business that takes no emergency calls: then no page speaks of any in words of the website. */
  areaEmergency: optionalText,
  days: z
    .array(
      z.object({
        _key: z.string(),
        day: z.enum(weekdays),
        state: z.enum(dayStates).nullable(),
        opens: time,
        closes: time,
        note: optionalText,
      }),
    )
    .length(7, 'needs one line for each of the seven days'),
  exceptions: z
    .array(
      z.object({
        _key: z.string(),
        date: day,
        lastDate: optional(day),
        name: requiredText,
        opens: time,
        closes: time,
        state: z.literal('appointment').nullable().catch(null),
      }),
    )
    .nullable(),
  /** What every page says above all else, until a moment. */
  notice: z
    .object({ text: requiredText, shownFrom: z.string().nullable(), shownUntil: z.iso.datetime() })
    .nullable(),
})

export type OpeningHoursFragment = z.infer<typeof openingHoursParser>
