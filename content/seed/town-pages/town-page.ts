import type { TownPage } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { ref, slug } from '../reference.ts'

type Words = Pick<TownPage, 'title' | 'hero' | 'sections' | 'closing' | 'seo'>

/** The page about all services in a town; `town` is the last part of its id. */
export const townPage = (town: string, words: Words): Seed<TownPage> => ({
  _id: `town-page-${town}`,
  _type: 'townPage',
  slug: slug(town),
  city: ref(`city-${town}`),
  ...words,
})
