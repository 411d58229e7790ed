import type { ReactNode } from 'react'
import type { Place } from '#content/distance.ts'
import { mapLink, mapToEmbed } from '#content/outside-links.ts'
import type { BusinessSlice } from '../../fragments/site/business.ts'
import { ButtonLink } from '../controls/button.tsx'

type MapOnRequestProps = {
  business: Pick<BusinessSlice, 'location' | 'serviceRadiusMiles' | 'mapUrl' | 'locality'>
  /** The town in the middle of the map; without one it shows all that the business serves. */
  town?: { name: string; location: Place | null }
  /** Our drawing, until somebody asks for the map. */
  children: ReactNode
}

const TOWN_MILES = 6

/** A map service learns of a visitor only when that visitor asks for its map; without a script it opens in a new tab. */
export function MapOnRequest({ business, town, children }: MapOnRequestProps) {
  const here = town?.location
  return (
    <map-on-request
      data-embed={
        here ? mapToEmbed(here, TOWN_MILES) : mapToEmbed(business.location, business.serviceRadiusMiles)
      }
      data-title={`Map of ${here ? town.name : business.locality} on OpenStreetMap`}
    >
      {children}
      <div className="row">
        <ButtonLink
          look="outline"
          size="sm"
          icon="pin"
          href={here ? mapLink(here) : business.mapUrl}
          target="_blank"
          rel="noopener"
        >
          Show the map<span className="vh"> (opens in a new tab)</span>
        </ButtonLink>
        <span className="small soft">Comes from OpenStreetMap</span>
      </div>
    </map-on-request>
  )
}
