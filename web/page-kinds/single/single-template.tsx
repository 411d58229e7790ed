import type { ReactNode } from 'react'
import { anchors } from '#content/routes.ts'
import { Closing } from '../../components/closing/closing.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { PageHero } from '../../components/hero/page-hero.tsx'
import type { SiteSlice } from '../../fragments/site/site-props.ts'
import { AboutParts } from '../about/about-template.tsx'
import type { AboutPage } from '../about/query.ts'
import { ContactParts } from '../contact/contact-template.tsx'
import type { ContactPage } from '../contact/query.ts'
import type { GalleryPage } from '../gallery/query.ts'
import { PricesParts } from '../prices/prices-template.tsx'
import { PricesTop } from '../prices/prices-top.tsx'
import type { PricesPage } from '../prices/query.ts'
import type { AreasPage } from '../service-areas/query.ts'
import { AreasParts } from '../service-areas/service-areas-template.tsx'

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
