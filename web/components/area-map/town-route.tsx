import { directionsLink } from '#content/addresses/outside-links.ts'
import type { CityLink } from '../../lake/fragments/link.ts'
import { officeOf } from '../../lake/fragments/site/business.ts'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import { OutsideLink } from '../controls/more-link.tsx'
import { AreaMap } from './area-map.tsx'
import { MapOnRequest } from './map-on-request.tsx'

type TownRouteProps = {
  town: CityLink & { travelTime: string | null }
  site: Site
  /** Whether the page has said how long the way is. */
  isTimed?: boolean
}

/** Where the town lies, how long the way is, and the way itself on a maps service. */
export function TownRoute({ town, site: { business, cities }, isTimed = false }: TownRouteProps) {
  return (
    <>
      <MapOnRequest business={business} town={cities.find(({ slug }) => slug === town.slug)}>
        <AreaMap business={business} cities={cities} here={town.slug} place="beside" />
      </MapOnRequest>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <OutsideLink href={directionsLink(officeOf(business), town)} text="Directions from our office" />
        {town.travelTime && !isTimed && (
          <span className="text-sm text-ink-soft">{town.travelTime} by car</span>
        )}
      </div>
    </>
  )
}
