import { z } from 'zod'
import { optionalText } from '#content/documents/field-kinds.ts'
import { headingProjection, sectionOf } from '../../lake/fragments/text/heading.ts'

export const townFactsProjection = `${headingProjection}, show, action`

export const townFactsParser = sectionOf('townFacts', {
  show: z.enum([
    'zip-codes',
    'neighborhoods',
    'landmarks',
    'hours',
    'facts',
    'about',
    'home-market',
    'building-market',
    'property-types',
    'climate',
    'articles',
    'links',
  ]),
  /** Words on a quote button below. */
  action: optionalText,
})

export type TownFactsFragment = z.infer<typeof townFactsParser>
