import { defineQuery } from 'groq'
import { z } from 'zod'
import { requiredText } from '#content/documents/field-kinds.ts'
import type {
  ContactCardQueryResult,
  ManifestQueryResult,
  RemindersQueryResult,
} from '#content/sanity.types.ts'
import { oldestFirst } from '../../lake/fragments/oldest-first.ts'
import { logoProjection } from '../../lake/fragments/picture.ts'
import { singleton } from '../../lake/fragments/singleton.ts'
import { businessParser } from '../../lake/fragments/site/business.ts'
import { openingHoursParser, openingHoursProjection } from '../../lake/fragments/site/opening-hours.ts'
import { shownWhenProjection } from '../../lake/fragments/text/heading.ts'
import { scheduleParser, scheduleProjection } from '../../sections/schedule/query.ts'
import { withDays } from '../../sections/section-query.ts'
import { typedQuery } from '../typed-query.ts'

const contactCardQuery = defineQuery(`{
  "site": {"openingHours": ${singleton('openingHours')}{${openingHoursProjection}, _updatedAt}},
  "page": ${singleton('business')}{
    _id, _type, _updatedAt, name, phone, email, locality, region, postalCode, licenceLine,
    colors{palette, main, accent}, logo{${logoProjection}}
  }
}`)

const reach = { _id: true, _type: true, name: true, phone: true, email: true } as const
const place = { locality: true, region: true, postalCode: true, licenceLine: true } as const
/** What the icon shows beside the name. */
const look = { colors: true, logo: true } as const
const changed = { _updatedAt: z.string() }
export const contactCardContent = typedQuery<ContactCardQueryResult>()(
  contactCardQuery,
  z.object({
    site: z.object({ openingHours: openingHoursParser.extend(changed) }),
    page: businessParser.pick({ ...reach, ...place, ...look }).extend(changed),
  }),
)

const manifestQuery = defineQuery(`{
  "site": null,
  "page": ${singleton('business')}{_id, _type, name, about, colors{palette, main, accent}, logo{${logoProjection}}}
}`)

export const manifestContent = typedQuery<ManifestQueryResult>()(
  manifestQuery,
  z.object({
    site: z.null(),
    page: businessParser.pick({ _id: true, _type: true, name: true, about: true, ...look }),
  }),
)

const remindersQuery = defineQuery(`{
  "site": {"business": ${singleton('business')}{_id, _type, name, phone, email}},
  "page": *[_type == "service" && slug.current == $slug] | ${oldestFirst}[0]{
    _id, _type, _updatedAt, title, "slug": slug.current,
    "schedules": coalesce(sections[_type == "schedule"]{_type, ${shownWhenProjection}, ${scheduleProjection}}, [])
  }
}`)

/** Calendar of the seasonal work that the schedules of a service's page list, none where no schedule is shown today; needs the parameter `slug`. */
export const reminders = typedQuery<RemindersQueryResult>()(
  remindersQuery,
  z.object({
    site: z.object({ business: businessParser.pick(reach) }),
    page: z.object({
      _id: z.string(),
      _type: z.literal('service'),
      _updatedAt: z.string(),
      title: requiredText,
      slug: requiredText,
      schedules: z.array(withDays(scheduleParser)),
    }),
  }),
)
