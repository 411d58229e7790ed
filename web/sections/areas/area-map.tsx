import type { BusinessSlice } from '../../documents/business.ts'
import type { CityLink } from '../../documents/link.ts'
import { RadiusMap } from '../../ui/drawings/radius-map.tsx'

type Area = Pick<BusinessSlice, 'locality' | 'serviceRadiusMiles' | 'counties'>

type AreaMapProps = {
  business: Area
  cities: readonly CityLink[]
  /** The town that is marked; the office's, unless another is given. */
  here?: string
  crop?: boolean
}

export function AreaMap({ business, cities, here, crop }: AreaMapProps) {
  const office = cities.find(({ name }) => name === business.locality)?.slug ?? ''
  return (
    <RadiusMap
      towns={cities}
      here={here ?? office}
      label={`Map of the towns within ${business.serviceRadiusMiles} miles of ${business.locality}`}
      crop={crop}
    />
  )
}

/** Such as "30+ miles around Charlotte, across Mecklenburg, Union and Gaston counties." */
export function areaSentence({ serviceRadiusMiles, locality, counties }: Area): string {
  const list = new Intl.ListFormat('en-US').format(counties)
  return `${serviceRadiusMiles}+ miles around ${locality}, across ${list} ${counties.length > 1 ? 'counties' : 'County'}.`
}
