import type { ReactNode } from 'react'
import type { RoutableType } from '#content/addresses/routes.ts'
import { AboutTemplate } from './about/about-template.tsx'
import { ContactTemplate } from './contact/contact-template.tsx'
import { GalleryTemplate } from './gallery/gallery-template.tsx'
import { HomeTemplate } from './home/home-template.tsx'
import { LocalTemplate } from './local/local-template.tsx'
import { LocationTemplate } from './location/location-template.tsx'
import type { AnswerOf } from './page-queries.ts'
import { PricesTemplate } from './prices/prices-template.tsx'
import { ServiceTemplate } from './service/service-template.tsx'
import { ServiceAreaTemplate } from './service-area/service-area-template.tsx'
import { ServiceAreasTemplate } from './service-areas/service-areas-template.tsx'
import { StatementTemplate } from './statement/statement-template.tsx'

/** What each kind of page shows between header and footer, from the answer to its query. */
const templates: { [Kind in RoutableType]: (shown: AnswerOf[Kind]) => ReactNode } = {
  homePage: HomeTemplate,
  pricesPage: PricesTemplate,
  areasPage: ServiceAreasTemplate,
  galleryPage: GalleryTemplate,
  aboutPage: AboutTemplate,
  contactPage: ContactTemplate,
  privacyPage: StatementTemplate,
  accessibilityPage: StatementTemplate,
  service: ServiceTemplate,
  city: ServiceAreaTemplate,
  areaService: LocalTemplate,
  cityService: LocalTemplate,
  townPage: LocalTemplate,
  townService: LocalTemplate,
  locationPage: LocationTemplate,
}

export function mainOf<Kind extends RoutableType>(kind: Kind, shown: AnswerOf[Kind]): ReactNode {
  return templates[kind](shown)
}
