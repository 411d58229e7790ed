import { z } from 'zod'
import { requiredText } from '#content/documents/field-kinds.ts'
import { withDatedAmount } from '#content/prices/dated-price.ts'
import { serviceLinkParser, serviceLinkProjection } from '../../../lake/fragments/link.ts'
import { priceProjection, storedPriceParser } from '../../../lake/fragments/price.ts'
import { ofHomePageParser, singleton } from '../../../lake/fragments/singleton.ts'

/** All prices, where the owner wants each listed, and what the list says of some of them. */
export const priceListProjection = `
  "prices": *[_type == "price"] | order(title asc){
    ${priceProjection}, leastUnits,
    service->{${serviceLinkProjection}, category->{${serviceLinkProjection}}},
    town->{_id, _type, name, "slug": slug.current}
  },
  "townServices": *[_type == "townService"] | order(slug.current asc){
    _id, _type, title, "slug": slug.current, "city": city._ref, "service": service._ref
  },
  "finished": *[_type == "project" && defined(cost)]{_id, _type, "cost": cost._ref},
  "home": ${singleton('homePage')}{_id, _type, popular{jobs[]{"price": price._ref}}},
  "changedAt": *[_type == "price"] | order(_updatedAt desc)[0]._updatedAt
`

export const priceListFields = {
  prices: z.array(
    storedPriceParser
      .safeExtend({
        leastUnits: z.number().nullable(),
        service: serviceLinkParser.extend({ category: serviceLinkParser.nullable() }).nullable(),
        town: z
          .object({ _id: z.string(), _type: z.literal('city'), name: requiredText, slug: requiredText })
          .nullable(),
      })
      .transform(withDatedAmount),
  ),
  townServices: z.array(
    z.object({
      _id: z.string(),
      _type: z.literal('townService'),
      title: requiredText,
      slug: requiredText,
      city: z.string(),
      service: z.string(),
    }),
  ),
  /** Prices that are what finished work cost, not what work costs. */
  finished: z.array(z.object({ _id: z.string(), _type: z.literal('project'), cost: z.string() })),
  /** The prices whose numbers stand on the drawing of the house, in its order. */
  home: ofHomePageParser({ popular: z.object({ jobs: z.array(z.object({ price: z.string() })) }) }),
  /** When the last of the prices was changed. */
  changedAt: z.string().nullable(),
}

export type PriceListFragment = z.infer<z.ZodObject<typeof priceListFields>>
export type ListedPriceFragment = PriceListFragment['prices'][number]
