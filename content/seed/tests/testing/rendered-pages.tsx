import type { ReactNode } from 'react'
import { PageLayout } from '#web/components/layout/page-layout.tsx'
import { AboutTemplate } from '#web/page-kinds/about/about-template.tsx'
import { aboutPage } from '#web/page-kinds/about/query.ts'
import { AnyTownTemplate } from '#web/page-kinds/any-town/any-town-template.tsx'
import { anyTownPage } from '#web/page-kinds/any-town/query.ts'
import { ContactTemplate } from '#web/page-kinds/contact/contact-template.tsx'
import { contactPage } from '#web/page-kinds/contact/query.ts'
import { GalleryTemplate } from '#web/page-kinds/gallery/gallery-template.tsx'
import { galleryPage } from '#web/page-kinds/gallery/query.ts'
import { HomeTemplate } from '#web/page-kinds/home/home-template.tsx'
import { homePage } from '#web/page-kinds/home/query.ts'
import { LocalTemplate } from '#web/page-kinds/local/local-template.tsx'
import { LocationTemplate } from '#web/page-kinds/location/location-template.tsx'
import { locationPage } from '#web/page-kinds/location/query.ts'
import { notFound } from '#web/page-kinds/not-found/query.ts'
import { PricesTemplate } from '#web/page-kinds/prices/prices-template.tsx'
import { pricesPage } from '#web/page-kinds/prices/query.ts'
import { servicePage } from '#web/page-kinds/service/query.ts'
import { ServiceTemplate } from '#web/page-kinds/service/service-template.tsx'
import { serviceAreaPage } from '#web/page-kinds/service-area/query.ts'
import { ServiceAreaTemplate } from '#web/page-kinds/service-area/service-area-template.tsx'
import { areasPage } from '#web/page-kinds/service-areas/query.ts'
import { ServiceAreasTemplate } from '#web/page-kinds/service-areas/service-areas-template.tsx'
import { serviceInAreaPage } from '#web/page-kinds/service-in-area/query.ts'
import { accessibilityPage, privacyPage } from '#web/page-kinds/statement/queries.ts'
import { StatementTemplate } from '#web/page-kinds/statement/statement-template.tsx'
import { townPage } from '#web/page-kinds/town/query.ts'
import { townServicePage } from '#web/page-kinds/town-service/query.ts'
import { Rendered } from '#web/testing/rendered.ts'
import { ContentInMemory, type Page, seededDocuments, seededPages } from './seeded-content.ts'

const content = new ContentInMemory(seededDocuments)

/** Each page that the seed gives the site, by its path: the main part, what of it is read and not filled in, and the whole. */
export const renderedPages = new Map(
  seededPages.map((page) => {
    const answer = { site: content.answer(page, 'site'), page: content.answer(page, 'page') }
    const { site } = notFound.parser.parse({ ...answer, page: { found: false } })
    const shown = mainOf(page, answer)
    const main = new Rendered(shown)
    const read = new Rendered(<div dangerouslySetInnerHTML={{ __html: withoutForms(main.html) }} />)
    const whole = new Rendered(<PageLayout site={site}>{shown}</PageLayout>)
    return [page.path, { main, read, whole }]
  }),
)

/** Neither forms nor the licenses beside them. */
function withoutForms(html: string): string {
  return html.replace(/<quote-form.*?<\/quote-form>|<dl class="trust".*?<\/dl>/gs, '')
}

function mainOf({ kind }: Page, answer: unknown): ReactNode {
  switch (kind) {
    case 'homePage':
      return <HomeTemplate {...homePage.parser.parse(answer)} />
    case 'aboutPage':
      return <AboutTemplate {...aboutPage.parser.parse(answer)} />
    case 'contactPage':
      return <ContactTemplate {...contactPage.parser.parse(answer)} />
    case 'galleryPage':
      return <GalleryTemplate {...galleryPage.parser.parse(answer)} />
    case 'pricesPage':
      return <PricesTemplate {...pricesPage.parser.parse(answer)} />
    case 'areasPage':
      return <ServiceAreasTemplate {...areasPage.parser.parse(answer)} />
    case 'privacyPage':
      return <StatementTemplate {...privacyPage.parser.parse(answer)} />
    case 'accessibilityPage':
      return <StatementTemplate {...accessibilityPage.parser.parse(answer)} />
    case 'service':
      return <ServiceTemplate {...servicePage.parser.parse(answer)} />
    case 'city':
      return <ServiceAreaTemplate {...serviceAreaPage.parser.parse(answer)} />
    case 'areaService':
    case 'cityService':
      return <LocalTemplate {...serviceInAreaPage.parser.parse(answer)} />
    case 'townPage':
      return <LocalTemplate {...townPage.parser.parse(answer)} />
    case 'townService':
      return <LocalTemplate {...townServicePage.parser.parse(answer)} />
    case 'locationPage':
      return <LocationTemplate {...locationPage.parser.parse(answer)} />
    case 'anyTown':
      return <AnyTownTemplate {...anyTownPage.parser.parse(answer)} />
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
