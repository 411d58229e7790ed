import { z } from 'zod'
import { headingProjection, sectionOf } from '../../fragments/text/heading.ts'

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
  action: z.string().nullable(),
})

export type TownFactsFragment = z.infer<typeof townFactsParser>
