import { z } from 'zod'
import { sectionParser, sectionProjection, withDays } from './section-query.ts'
import { townFactsParser, townFactsProjection } from './town-facts/query.ts'

/** What the owner can put on the page of a town: every kind of section, and facts of the town. */
export const localSectionProjection = `
  ${sectionProjection},
  _type == "townFacts" => {${townFactsProjection}}
`

export const localSectionParser = z.discriminatedUnion('_type', [
  ...sectionParser.options,
  withDays(townFactsParser),
])

export type LocalSectionFragment = z.infer<typeof localSectionParser>
