import { directionsLink } from '#content/outside-links.ts'
import type { CityLink } from '../../../documents/link.ts'
import type { SiteSlice } from '../../../documents/site.ts'
import { AreaMap } from '../../../sections/areas/area-map.tsx'
import { MapOnRequest } from '../../../sections/areas/map-on-request.tsx'
import { OutsideLink } from '../../../ui/more-link.tsx'
import { officeOf } from './office-of.ts'

type RouteCardProps = { town: CityLink & { travelTime: string | null }; site: SiteSlice }

/** Where the town lies, how long the way is, and the way itself on a maps service. */
export function RouteCard({ town, site }: RouteCardProps) {
  const { business, cities } = site
  return (
    <div className="card stack">
      <MapOnRequest business={business} town={cities.find(({ slug }) => slug === town.slug)}>
        <AreaMap business={business} cities={cities} here={town.slug} />
      </MapOnRequest>
      <div className="row apart">
        <OutsideLink href={directionsLink(officeOf(business), town)} text="Route from our office" />
        {town.travelTime && <span className="small soft">{town.travelTime}</span>}
      </div>
    </div>
  )
}
