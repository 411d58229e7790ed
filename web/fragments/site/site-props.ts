import type { Place } from '#content/distance.ts'
import type { CityLink, ServiceLink } from '../link.ts'
import type { BusinessSlice } from './business.ts'
import type { NavigationSlice } from './navigation.ts'
import type { OpeningHoursSlice } from './opening-hours.ts'

/** What header and footer show on every page. */
export type SiteSlice = {
  business: BusinessSlice
  openingHours: OpeningHoursSlice
  navigation: NavigationSlice
  mainServices: readonly ServiceLink[]
  services: readonly ServiceLink[]
  cities: readonly (CityLink & { tier: 'primary' | 'extended' | 'nearby'; location: Place | null })[]
}
