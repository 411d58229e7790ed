import type { ReactNode } from 'react'
import { mapLink, mapService, mapToEmbed } from '#content/addresses/outside-links.ts'
import type { Place } from '#content/places/distance.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { ButtonLink } from '../controls/button.tsx'
import { InNewTab, newTab } from '../controls/more-link.tsx'

type MapOnRequestProps = {
  business: Pick<BusinessFragment, 'location' | 'serviceRadiusMiles' | 'mapUrl' | 'locality'>
  /** The town in the middle of the map; without one it shows all that the business serves. */
  town?: { name: string; location: Place | null }
  /** Our own drawing, shown until the map is loaded. */
  children?: ReactNode
}

const TOWN_MILES = 6

/** Loads a map service only on a click, for the visitor's privacy; without a script the map opens in a new tab. */
export function MapOnRequest({ business, town, children }: MapOnRequestProps) {
  const here = town?.location
  return (
    <map-on-request
      className="grid gap-3 [&>iframe]:aspect-4/3 [&>iframe]:w-full [&>iframe]:rounded-md [&>iframe]:border [&>iframe]:border-line [&>iframe]:bg-paper-deep"
      data-embed={
        here ? mapToEmbed(here, TOWN_MILES) : mapToEmbed(business.location, business.serviceRadiusMiles)
      }
      data-title={`Map of ${here ? town.name : business.locality} on ${mapService.name}`}
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 print:hidden">
        <ButtonLink
          look="outline"
          size="sm"
          icon="pin"
          href={here ? mapLink(here) : business.mapUrl}
          {...newTab}
        >
          Show the map
          <InNewTab />
        </ButtonLink>
        <span className="text-sm text-ink-soft">From {mapService.name}</span>
      </div>
    </map-on-request>
  )
}
