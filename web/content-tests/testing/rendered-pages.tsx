import type { ReactNode } from 'react'
import { Page as Frame } from '../../components/layout/page-layout.tsx'
import { aboutPage } from '../../page-kinds/about/query.ts'
import { anyTownPage } from '../../page-kinds/any-town/query.ts'
import { areaServicePage } from '../../page-kinds/area-service/query.ts'
import { contactPage } from '../../page-kinds/contact/query.ts'
import { galleryPage } from '../../page-kinds/gallery/query.ts'
import { HomeTemplate } from '../../page-kinds/home/home-template.tsx'
import { homePage } from '../../page-kinds/home/query.ts'
import { LocalTemplate } from '../../page-kinds/local/local-template.tsx'
import { LocationTemplate } from '../../page-kinds/location/location-template.tsx'
import { locationPage } from '../../page-kinds/location/query.ts'
import { notFound } from '../../page-kinds/not-found/query.ts'
import { pricesPage } from '../../page-kinds/prices/query.ts'
import { servicePage } from '../../page-kinds/service/query.ts'
import { ServiceTemplate } from '../../page-kinds/service/service-template.tsx'
import { cityPage } from '../../page-kinds/service-area/query.ts'
import { TownTemplate } from '../../page-kinds/service-area/service-area-template.tsx'
import { areasPage } from '../../page-kinds/service-areas/query.ts'
import { SingleTemplate } from '../../page-kinds/single/single-template.tsx'
import { townPage } from '../../page-kinds/town/query.ts'
import { townServicePage } from '../../page-kinds/town-service/query.ts'
import { TradeTemplate } from '../../page-kinds/trade/trade-template.tsx'
import { Rendered } from '../../testing/rendered.ts'
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
