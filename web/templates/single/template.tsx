import type { ReactNode } from 'react'
import { anchors } from '#content/routes.ts'
import { Gallery } from '../../chapters/gallery/gallery/component.tsx'
import type { SiteSlice } from '../../documents/site.ts'
import type { AboutPage } from '../../queries/about-page.ts'
import type { AreasPage } from '../../queries/areas-page.ts'
import type { ContactPage } from '../../queries/contact-page.ts'
import type { GalleryPage } from '../../queries/gallery-page.ts'
import type { PricesPage } from '../../queries/prices-page.ts'
import { Closing } from '../../sections/closing/component.tsx'
import { PageHero } from '../../sections/hero/page-hero.tsx'
import { AboutParts } from './about.tsx'
import { AreasParts } from './areas.tsx'
import { ContactParts } from './contact.tsx'
import { PricesParts } from './prices.tsx'
import { PricesTop } from './prices-top.tsx'

type SingleProps = { page: AboutPage | AreasPage | ContactPage | GalleryPage | PricesPage; site: SiteSlice }

/** A page that exists once: its top, what it alone has, and the way to a quote. */
export function SingleTemplate({ page, site }: SingleProps) {
  return (
    <>
      {page._type === 'pricesPage' ? (
        <PricesTop page={page} site={site} />
      ) : (
        <PageHero page={page._type} hero={page.hero} site={site} />
      )}
      {partsOf({ page, site })}
      <Closing
        closing={page.closing}
        business={site.business}
        id={page._type === 'contactPage' ? undefined : anchors.contact}
      />
    </>
  )
}

function partsOf({ page, site }: SingleProps): ReactNode {
  switch (page._type) {
    case 'aboutPage':
      return <AboutParts page={page} site={site} />
    case 'areasPage':
      return <AreasParts page={page} site={site} />
    case 'contactPage':
      return <ContactParts page={page} site={site} />
    case 'galleryPage':
      return <Gallery gallery={page.gallery} whole />
    case 'pricesPage':
      return <PricesParts page={page} site={site} />
    default:
      return page satisfies never
  }
}
