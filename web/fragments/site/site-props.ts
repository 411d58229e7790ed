import type { Place } from '#content/places/distance.ts'
import type { CityLink, ServiceLink } from '../link.ts'
import type { BusinessFragment } from './business.ts'
import type { NavigationFragment } from './navigation.ts'
import type { OpeningHoursFragment } from './opening-hours.ts'

/** What header and footer show on every page. */
export type SiteFragment = {
  business: BusinessFragment
  openingHours: OpeningHoursFragment
  navigation: NavigationFragment
  mainServices: readonly ServiceLink[]
  services: readonly ServiceLink[]
  cities: readonly (CityLink & { tier: 'primary' | 'extended' | 'nearby'; location: Place | null })[]
}
