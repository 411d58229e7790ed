import { milesFrom, type Place } from '#content/places/distance.ts'
import type { CityLink } from '../../fragments/link.ts'
import type { BusinessFragment } from '../../fragments/site/business.ts'
import { RadiusMap, type Town } from './radius-map.tsx'

type Area = Pick<BusinessFragment, 'locality' | 'location' | 'serviceRadiusMiles' | 'counties'>

type AreaMapProps = {
  business: Area
  cities: readonly (CityLink & { tier: string; location: Place | null })[]
  /** The slug of the town to mark; the office's by default. */
  here?: string
  narrow?: boolean
}

/** The towns around the office. Towns that are served on request would crowd it: of these only the marked one is drawn. */
export function AreaMap({ business, cities, here, narrow }: AreaMapProps) {
  const { locality, location: office, serviceRadiusMiles } = business
  const marked = here ?? cities.find(({ name }) => name === locality)?.slug
  const towns = cities.flatMap(({ slug, name, tier, location }): Town[] => {
    const isHere = slug === marked
    return location && (isHere || tier !== 'nearby') ? [{ name, isHere, ...milesFrom(office, location) }] : []
  })
  const label = `Map of the towns within ${serviceRadiusMiles} miles of ${locality}`
  return <RadiusMap towns={towns} label={label} narrow={narrow} />
}

/** Such as "30+ miles around Charlotte, across Mecklenburg, Union and Gaston counties." */
export function areaSentence({
  serviceRadiusMiles,
  locality,
  counties,
}: Pick<Area, 'serviceRadiusMiles' | 'locality' | 'counties'>): string {
  const list = new Intl.ListFormat('en-US').format(counties)
  return `${serviceRadiusMiles}+ miles around ${locality}, across ${list} ${counties.length > 1 ? 'counties' : 'County'}.`
}
