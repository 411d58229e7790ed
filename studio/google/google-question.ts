import { z } from 'zod'
import { phone } from '#content/documents/field-kinds.ts'
import { isOnSite } from '#content/documents/seen-documents.ts'
import { storedPrice } from '#content/prices/stored-price.ts'
import { hoursIn } from '../hours/hours-values.ts'
import type { Question } from '../screens/live-query.ts'

const text = z.string().catch('')
const service = { _id: z.string(), _type: z.literal('service'), title: text, slug: text }
const claim = z.object({ value: text, label: text }).nullable().catch(null)

const price = storedPrice.safeExtend({
  service: z.object({ ...service, category: z.object(service).nullable() }).nullable(),
  town: z.object({ _id: z.string(), _type: z.literal('city'), name: text, slug: text }).nullable(),
})

const parser = z.object({
  business: z
    .object({ name: text, phone: phone.nullable().catch(null), about: text, reply: claim })
    .nullable(),
  hours: z.looseObject({}).transform(hoursIn).nullable(),
  /** One that lacks something is for its form to complain of. */
  prices: z.array(z.unknown()).transform((all) => all.flatMap((one) => price.safeParse(one).data ?? [])),
  mainServices: z.array(z.object(service)).nullable().catch(null),
  towns: z.array(z.object({ name: text, state: text })),
})

export type GoogleAnswer = z.infer<typeof parser>

const asService = '_id, _type, title, "slug": slug.current'

/** What a Business Profile wants, of what is published. What finished work cost is no price of a job. */
export const googleQuestion: Question<GoogleAnswer> = {
  query: `{
    "business": *[_id == "business"][0]{name, phone, about, reply->{value, label}},
    "hours": *[_id == "openingHours"][0]{days, exceptions, areaEmergency},
    "prices": *[_type == "price" && ${isOnSite}
      && !(_id in *[_type == "project" && defined(cost)].cost._ref)]{
      title, kind, minimum, maximum, openEnded, unit, unitInFull, terms, label,
      "dated": dated[defined(minimum)]{minimum, maximum, shownFrom, shownUntil},
      service->{${asService}, category->{${asService}}},
      town->{_id, _type, name, "slug": slug.current}
    },
    "mainServices": *[_id == "homePage"][0].services.main[]->{${asService}},
    "towns": *[_type == "city" && ${isOnSite}] | order(order asc){name, state}
  }`,
  listensTo:
    '_type in ["business", "openingHours", "price", "service", "city", "homePage", "claim", "project"]',
  parser,
}
