import { defineQuery } from 'groq'
import { z } from 'zod'
import { optionalText, optionalTexts } from '#content/documents/field-kinds.ts'
import type { ServiceInAreaPageQueryResult } from '#content/sanity.types.ts'
import { isShown } from '../../lake/fragments/hidden.ts'
import {
  cityLinkParser,
  cityLinkProjection,
  serviceLinkParser,
  serviceLinkProjection,
} from '../../lake/fragments/link.ts'
import { oldestFirst } from '../../lake/fragments/oldest-first.ts'
import { optionalPicture, pictureProjection } from '../../lake/fragments/picture.ts'
import { priceParser, priceProjection } from '../../lake/fragments/price.ts'
import { singleton } from '../../lake/fragments/singleton.ts'
import { siteProjection } from '../../lake/fragments/site/site-query.ts'
import { reviewParser, reviewProjection } from '../../lake/fragments/text/review.ts'
import { richTextParser, richTextProjection } from '../../lake/fragments/text/rich-text.ts'
import { travelTimeProjection } from '../../lake/fragments/town.ts'
import {
  localPageFields,
  localPageProjection,
  townsPageFields,
  townsPageProjection,
} from '../local/local-fields.ts'
import { sharedParser, sharedProjection, tradeParser, tradeProjection } from '../trade/query.ts'
import { pageQuery } from '../typed-query.ts'

const ofTradeInTown = `*[_type == "review" && ${isShown} && city._ref == ^.city._ref && service._ref == ^.service._ref] | order(date desc, _id)`

const pricesOfTradeInTown = `*[_type == "price" && town._ref == ^.city._ref && service._ref == ^.service._ref] | order(_id)`

const serviceInAreaPageQuery = defineQuery(`{
  "site": {${siteProjection}},
  "page": *[_type in ["areaService", "cityService"] && slug.current == $slug] | ${oldestFirst}[0]{
    ${townsPageProjection},
    _type == "areaService" => {
      ${localPageProjection},
      service->{${serviceLinkProjection}, cardPrice->{${priceProjection}}}
    },
    _type == "cityService" => {
      city->{${cityLinkProjection}, ${travelTimeProjection}, neighborhoods, propertyTypes, "picture": hero.picture{${pictureProjection}}},
      about[]{${richTextProjection}},
      service->{${tradeProjection}},
      "townPrices": ${pricesOfTradeInTown}{${priceProjection}},
      "reviews": ${ofTradeInTown}[0...3]{${reviewProjection}},
      "shared": ${singleton('cityServiceShared')}{${sharedProjection}}
    }
  }
}`)

const mainServiceParser = z.object({
  ...localPageFields,
  _type: z.literal('areaService'),
  service: serviceLinkParser.extend({ cardPrice: priceParser.nullable() }),
})

const tradeInTownParser = z.object({
  ...townsPageFields,
  _type: z.literal('cityService'),
  city: cityLinkParser.extend({
    travelTime: optionalText,
    neighborhoods: optionalTexts,
    propertyTypes: optionalTexts,
    picture: optionalPicture,
  }),
  about: richTextParser,
  service: tradeParser,
  /** Those that the town alone has. */
  townPrices: z.array(priceParser),
  reviews: z.array(reviewParser),
  shared: sharedParser,
})

/** A main service or a trade in a town, whose addresses look alike; needs the parameter `slug`: "matthews/painting". */
export const serviceInAreaPage = pageQuery<ServiceInAreaPageQueryResult>()(
  serviceInAreaPageQuery,
  z.discriminatedUnion('_type', [mainServiceParser, tradeInTownParser]),
)

export type CityServicePage = z.infer<typeof tradeInTownParser>
