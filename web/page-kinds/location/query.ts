import { defineQuery } from 'groq'
import { z } from 'zod'
import { optional } from '#content/documents/field-kinds.ts'
import type { LocationPageQueryResult } from '#content/sanity.types.ts'
import { townServicesFields, townServicesProjection } from '../../components/main-services/query.ts'
import { oldestFirst } from '../../lake/fragments/oldest-first.ts'
import { optionalPicture, pictureProjection } from '../../lake/fragments/picture.ts'
import { siteProjection } from '../../lake/fragments/site/site-query.ts'
import { richTextParser, richTextProjection } from '../../lake/fragments/text/rich-text.ts'
import { townParser, townProjection } from '../../lake/fragments/town.ts'
import { townsPageFields, townsPageProjection } from '../local/local-fields.ts'
import { pageQuery } from '../typed-query.ts'

const locationPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type == "locationPage" && slug.current == $slug] | ${oldestFirst}[0]{
    ${townsPageProjection},
    city->{${townProjection}, ${townServicesProjection}, "picture": hero.picture{${pictureProjection}}},
    directions[]{${richTextProjection}},
    arrival[]{${richTextProjection}}
  }
}`)

/** How to get to a town; needs the parameter `slug`. */
export const locationPage = pageQuery<LocationPageQueryResult>()(
  locationPageQuery,
  z.object({
    ...townsPageFields,
    _type: z.literal('locationPage'),
    city: townParser.extend({ ...townServicesFields, picture: optionalPicture }),
    directions: richTextParser,
    arrival: optional(richTextParser),
  }),
)
