import { directionsLink } from '#content/addresses/outside-links.ts'
import { hoursWithEmergencies } from '#content/hours/opening-hours.ts'
import { AreaMap } from '../../components/area-map/area-map.tsx'
import { MapOnRequest } from '../../components/area-map/map-on-request.tsx'
import { OutsideLink } from '../../components/controls/more-link.tsx'
import { HoursTable } from '../../components/opening-hours/hours-table.tsx'
import { PhoneFold } from '../../components/text/fold.tsx'
import { ZipCodes } from '../../components/text/zip-codes.tsx'
import type { CityLink } from '../../fragments/link.ts'
import { officeOf } from '../../fragments/site/business.ts'
import type { Site } from '../../fragments/site/site-query.ts'

type Town = CityLink & { landmarks: string[] | null; travelTime: string | null }

/** Where the town lies, how long the way is, its zip codes and landmarks, and the hours there. */
export function Details({ town, site }: { town: Town; site: Site }) {
  const { business, openingHours, cities } = site
  return (
    <div className="card stack" data-section="details">
      <PhoneFold title={<h2 className="h3">Service details</h2>}>
        <MapOnRequest business={business} town={cities.find(({ slug }) => slug === town.slug)}>
          <AreaMap business={business} cities={cities} here={town.slug} />
        </MapOnRequest>
        <div className="row">
          <OutsideLink href={directionsLink(officeOf(business), town)} text="Directions from our office" />
          {town.travelTime && <span className="small soft">{town.travelTime}</span>}
        </div>
        <p className="label">Zip codes</p>
        <ZipCodes zipCodes={town.zipCodes} state={town.state} />
        {town.landmarks && town.landmarks.length > 0 && (
          <>
            <p className="label">Landmarks nearby</p>
            <p className="small">{town.landmarks.join(', ')}</p>
          </>
        )}
        <p className="label">Hours</p>
        <HoursTable lines={hoursWithEmergencies(openingHours)} />
      </PhoneFold>
    </div>
  )
}
