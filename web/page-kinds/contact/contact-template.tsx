import { singlePages } from '#content/addresses/routes.ts'
import { exceptionLines } from '#content/hours/opening-exceptions.ts'
import { hoursLines } from '#content/hours/opening-hours.ts'
import { AreaMap, areaSentence } from '../../components/area-map/area-map.tsx'
import { MapOnRequest } from '../../components/area-map/map-on-request.tsx'
import { Contact } from '../../components/contact/contact.tsx'
import { ContactWays } from '../../components/contact-links/contact-ways.tsx'
import { MoreLink } from '../../components/controls/more-link.tsx'
import { Band } from '../../components/layout/band.tsx'
import { Columns } from '../../components/layout/columns.tsx'
import { HoursTable } from '../../components/opening-hours/hours-table.tsx'
import { OpenNow } from '../../components/opening-hours/open-now.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { StepList } from '../../components/text/steps.tsx'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import type { AnswerOf } from '../page-queries.ts'
import { SingleTemplate } from '../single/single-template.tsx'

export function ContactTemplate({ page, site }: AnswerOf['contactPage']) {
  const contact = { heading: page.formHeading, intro: null, ...page.home.contact }
  return (
    // The form follows at once. Where there is room, the ways to reach us stand beside it.
    <SingleTemplate
      page={page}
      site={site}
      top={{ facts: [], buttons: <ContactWays business={site.business} className="lg:hidden" /> }}
    >
      <Contact contact={contact} site={site} className="pt-head" />
      <Hours site={site} />
      <NextSteps heading={page.nextHeading} steps={page.steps} />
    </SingleTemplate>
  )
}

type NextStepsProps = { heading: string; steps: readonly string[] }

export function NextSteps({ heading, steps }: NextStepsProps) {
  return (
    <Band className="[--place:19rem] md:[--place:14rem]" data-section="next-steps">
      <div className="mx-auto w-page">
        <Head heading={heading} />
        <StepList steps={steps} />
      </div>
    </Band>
  )
}

export function Hours({ site }: { site: Site }) {
  const { business, openingHours, cities } = site
  const differing = exceptionLines(openingHours.exceptions ?? [])
  return (
    <Band data-section="hours">
      <Columns wide="half" className="mx-auto w-page lg:items-center">
        <div className="space-y-4">
          <h2>Hours and area</h2>
          <OpenNow />
          <HoursTable lines={hoursLines(openingHours.days)} />
          {differing.length > 0 && (
            <div
              className="space-y-4 pt-4"
              data-until={differing
                .map(({ until }) => until)
                .sort()
                .at(-1)}
            >
              <h3 className="text-h4">Holiday hours</h3>
              <HoursTable lines={differing} />
            </div>
          )}
          <p className="text-sm text-balance text-ink-soft">{areaSentence(business)}</p>
          <MoreLink href={singlePages.areasPage.path} text="Check your zip code" />
        </div>
        <MapOnRequest business={business}>
          <AreaMap business={business} cities={cities} place="beside" />
        </MapOnRequest>
      </Columns>
    </Band>
  )
}
