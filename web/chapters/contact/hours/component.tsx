import { exceptionLines } from '#content/opening-exceptions.ts'
import { hoursLines } from '#content/opening-hours.ts'
import type { SiteSlice } from '../../../documents/site.ts'
import { OpenNow } from '../../../parts/open-now/component.tsx'
import { AreaMap, areaSentence } from '../../../sections/areas/area-map.tsx'
import { MapOnRequest } from '../../../sections/areas/map-on-request.tsx'
import { ZipCheck } from '../../../sections/zip-check/component.tsx'
import type { ServedTownSlice } from '../../../sections/zip-check/query.ts'
import { HoursTable } from '../../../ui/hours-table.tsx'

type HoursProps = { site: SiteSlice; towns: readonly ServedTownSlice[] }

/** When someone answers, and how far they drive. */
export function Hours({ site, towns }: HoursProps) {
  const { business, openingHours, cities } = site
  return (
    <section className="sec" data-section="hours">
      <div className="wrap grid half centred">
        <div className="stack">
          <h2>Hours and area</h2>
          <OpenNow />
          <HoursTable lines={hoursLines(openingHours.days)} />
          {openingHours.exceptions && openingHours.exceptions.length > 0 && (
            <>
              <h3 className="h4">Days that differ</h3>
              <HoursTable caption="Days that differ" lines={exceptionLines(openingHours.exceptions)} />
            </>
          )}
          <p className="small soft">{areaSentence(business)}</p>
        </div>
        <MapOnRequest business={business}>
          <AreaMap business={business} cities={cities} />
        </MapOnRequest>
      </div>
      <div className="wrap mt-8">
        <ZipCheck towns={towns} business={business} />
      </div>
    </section>
  )
}
