import type { ReactNode } from 'react'
import { pathOf } from '#content/addresses/routes.ts'
import { hoursWithEmergencies } from '#content/hours/opening-hours.ts'
import { dollars } from '#content/prices/price.ts'
import { MoreLink } from '../../components/controls/more-link.tsx'
import { type Fact, FactList, knownFacts, TitleBlock } from '../../components/facts/fact-list.tsx'
import { HoursTable } from '../../components/opening-hours/hours-table.tsx'
import { ArticleList } from '../../components/text/article-list.tsx'
import { LinkList } from '../../components/text/link-list.tsx'
import { fit, ofItems } from '../../components/text/of-items.ts'
import { RichText } from '../../components/text/rich-text.tsx'
import { TickList } from '../../components/text/tick-list.tsx'
import { ZipCodes } from '../../components/text/zip-codes.tsx'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import type { MainServiceHere, TownFragment } from '../../lake/fragments/town.ts'
import type { LocalSectionFragment } from '../local-section-query.ts'
import { Figure, FigureList } from '../stats/stats.tsx'
import type { TownFactsFragment } from './query.ts'

export type TownFactsPage = {
  _id: string
  city: TownFragment
  mainServicesHere: readonly MainServiceHere[]
  sections: readonly LocalSectionFragment[]
}

/** What a town shows of itself; null when it has nothing to show. */
export function factsShown(show: TownFactsFragment['show'], page: TownFactsPage, site: Site): ReactNode {
  const { city: town } = page
  switch (show) {
    case 'zip-codes':
      return <ZipCodes zipCodes={town.zipCodes} state={town.state} />
    case 'neighborhoods':
      return ticks(town.neighborhoods, 'names')
    case 'landmarks':
      return ticks(town.landmarks, 'two')
    case 'property-types':
      return ticks(town.propertyTypes, 'two')
    case 'hours':
      return <HoursTable lines={hoursWithEmergencies(site.openingHours)} />
    case 'facts':
      return figures(page)
    case 'about':
      return about(page, site)
    case 'home-market':
      return town.averageHomeValue && <HomeMarket town={town} value={town.averageHomeValue} />
    case 'building-market':
      return town.development && <BuildingMarket town={town} development={town.development} />
    case 'climate':
      return town.climate && <p>{town.climate}</p>
    case 'articles':
      return (
        town.articles &&
        town.articles.length > 0 && (
          <ArticleList articles={town.articles} className="lg:grid lg:grid-cols-2 lg:gap-x-grid" />
        )
      )
    case 'links':
      return otherServices(page)
    default:
      return show satisfies never
  }
}

/** The first paragraph of the town's text; the service area shows all of it, so that no two pages repeat each other. */
function about({ city: town }: TownFactsPage, site: Site): ReactNode {
  return (
    town.about && (
      <>
        <RichText text={town.about.slice(0, 1)} business={site.business} />
        <MoreLink href={pathOf(town)} text={`More about ${town.name}`} />
      </>
    )
  )
}

function ticks(lines: readonly string[] | null, columns: 'names' | 'two'): ReactNode {
  return lines && lines.length > 0 ? <TickList lines={lines} columns={columns} /> : null
}

/** Landmarks that have a section of their own are not told twice. */
function figures({ city: town, sections }: TownFactsPage): ReactNode {
  const isToldElsewhere = sections.some(
    (section) => section._type === 'townFacts' && section.show === 'landmarks',
  )
  const facts = knownFacts(town, isToldElsewhere ? [] : (town.landmarks ?? []))
  return facts.length > 0 ? <FactList facts={facts} /> : null
}

/** The other main services in the town, as far as they have a page there. */
function otherServices({ _id, mainServicesHere }: TownFactsPage): ReactNode {
  const others = mainServicesHere.filter((service) => service._id !== _id)
  const links = others.map((service) => ({ path: pathOf(service), title: service.title }))
  return links.length > 0 ? <LinkList links={links} columns="three" /> : null
}

/** What homes are worth in a town, in US cents, where they stand and what people renovate in them. */
function HomeMarket({ town, value }: { town: TownFragment; value: number }) {
  const { popularRenovations, neighborhoods } = town
  return (
    <div className={`grid items-start gap-grid *:min-w-0 ${fit} ${ofItems(popularRenovations ? 2 : 1)}`}>
      <div className="space-y-4">
        <FigureList count={1}>
          <Figure label="Average home value" value={dollars(value)} />
        </FigureList>
        {neighborhoods && <p className="text-ink-soft">{neighborhoods.join(', ')}</p>}
      </div>
      {popularRenovations && (
        <div className="space-y-4">
          <h3 className="label">Popular renovations</h3>
          <TickList lines={popularRenovations} />
        </div>
      )}
    </div>
  )
}

function BuildingMarket({ town, development }: { town: TownFragment; development: string }) {
  const { activeAreas, projectTimeline } = town
  const facts: Fact[] = [
    { name: 'Development', value: development },
    ...(activeAreas ? [{ name: 'Active areas', value: activeAreas.join(', ') }] : []),
    ...(projectTimeline ? [{ name: projectTimeline.label, value: projectTimeline.value }] : []),
  ]
  return <TitleBlock facts={facts} isNarrow />
}
