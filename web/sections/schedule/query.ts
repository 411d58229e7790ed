import { z } from 'zod'
import { headingFields, headingProjection } from '../../fragments/text/heading.ts'
import { filled } from '../../fragments/text/required-text.ts'

export const scheduleProjection = `${headingProjection}, seasons[]{_key, season, tasks}`

export const scheduleParser = z.object({
  ...headingFields,
  _type: z.literal('schedule'),
  seasons: z
    .array(
      z.object({
        _key: z.string(),
        season: z.enum(['Spring', 'Summer', 'Fall', 'Winter']),
        tasks: z.array(filled).min(1, 'needs a task'),
      }),
    )
    .length(4, 'needs the four seasons'),
})

export type ScheduleSlice = z.infer<typeof scheduleParser>
