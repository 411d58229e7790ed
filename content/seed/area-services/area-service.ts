import type { AreaService } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { ref, slug } from '../reference.ts'

type Named = Pick<AreaService, 'title' | 'hero' | 'sections' | 'closing' | 'seo'>

/** The page of a main service in a town; both are the last part of an id, such as `mint-hill` and `handyman`. */
export const areaService = (
  town: string,
  service: 'handyman' | 'renovations' | 'construction' | 'maintenance',
  page: Named,
): Seed<AreaService> => ({
  _id: `area-${town}-${service}`,
  _type: 'areaService',
  slug: slug(`${town}/${service}`),
  city: ref(`city-${town}`),
  service: ref(`service-${service}`),
  ...page,
})
