import { directionsLink } from '#content/addresses/outside-links.ts'
import type { CityLink } from '../../lake/fragments/link.ts'
import { officeOf } from '../../lake/fragments/site/business.ts'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import { OutsideLink } from '../controls/more-link.tsx'
import { AreaMap } from './area-map.tsx'
import { MapOnRequest } from './map-on-request.tsx'

type TownRouteProps = { town: CityLink; site: Site; place: 'beside' | 'narrow' }

/** Where the town lies, and the way there on a maps service. */
export function TownRoute({ town, site: { business, cities }, place }: TownRouteProps) {
  return (
    <>
      <MapOnRequest business={business} town={cities.find(({ slug }) => slug === town.slug)}>
        <AreaMap business={business} cities={cities} here={town.slug} place={place} />
      </MapOnRequest>
      <OutsideLink href={directionsLink(officeOf(business), town)} text="Directions from our office" />
    </>
  )
}
