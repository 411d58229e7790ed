import { hoursWithEmergencies } from '#content/hours/opening-hours.ts'
import { TownRoute } from '../../components/area-map/town-route.tsx'
import { FactList, knownFacts } from '../../components/facts/fact-list.tsx'
import { HoursTable } from '../../components/opening-hours/hours-table.tsx'
import { ArticleList } from '../../components/text/article-list.tsx'
import { PhoneFold } from '../../components/text/fold.tsx'
import { RichText } from '../../components/text/rich-text.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { TickList } from '../../components/text/tick-list.tsx'
import { ZipCodes } from '../../components/text/zip-codes.tsx'
import type { ArticleFragment } from '../../fragments/article.ts'
import type { FactsFragment } from '../../fragments/facts.ts'
import type { CityLink } from '../../fragments/link.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import { plainText } from '../../fragments/text/plain-text.ts'
import type { RichTextFragment } from '../../fragments/text/rich-text.ts'

type Town = CityLink &
  FactsFragment & {
    landmarks: string[] | null
    travelTime: string | null
    reasons: string[] | null
    about: RichTextFragment | null
  }

/** Characters of a text that is as high as both cards beside it; below a shorter text there is room for the figures. */
const LONG = 1_900

export function TownProfile({ town, site }: { town: Town; site: Site }) {
  const isLong = plainText(town.about ?? [], site.business).length > LONG
  return (
    <div className="sec">
      <div className={isLong ? 'wrap grid half profile long' : 'wrap grid half profile'}>
        <div className="stack wide-apart">
          {town.reasons && <TownReasons reasons={town.reasons} name={town.name} />}
          {town.about && <TownAbout about={town.about} name={town.name} business={site.business} />}
        </div>
        <Details town={town} site={site} />
        <Facts facts={town} name={town.name} />
        {town.articles && town.articles.length > 0 && (
          <TownArticles articles={town.articles} name={town.name} />
        )}
      </div>
    </div>
  )
}

function Facts({ facts, name }: { facts: FactsFragment; name: string }) {
  const known = knownFacts(facts)
  if (known.length === 0) return null
  return (
    <div className="card stack" data-section="facts">
      <PhoneFold title={<h2 className="h3">{name} by the numbers</h2>}>
        <FactList facts={known} />
      </PhoneFold>
    </div>
  )
}

type TownAboutProps = { about: RichTextFragment; name: string; business: Site['business'] }

function TownAbout({ about, name, business }: TownAboutProps) {
  return (
    <div className="stack" data-section="about">
      <PhoneFold title={<h3>About {name}</h3>}>
        <RichText text={about} business={business} />
      </PhoneFold>
    </div>
  )
}

function TownArticles({ articles, name }: { articles: readonly ArticleFragment[]; name: string }) {
  return (
    <div className="card stack" data-section="articles">
      <PhoneFold title={<h2 className="h3">More about {name} on other sites</h2>}>
        <ArticleList articles={articles} />
      </PhoneFold>
    </div>
  )
}

function TownReasons({ reasons, name }: { reasons: readonly string[]; name: string }) {
  return (
    <div data-section="why">
      <Head heading={`Why ${name} calls us`} />
      <TickList lines={reasons} />
    </div>
  )
}

function Details({ town, site }: { town: Town; site: Site }) {
  return (
    <div className="card stack" data-section="details">
      <PhoneFold title={<h2 className="h3">Service details</h2>}>
        <TownRoute town={town} site={site} />
        <p className="label">Zip codes</p>
        <ZipCodes zipCodes={town.zipCodes} state={town.state} />
        {town.landmarks && town.landmarks.length > 0 && (
          <>
            <p className="label">Landmarks nearby</p>
            <p className="small">{town.landmarks.join(', ')}</p>
          </>
        )}
        <p className="label">Hours</p>
        <HoursTable lines={hoursWithEmergencies(site.openingHours)} />
      </PhoneFold>
    </div>
  )
}
