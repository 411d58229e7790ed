import { defineQuery } from 'groq'
import { z } from 'zod'
import { requiredText } from '#content/documents/field-kinds.ts'
import type { ServicePageQueryResult } from '#content/sanity.types.ts'
import { serviceLinkParser, serviceLinkProjection } from '../../lake/fragments/link.ts'
import { oldestFirst } from '../../lake/fragments/oldest-first.ts'
import { priceParser, priceProjection } from '../../lake/fragments/price.ts'
import { siteProjection } from '../../lake/fragments/site/site-query.ts'
import { sectionParser, sectionProjection } from '../../sections/section-query.ts'
import { pageFields, pageProjection } from '../page-fields.ts'
import { pageQuery } from '../typed-query.ts'

const servicePageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "service" && (slug.current == $slug || $slug in aliases)] | ${oldestFirst}[0]{
    ${pageProjection},
    title, "slug": slug.current, summary,
    category->{${serviceLinkProjection}},
    cardPrice->{${priceProjection}},
    "countedPrices": *[_type == "price" && service._ref == ^._id && kind != "custom" && !defined(town)]{
      _id, "projects": *[_type == "project" && cost._ref == ^._id]{_id}
    },
    sections[]{${sectionProjection}}
  }
}`)

/** A service's page; needs the parameter `slug`, the service's own or one of its aliases. */
export const servicePage = pageQuery<ServicePageQueryResult>()(
  servicePageQuery,
  z.object({
    ...pageFields,
    _type: z.literal('service'),
    title: requiredText,
    slug: requiredText,
    summary: requiredText,
    category: serviceLinkParser.nullable(),
    cardPrice: priceParser.nullable(),
    /** The service's prices that the estimate can multiply, with the finished projects whose cost they are. */
    countedPrices: z.array(z.object({ _id: z.string(), projects: z.array(z.object({ _id: z.string() })) })),
    sections: z.array(sectionParser),
  }),
)
