import { defineQuery } from 'groq'
import { z } from 'zod'
import type { ContactCardQueryResult } from '#content/sanity.types.ts'
import { businessParser } from '../../fragments/site/business.ts'
import { openingHoursParser, openingHoursProjection } from '../../fragments/site/opening-hours.ts'
import { typedQuery } from '../typed-query.ts'

const contactCardQuery = defineQuery(`{
  "site": {"openingHours": *[_type == "openingHours"][0]{${openingHoursProjection}, _updatedAt}},
  "page": *[_type == "business"][0]{
    _id, _type, _updatedAt, name, phone, email, locality, region, postalCode, licenceLine
  }
}`)

const changed = { _updatedAt: z.string() }
const fields = {
  _id: true,
  _type: true,
  name: true,
  phone: true,
  email: true,
  locality: true,
  region: true,
  postalCode: true,
  licenceLine: true,
} as const

/** What an address book wants to know of the business. */
export const contactCardContent = typedQuery<ContactCardQueryResult>()(
  contactCardQuery,
  z.object({
    site: z.object({ openingHours: openingHoursParser.extend(changed) }),
    page: businessParser.pick(fields).extend(changed),
  }),
)
