import { defineQuery } from 'groq'
import { z } from 'zod'
import type { RemindersQueryResult } from '#content/sanity.types.ts'
import { businessParser } from '../../fragments/site/business.ts'
import { filled } from '../../fragments/text/required-text.ts'
import { scheduleParser, scheduleProjection } from '../../sections/schedule/query.ts'
import { typedQuery } from '../typed-query.ts'

const remindersQuery = defineQuery(`{
  "site": {"business": *[_type == "business"][0]{_id, _type, name, phone, email}},
  "page": *[_type == "service" && slug.current == $slug && "schedule" in sections[]._type][0]{
    _id, _type, _updatedAt, title, "slug": slug.current,
    "schedule": sections[_type == "schedule"][0]{_type, ${scheduleProjection}}
  }
}`)

const fields = { _id: true, _type: true, name: true, phone: true, email: true } as const

/** What is due with the seasons, from the schedule on a service's page; needs the parameter `slug`. */
export const reminders = typedQuery<RemindersQueryResult>()(
  remindersQuery,
  z.object({
    site: z.object({ business: businessParser.pick(fields) }),
    page: z.object({
      _id: z.string(),
      _type: z.literal('service'),
      _updatedAt: z.string(),
      title: filled,
      slug: filled,
      schedule: scheduleParser,
    }),
  }),
)
