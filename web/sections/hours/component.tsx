import { hoursLines } from '#content/opening-hours.ts'
import { HoursTable } from '../../ui/hours-table.tsx'
import { AreaMap, areaSentence } from '../areas/area-map.tsx'
import type { SiteSlice } from '../site-header/site-slice.ts'

/** When someone answers, and how far they drive. */
export function Hours({ site }: { site: SiteSlice }) {
  const { business, openingHours, cities } = site
  return (
    <section className="sec" data-section="hours">
      <div className="wrap grid half centred">
        <div className="stack">
          <h2>Hours and area</h2>
          <HoursTable lines={hoursLines(openingHours.days)} />
          <p className="small soft">{areaSentence(business)}</p>
        </div>
        <AreaMap business={business} cities={cities} />
      </div>
    </section>
  )
}
