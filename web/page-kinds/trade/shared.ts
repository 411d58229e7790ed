import { z } from 'zod'
import { serviceLinkParser, serviceLinkProjection } from '../../fragments/link.ts'
import { filled } from '../../fragments/text/required-text.ts'

/** What the pages of all trades in all towns share. */
export const sharedProjection = `
  _id, _type, tilesHeading, reasonsHeading, reasons, neighborhoodsHeading, neighborhoods,
  tiles[]{_key, title, text, service->{${serviceLinkProjection}}}
`

const tileParser = z.object({
  _key: z.string(),
  title: filled,
  text: filled,
  service: serviceLinkParser.nullable(),
})

export const sharedParser = z.object({
  _id: z.string(),
  _type: z.literal('cityServiceShared'),
  tilesHeading: filled,
  tiles: z.array(tileParser).length(16, 'needs sixteen tiles'),
  reasonsHeading: filled,
  reasons: z.array(filled).min(4, 'needs at least four reasons'),
  neighborhoodsHeading: filled,
  neighborhoods: z.array(filled).length(8, 'needs eight labels'),
})

export type SharedSlice = z.infer<typeof sharedParser>
export type TileSlice = z.infer<typeof tileParser>
