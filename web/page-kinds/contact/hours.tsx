import { singlePages } from '#content/addresses/routes.ts'
import { exceptionLines } from '#content/hours/opening-exceptions.ts'
import { hoursLines } from '#content/hours/opening-hours.ts'
import { AreaMap, areaSentence } from '../../components/area-map/area-map.tsx'
import { MapOnRequest } from '../../components/area-map/map-on-request.tsx'
import { MoreLink } from '../../components/controls/more-link.tsx'
import { HoursTable } from '../../components/opening-hours/hours-table.tsx'
import { OpenNow } from '../../components/opening-hours/open-now.tsx'
import type { Site } from '../../fragments/site/site-query.ts'

/** When someone answers, and how far they drive. */
export function Hours({ site }: { site: Site }) {
  const { business, openingHours, cities } = site
  const differing = exceptionLines(openingHours.exceptions ?? [])
  return (
    <section className="sec" data-section="hours">
      <div className="wrap grid half centred">
        <div className="stack">
          <h2>Hours and area</h2>
          <OpenNow />
          <HoursTable lines={hoursLines(openingHours.days)} />
          {differing.length > 0 && (
            <div
              className="stack"
              data-until={differing
                .map(({ until }) => until)
                .sort()
                .at(-1)}
            >
              <h3 className="h4">Holiday hours</h3>
              <HoursTable caption="Holiday hours" lines={differing} />
            </div>
          )}
          <p className="small soft">{areaSentence(business)}</p>
          <MoreLink href={singlePages.areasPage.path} text="Check your zip code" />
        </div>
        <MapOnRequest business={business}>
          <AreaMap business={business} cities={cities} />
        </MapOnRequest>
      </div>
    </section>
  )
}
