import { defineQuery } from 'groq'
import { z } from 'zod'
import type { LocationPageQueryResult } from '#content/sanity.types.ts'
import { townServicesFields, townServicesProjection } from '../../components/main-services/query.ts'
import { siteParser, siteProjection } from '../../fragments/site/site-query.ts'
import { richTextParser, richTextProjection } from '../../fragments/text/rich-text.ts'
import { townParser, townProjection } from '../../fragments/town.ts'
import { townsPageFields, townsPageProjection } from '../local/local-fields.ts'
import { typedQuery } from '../typed-query.ts'

const locationPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "locationPage" && slug.current == $slug][0]{
    ${townsPageProjection},
    city->{${townProjection}, ${townServicesProjection}},
    directions[]{${richTextProjection}},
    arrival[]{${richTextProjection}}
  }
}`)

const pageParser = z.object({
  ...townsPageFields,
  _type: z.literal('locationPage'),
  city: townParser.extend(townServicesFields),
  directions: richTextParser,
  arrival: richTextParser.nullable(),
})

/** How to get to a town; needs the parameter `slug`. */
export const locationPage = typedQuery<LocationPageQueryResult>()(
  locationPageQuery,
  z.object({ site: siteParser, page: pageParser }),
)

export type LocationPage = z.infer<typeof pageParser>
