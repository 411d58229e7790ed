import { directionsLink } from '#content/outside-links.ts'
import type { CityLink } from '../../documents/link.ts'
import type { RichTextSlice } from '../../documents/rich-text.ts'
import { Head } from '../../ui/head.tsx'
import { OutsideLink } from '../../ui/more-link.tsx'
import { AreaMap } from '../areas/area-map.tsx'
import { RichText } from '../rich-text/component.tsx'
import type { SiteSlice } from '../site-header/site-slice.ts'
import { officeOf } from './office-of.ts'

type DirectionsProps = {
  town: CityLink & { travelTime: string | null }
  directions: RichTextSlice
  /** What helps us to be on time: parking, gates, rules. */
  arrival: RichTextSlice | null
  site: SiteSlice
}

/** The way from the office to a town, in words and on a drawing. */
export function Directions({ town, directions, arrival, site }: DirectionsProps) {
  const { business } = site
  return (
    <section className="sec" data-section="directions">
      <div className="wrap grid half">
        <div className="stack">
          <Head heading={`From our office to ${town.name}`} />
          <RichText text={directions} business={business} />
          {arrival && (
            <>
              <h3>On the day</h3>
              <RichText text={arrival} business={business} />
            </>
          )}
        </div>
        <div className="card stack">
          <AreaMap business={business} cities={site.cities} here={town.slug} />
          <div className="row apart">
            <OutsideLink href={directionsLink(officeOf(business), town)} text="Route from our office" />
            {town.travelTime && <span className="small soft">{town.travelTime}</span>}
          </div>
        </div>
      </div>
    </section>
  )
}
