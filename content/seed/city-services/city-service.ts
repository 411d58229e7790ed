import type { CityService } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { ref, slug } from '../reference.ts'

type Trade = 'painting' | 'plumbing' | 'electrical' | 'tiling'
type Words = Pick<CityService, 'title' | 'hero' | 'about' | 'closing' | 'seo'>

/** The page of a trade in a town; `town` is the last part of its id, such as `mint-hill`. */
export const cityService = (town: string, trade: Trade, words: Words): Seed<CityService> => ({
  _id: `city-service-${town}-${trade}`,
  _type: 'cityService',
  slug: slug(`${town}/${trade}`),
  city: ref(`city-${town}`),
  service: ref(`service-${trade}`),
  ...words,
})
