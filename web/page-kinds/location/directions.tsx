import { directionsLink } from '#content/addresses/outside-links.ts'
import { AreaMap } from '../../components/area-map/area-map.tsx'
import { MapOnRequest } from '../../components/area-map/map-on-request.tsx'
import { OutsideLink } from '../../components/controls/more-link.tsx'
import { RichText, type TextFacts } from '../../components/text/rich-text.tsx'
import { Head } from '../../components/text/section-head.tsx'
import type { CityLink } from '../../fragments/link.ts'
import { officeOf } from '../../fragments/site/business.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import type { RichTextFragment } from '../../fragments/text/rich-text.ts'

type DirectionsProps = {
  town: { name: string }
  directions: RichTextFragment
  /** What helps us to be on time: parking, gates, rules. */
  arrival: RichTextFragment | null
  business: TextFacts
}

/** The way from the office to a town, in words. */
export function Directions({ town, directions, arrival, business }: DirectionsProps) {
  return (
    <div className="stack" data-section="directions">
      <Head heading={`From our office to ${town.name}`} />
      <RichText text={directions} business={business} />
      {arrival && (
        <>
          <h3 className="mt-6">On the day</h3>
          <RichText text={arrival} business={business} />
        </>
      )}
    </div>
  )
}

type RouteCardProps = { town: CityLink & { travelTime: string | null }; site: Site }

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
