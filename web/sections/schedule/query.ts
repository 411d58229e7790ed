import { z } from 'zod'
import { texts } from '#content/documents/field-kinds.ts'
import { headingProjection, sectionOf } from '../../lake/fragments/text/heading.ts'

export const scheduleProjection = `${headingProjection}, seasons[]{_key, season, tasks}`

export const scheduleParser = sectionOf('schedule', {
  seasons: z
    .array(
      z.object({
        _key: z.string(),
        season: z.enum(['Spring', 'Summer', 'Fall', 'Winter']),
        tasks: texts(1, 'needs a task'),
      }),
    )
    .length(4, 'needs the four seasons'),
})

export type ScheduleFragment = z.infer<typeof scheduleParser>
