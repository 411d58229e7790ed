import { hoursWithEmergencies } from '#content/hours/opening-hours.ts'
import { TownRoute } from '../../components/area-map/town-route.tsx'
import { Closing } from '../../components/closing/closing.tsx'
import { LocalHero } from '../../components/hero/local-hero.tsx'
import { Band } from '../../components/layout/band.tsx'
import { cards } from '../../components/layout/card.ts'
import { Columns } from '../../components/layout/columns.tsx'
import { TownServices } from '../../components/main-services/main-services.tsx'
import { HoursTable } from '../../components/opening-hours/hours-table.tsx'
import { OpenNow } from '../../components/opening-hours/open-now.tsx'
import { asHighOnTablet, HALF_OF_PAGE, Picture } from '../../components/picture/picture.tsx'
import { RichText } from '../../components/text/rich-text.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { ZipCodes } from '../../components/text/zip-codes.tsx'
import { topicOf } from '../../lake/fragments/quote-topic.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import type { RichTextFragment } from '../../lake/fragments/text/rich-text.ts'
import { Figure } from '../../sections/stats/stats.tsx'
import type { AnswerOf } from '../page-queries.ts'

export function LocationTemplate({ page, site }: AnswerOf['locationPage']) {
  const { hero, city, directions, arrival, closing } = page
  const route = (
    <div className="space-y-4">
      <TownRoute town={city} site={site} place="beside" />
    </div>
  )
  return (
    <>
      <LocalHero
        hero={hero}
        town={city}
        subject="Getting there"
        site={site}
        beside={route}
        more={replyFact(site.business)}
        aboveButtons={city.travelTime && <HowSoon time={city.travelTime} />}
      />
      <Band as="div">
        <Columns wide="half" from="lg" className="mx-auto w-page lg:items-stretch">
          <div className="flex flex-col gap-grid *:last:grow">
            <Directions town={city} directions={directions} arrival={arrival} business={site.business} />
            <section className={`${cards.folded} space-y-4`} data-section="zip-codes">
              <h2 className="text-h3">Zip codes we cover</h2>
              <ZipCodes zipCodes={city.zipCodes} state={city.state} />
            </section>
          </div>
          <div
            className={`flex flex-col gap-grid *:min-w-0 *:last:grow md:max-lg:grid md:max-lg:grid-cols-2 ${asHighOnTablet}`}
          >
            {hero.picture && <div className={cards.usual}>{route}</div>}
            {city.picture && <Picture picture={city.picture} sizes={HALF_OF_PAGE} upTo={1200} />}
            <section className={`${cards.folded} space-y-4`} data-section="hours">
              <h2 className="text-h3">Hours in {city.name}</h2>
              <OpenNow />
              <HoursTable lines={hoursWithEmergencies(site.openingHours)} />
            </section>
          </div>
        </Columns>
      </Band>
      <TownServices heading={`What we do in ${city.name}`} town={city} />
      <Closing closing={closing} business={site.business} topic={topicOf(page)} />
    </>
  )
}

const replyFact = ({ reply }: BusinessFragment) => (reply ? [{ name: reply.label, value: reply.value }] : [])

/** How soon somebody can be there. */
function HowSoon({ time }: { time: string }) {
  return (
    <ul className="max-w-measure">
      <Figure label="Drive from our office" value={time} />
    </ul>
  )
}

type DirectionsProps = {
  town: { name: string }
  directions: RichTextFragment
  /** What helps us to be on time: parking, gates, rules. */
  arrival: RichTextFragment | null
  business: BusinessFragment
}

export function Directions({ town, directions, arrival, business }: DirectionsProps) {
  return (
    <div className="space-y-4" data-section="directions">
      <Head heading={`From our office to ${town.name}`} above="none" />
      <RichText text={directions} business={business} />
      {arrival && (
        <>
          <h3 className="mt-8">On the day</h3>
          <RichText text={arrival} business={business} />
        </>
      )}
    </div>
  )
}
