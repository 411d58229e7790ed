import { z } from 'zod'
import { optional, optionalText, optionalTexts, requiredText } from '#content/documents/field-kinds.ts'
import { factsFields, factsProjection } from './facts.ts'
import { cityLinkParser, cityLinkProjection } from './link.ts'
import { claimParser, claimProjection } from './text/claim.ts'
import { richTextParser, richTextProjection } from './text/rich-text.ts'

/**
 * How long the drive to a town takes. That of a sample is known from the office of the sample: the owner's own is elsewhere.
 */
export const travelTimeProjection = `
  "travelTime": select(
    !defined(travelFrom) || travelFrom == coalesce(*[_type == "business"][0].locality, travelFrom) => travelTime
  )
`

/** The town that a page is about, with all that its facts can show. */
export const townProjection = `
  ${cityLinkProjection}, ${factsProjection},
  neighborhoods, landmarks, ${travelTimeProjection}, popularRenovations, development, activeAreas, propertyTypes, climate,
  about[]{${richTextProjection}},
  projectTimeline->{${claimProjection}}
`

const lines = optionalTexts

export const townParser = cityLinkParser.extend({
  ...factsFields,
  neighborhoods: lines,
  landmarks: lines,
  travelTime: optionalText,
  popularRenovations: lines,
  development: optionalText,
  activeAreas: lines,
  propertyTypes: lines,
  climate: optionalText,
  about: optional(richTextParser),
  projectTimeline: claimParser.nullable(),
})

/** The main services in a town that have a page of their own there; `^` is the page, which refers to its town. */
export const mainServicesHereProjection = `
  "mainServicesHere": *[_type == "areaService" && city._ref == ^.city._ref] | order(title asc){
    _id, _type, title, "slug": slug.current
  }
`

export const mainServicesHereParser = z.array(
  z.object({ _id: z.string(), _type: z.literal('areaService'), title: requiredText, slug: requiredText }),
)

export type TownFragment = z.infer<typeof townParser>
export type MainServiceHere = z.infer<typeof mainServicesHereParser>[number]
