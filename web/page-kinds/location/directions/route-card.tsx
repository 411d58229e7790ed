import { directionsLink } from '#content/addresses/outside-links.ts'
import { AreaMap } from '../../../components/area-map/area-map.tsx'
import { MapOnRequest } from '../../../components/area-map/map-on-request.tsx'
import { OutsideLink } from '../../../components/controls/more-link.tsx'
import type { CityLink } from '../../../fragments/link.ts'
import { officeOf } from '../../../fragments/site/office-of.ts'
import type { SiteFragment } from '../../../fragments/site/site-props.ts'

type RouteCardProps = { town: CityLink & { travelTime: string | null }; site: SiteFragment }

/** Where the town lies, how long the way is, and the way itself on a maps service. */
export function RouteCard({ town, site }: RouteCardProps) {
  const { business, cities } = site
  return (
    <div className="card stack">
      <MapOnRequest business={business} town={cities.find(({ slug }) => slug === town.slug)}>
        <AreaMap business={business} cities={cities} here={town.slug} />
      </MapOnRequest>
      <div className="row apart">
        <OutsideLink href={directionsLink(officeOf(business), town)} text="Directions from our office" />
        {town.travelTime && <span className="small soft">{town.travelTime}</span>}
      </div>
    </div>
  )
}
