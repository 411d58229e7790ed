import type { ReactNode } from 'react'
import { AboutParts } from '../app/about/about-parts.tsx'
import { AnyTownParts } from '../app/any-town/[service]/any-town-parts.tsx'
import { ContactParts } from '../app/contact/contact-parts.tsx'
import { GalleryParts } from '../app/gallery/gallery-parts.tsx'
import { HomeParts } from '../app/home-parts.tsx'
import { LocalParts } from '../app/local-parts.tsx'
import { LocationParts } from '../app/locations/[slug]/location-parts.tsx'
import { PricesParts } from '../app/prices/prices-parts.tsx'
import { ServiceInTownParts } from '../app/service-areas/[town]/[service]/parts.tsx'
import { TownParts } from '../app/service-areas/[town]/town-parts.tsx'
import { AreasParts } from '../app/service-areas/areas-parts.tsx'
import { ServiceParts } from '../app/services/[...slug]/service-parts.tsx'
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
      return <HomeParts {...homePage.parser.parse(answer)} />
    case 'aboutPage':
      return <AboutParts {...aboutPage.parser.parse(answer)} />
    case 'contactPage':
      return <ContactParts {...contactPage.parser.parse(answer)} />
    case 'galleryPage':
      return <GalleryParts {...galleryPage.parser.parse(answer)} />
    case 'pricesPage':
      return <PricesParts {...pricesPage.parser.parse(answer)} />
    case 'areasPage':
      return <AreasParts {...areasPage.parser.parse(answer)} />
    case 'service': {
      const { page, site } = servicePage.parser.parse(answer)
      return <ServiceParts service={page} site={site} />
    }
    case 'city': {
      const { page, site } = cityPage.parser.parse(answer)
      return <TownParts town={page} site={site} />
    }
    case 'areaService':
    case 'cityService':
      return <ServiceInTownParts {...areaServicePage.parser.parse(answer)} />
    case 'townPage':
      return <LocalParts {...townPage.parser.parse(answer)} />
    case 'townService':
      return <LocalParts {...townServicePage.parser.parse(answer)} />
    case 'locationPage':
      return <LocationParts {...locationPage.parser.parse(answer)} />
    case 'anyTown':
      return <AnyTownParts {...anyTownPage.parser.parse(answer)} />
    case 'notFound':
    case 'failure':
    case 'contactCard':
    case 'reminders':
      return null
    default:
      return kind satisfies never
  }
}
