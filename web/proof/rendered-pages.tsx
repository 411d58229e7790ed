import type { ReactNode } from 'react'
import { Page as Frame } from '../frame/page.tsx'
import { aboutPage } from '../queries/about-page.ts'
import { anyTownPage } from '../queries/any-town-page.ts'
import { areaServicePage } from '../queries/area-service-page.ts'
import { areasPage } from '../queries/areas-page.ts'
import { cityPage } from '../queries/city-page.ts'
import { contactPage } from '../queries/contact-page.ts'
import { galleryPage } from '../queries/gallery-page.ts'
import { homePage } from '../queries/home-page.ts'
import { locationPage } from '../queries/location-page.ts'
import { notFound } from '../queries/not-found.ts'
import { pricesPage } from '../queries/prices-page.ts'
import { servicePage } from '../queries/service-page.ts'
import { townPage } from '../queries/town-page.ts'
import { townServicePage } from '../queries/town-service-page.ts'
import { HomeTemplate } from '../templates/home.tsx'
import { LocalTemplate } from '../templates/local.tsx'
import { LocationTemplate } from '../templates/location.tsx'
import { ServiceTemplate } from '../templates/service.tsx'
import { SingleTemplate } from '../templates/single/template.tsx'
import { TownTemplate } from '../templates/town.tsx'
import { TradeTemplate } from '../templates/trade.tsx'
import { Rendered } from '../ui/rendered.ts'
import { ContentInMemory, type Page, seededDocuments, seededPages } from './seeded-content.ts'

const content = new ContentInMemory(seededDocuments)

/** What a visitor reads on each page that the seed gives the site, by its path: the main part, and header and footer too. */
export const renderedPages = new Map(
  seededPages.map((page) => {
    const answer = { site: content.answer(page, 'site'), page: content.answer(page, 'page') }
    const { site } = notFound.parser.parse({ ...answer, page: { found: false } })
    const main = mainOf(page, answer)
    return [page.path, { main: new Rendered(main), whole: new Rendered(<Frame site={site}>{main}</Frame>) }]
  }),
)

function mainOf({ kind }: Page, answer: unknown): ReactNode {
  switch (kind) {
    case 'homePage':
      return <HomeTemplate {...homePage.parser.parse(answer)} />
    case 'aboutPage':
      return <SingleTemplate {...aboutPage.parser.parse(answer)} />
    case 'contactPage':
      return <SingleTemplate {...contactPage.parser.parse(answer)} />
    case 'galleryPage':
      return <SingleTemplate {...galleryPage.parser.parse(answer)} />
    case 'pricesPage':
      return <SingleTemplate {...pricesPage.parser.parse(answer)} />
    case 'areasPage':
      return <SingleTemplate {...areasPage.parser.parse(answer)} />
    case 'service':
      return <ServiceTemplate {...servicePage.parser.parse(answer)} />
    case 'city':
      return <TownTemplate {...cityPage.parser.parse(answer)} />
    case 'areaService':
    case 'cityService':
      return <LocalTemplate {...areaServicePage.parser.parse(answer)} />
    case 'townPage':
      return <LocalTemplate {...townPage.parser.parse(answer)} />
    case 'townService':
      return <LocalTemplate {...townServicePage.parser.parse(answer)} />
    case 'locationPage':
      return <LocationTemplate {...locationPage.parser.parse(answer)} />
    case 'anyTown':
      return <TradeTemplate {...anyTownPage.parser.parse(answer)} />
    case 'notFound':
    case 'failure':
    case 'requestPage':
    case 'contactCard':
    case 'manifest':
    case 'reminders':
      return null
    default:
      return kind satisfies never
  }
}
