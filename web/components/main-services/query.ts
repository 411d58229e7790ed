import { z } from 'zod'
import { requiredText } from '#content/documents/field-kinds.ts'
import { serviceLinkParser, serviceLinkProjection } from '../../lake/fragments/link.ts'
import { optionalPicture, pictureProjection } from '../../lake/fragments/picture.ts'
import { priceParser, priceProjection } from '../../lake/fragments/price.ts'
import { ofHomePageParser, singleton } from '../../lake/fragments/singleton.ts'
import { blockHeadingFields, blockHeadingProjection } from '../../lake/fragments/text/heading.ts'

const serviceCardProjection = `
  ${serviceLinkProjection}, summary, picture{${pictureProjection}}, cardPrice->{${priceProjection}}
`

const serviceCardParser = serviceLinkParser.extend({
  summary: requiredText,
  picture: optionalPicture,
  cardPrice: priceParser.nullable(),
})

export const mainServicesProjection = `${blockHeadingProjection}, main[]->{${serviceCardProjection}}`

export const mainServicesParser = z.object({
  ...blockHeadingFields,
  main: z.array(serviceCardParser),
})

export type MainServicesFragment = z.infer<typeof mainServicesParser>

/** The same services on the page of a town. */
export const townServicesProjection = `
  "home": ${singleton('homePage')}{_id, _type, services{main[]->{${serviceCardProjection}}}},
  "pagesHere": *[_type == "areaService" && city._ref == ^._id]{_id, _type, "service": service._ref},
  "hiddenHere": *[_type == "areaService" && city._ref == ^._id && shown == false].service._ref,
  serviceTexts[]{_key, text, "service": service._ref}
`

export const townServicesFields = {
  home: ofHomePageParser({ services: z.object({ main: z.array(serviceCardParser) }) }),
  /** The pages about a service in this town, with the id of the service. */
  pagesHere: z.array(z.object({ _id: z.string(), _type: z.literal('areaService'), service: z.string() })),
  /** The ids of services whose page in this town is hidden. */
  hiddenHere: z.array(z.string()),
  /** Texts that this town has of its own, by the id of the service. */
  serviceTexts: z.array(z.object({ _key: z.string(), text: requiredText, service: z.string() })).nullable(),
}

export type TownServicesFragment = z.infer<z.ZodObject<typeof townServicesFields>>
