import { z } from 'zod'
import { serviceLinkParser, serviceLinkProjection } from '../../fragments/link.ts'
import { requiredText } from '../../fragments/text/required-text.ts'

/** What the pages of all trades in all towns share. */
export const sharedProjection = `
  _id, _type, tilesHeading, reasonsHeading, reasons, neighborhoodsHeading, neighborhoods,
  tiles[]{_key, title, text, service->{${serviceLinkProjection}}}
`

const tileParser = z.object({
  _key: z.string(),
  title: requiredText,
  text: requiredText,
  service: serviceLinkParser.nullable(),
})

export const sharedParser = z.object({
  _id: z.string(),
  _type: z.literal('cityServiceShared'),
  tilesHeading: requiredText,
  tiles: z.array(tileParser).length(16, 'needs sixteen tiles'),
  reasonsHeading: requiredText,
  reasons: z.array(requiredText).min(4, 'needs at least four reasons'),
  neighborhoodsHeading: requiredText,
  neighborhoods: z.array(requiredText).length(8, 'needs eight labels'),
})

export type SharedFragment = z.infer<typeof sharedParser>
export type TileFragment = z.infer<typeof tileParser>
