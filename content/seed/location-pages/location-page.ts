import type { LocationPage } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { ref, slug } from '../reference.ts'

type Words = Pick<LocationPage, 'title' | 'hero' | 'directions' | 'arrival' | 'closing' | 'seo'>

/** The page about the way to a town; `town` is the last part of its id. */
export const locationPage = (town: string, words: Words): Seed<LocationPage> => ({
  _id: `location-${town}`,
  _type: 'locationPage',
  slug: slug(town),
  city: ref(`city-${town}`),
  ...words,
})
