import type { TownFacts } from '../sanity.types.ts'
import type { Head, Keyed } from './sections.ts'

/** What the city of the page knows about itself; the city holds the facts, the section says which of them. */
export const townFacts = ({
  show,
  ...head
}: Head & Pick<TownFacts, 'show' | 'action'>): Keyed<TownFacts> => ({
  _type: 'townFacts',
  _key: show,
  show,
  ...head,
})
