import type { ReactNode } from 'react'
import { hoursWithEmergencies } from '#content/hours/opening-hours.ts'
import { TownRoute } from '../../components/area-map/town-route.tsx'
import { FactList, knownFacts } from '../../components/facts/fact-list.tsx'
import { Band } from '../../components/layout/band.tsx'
import { cards } from '../../components/layout/card.ts'
import { Columns } from '../../components/layout/columns.tsx'
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
import { plainText } from '../../lake/fragments/text/plain-text.ts'
import type { TownFragment } from '../../lake/fragments/town.ts'

type Town = CityLink &
  FactsFragment &
  Pick<TownFragment, 'landmarks' | 'travelTime' | 'about'> & { reasons: string[] | null }

/** Characters of a text that is as high as both cards beside it; below a shorter text there is room for the figures. */
const LONG = 1_900

export function TownProfile({ town, site }: { town: Town; site: Site }) {
  const { name, about, articles } = town
  const facts = knownFacts(town)
  const isLong = plainText(about ?? [], site.business).length > LONG
  return (
    <Band as="div" className="[--place:95rem] md:[--place:115rem] lg:[--place:104rem] xl:[--place:90rem]">
      <Columns wide="half" from="lg" className="mx-auto w-page lg:grid-rows-[auto_auto_1fr]">
        <div className={isLong ? 'lg:row-span-3' : 'lg:max-xl:row-span-3'}>
          <Words town={town} business={site.business} />
        </div>
        <Details town={town} site={site} />
        {facts.length > 0 && (
          <Card name="facts" title={`${name} by the numbers`} isWide={!isLong}>
            <FactList facts={facts} isWide={!isLong} />
          </Card>
        )}
        {articles && articles.length > 0 && (
          <Card name="articles" title={`More about ${name} on other sites`} isWide={!isLong}>
            <ArticleList
              articles={articles}
              className={isLong ? undefined : 'xl:grid xl:grid-cols-2 xl:gap-x-grid'}
            />
          </Card>
        )}
      </Columns>
    </Band>
  )
}

function Words({ town: { name, reasons, about }, business }: { town: Town; business: Site['business'] }) {
  return (
    <div className="space-y-12">
      {reasons && (
        <div data-section="why">
          <Head heading={`Why ${name} calls us`} above="text" />
          <TickList lines={reasons} />
        </div>
      )}
      {about && (
        <div className="space-y-4" data-section="about">
          <PhoneFold title={<h3>About {name}</h3>}>
            <RichText text={about} business={business} />
          </PhoneFold>
        </div>
      )}
    </div>
  )
}

type CardProps = {
  name: string
  title: string
  isOpen?: boolean
  /** Whether it has the whole width where there is a third column's room. */
  isWide?: boolean
  children: ReactNode
}

function Card({ name, title, isOpen, isWide = false, children }: CardProps) {
  return (
    <div
      className={`${cards.foldedStack} space-y-4 ${isWide ? 'xl:col-span-full' : ''}`.trim()}
      data-section={name}
    >
      <PhoneFold title={<h2 className="text-h3">{title}</h2>} isOpen={isOpen}>
        {children}
      </PhoneFold>
    </div>
  )
}

/** Nearer to what it names than to what stands above. */
const detail = 'label not-first:pt-3 -mb-1'

function Details({ town, site }: { town: Town; site: Site }) {
  return (
    <Card name="details" title="Service details" isOpen>
      <div className="grid gap-x-grid-wide gap-y-6 md:max-lg:grid-cols-2">
        <div className="space-y-3">
          <TownRoute town={town} site={site} />
        </div>
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
      </div>
    </Card>
  )
}
