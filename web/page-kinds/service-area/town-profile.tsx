import type { ReactNode } from 'react'
import { hoursWithEmergencies } from '#content/hours/opening-hours.ts'
import { TownRoute } from '../../components/area-map/town-route.tsx'
import { FactList, knownFacts } from '../../components/facts/fact-list.tsx'
import { Band } from '../../components/layout/band.tsx'
import { cards } from '../../components/layout/card.ts'
import { HoursTable } from '../../components/opening-hours/hours-table.tsx'
import { ArticleList } from '../../components/text/article-list.tsx'
import { PhoneFold } from '../../components/text/fold.tsx'
import { RichText } from '../../components/text/rich-text.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { TickList } from '../../components/text/tick-list.tsx'
import { ZipCodes } from '../../components/text/zip-codes.tsx'
import type { FactsFragment } from '../../lake/fragments/facts.ts'
import type { CityLink } from '../../lake/fragments/link.ts'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import type { TownFragment } from '../../lake/fragments/town.ts'

type Town = CityLink &
  FactsFragment &
  Pick<TownFragment, 'landmarks' | 'travelTime' | 'about'> & { reasons: string[] | null }
type TownProps = { town: Town; site: Site }

/** Why people there call, where the town lies, and what they look up. */
export function TownAtAGlance({ town, site }: TownProps) {
  return (
    <Band as="div" className="[--place:48rem] lg:[--place:36rem]">
      <div className="mx-auto grid w-page items-start gap-grid *:min-w-0 md:grid-cols-2 xl:grid-cols-3">
        {town.reasons && (
          <div className="md:max-xl:col-span-full" data-section="why">
            <Head heading={`Why ${town.name} calls us`} above="text" />
            <TickList lines={town.reasons} />
          </div>
        )}
        <div className="space-y-3">
          <TownRoute town={town} site={site} place="narrow" />
        </div>
        <Details town={town} site={site} />
      </div>
    </Band>
  )
}

/** Nearer to what it names than to what stands above. */
const detail = 'label not-first:pt-3 -mb-1'

function Details({ town, site }: TownProps) {
  return (
    <Card name="details" title="Service details">
      <div className="*:not-first:mt-3">
        <p className={detail}>Zip codes</p>
        <ZipCodes zipCodes={town.zipCodes} state={town.state} />
        {town.landmarks && town.landmarks.length > 0 && (
          <>
            <p className={detail}>Landmarks nearby</p>
            <p className="text-sm">{town.landmarks.join(', ')}</p>
          </>
        )}
        <p className={detail}>Hours</p>
        <HoursTable lines={hoursWithEmergencies(site.openingHours)} />
      </div>
    </Card>
  )
}

/** What there is to read of the town. */
export function TownProfile({ town, site }: TownProps) {
  const { name, about, articles } = town
  const facts = knownFacts(town)
  return (
    <Band as="div" className="[--place:20rem] md:[--place:44rem]">
      <div className="mx-auto w-page space-y-grid">
        {about && (
          <div className="md:mb-head" data-section="about">
            <PhoneFold title={<h2>About {name}</h2>}>
              <RichText
                text={about}
                business={site.business}
                className="lg:max-w-none lg:columns-2 lg:gap-x-grid-wide lg:*:break-inside-avoid"
              />
            </PhoneFold>
          </div>
        )}
        {facts.length > 0 && (
          <Card name="facts" title={`${name} by the numbers`}>
            <FactList facts={facts} isWide />
          </Card>
        )}
        {articles && articles.length > 0 && (
          <Card name="articles" title={`More about ${name} on other sites`}>
            <ArticleList articles={articles} className="lg:grid lg:grid-cols-2 lg:gap-x-grid" />
          </Card>
        )}
      </div>
    </Band>
  )
}

type CardProps = { name: string; title: string; children: ReactNode }

function Card({ name, title, children }: CardProps) {
  return (
    <div className={`${cards.foldedStack} space-y-4`} data-section={name}>
      <PhoneFold title={<h2 className="text-h3">{title}</h2>}>{children}</PhoneFold>
    </div>
  )
}
