import type { TownService } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { ref, slug } from '../reference.ts'

type Words = Pick<TownService, 'title' | 'hero' | 'sections' | 'closing' | 'seo'>

/** A service with prices of its own in Matthews; `address` is the last part of its path, `service` an id. */
export const matthewsService = (address: string, service: string, words: Words): Seed<TownService> => ({
  _id: `town-service-matthews-${address}`,
  _type: 'townService',
  slug: slug(`matthews/${address}`),
  city: ref('city-matthews'),
  service: ref(service),
  ...words,
})
