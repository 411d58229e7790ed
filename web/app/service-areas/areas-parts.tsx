import { anchors } from '#content/routes.ts'
import { AreaText } from '../../chapters/town/area-text/component.tsx'
import type { SiteSlice } from '../../documents/site.ts'
import type { AreasPage } from '../../queries/areas-page.ts'
import { AreaTiles } from '../../sections/areas/tiles.tsx'
import { Closing } from '../../sections/closing/component.tsx'
import { PageHero } from '../../sections/hero/page-hero.tsx'
import { ZipCheck } from '../../sections/zip-check/component.tsx'

/** Every town there is a page of, and how far the crews drive. */
export function AreasParts({ page, site }: { page: AreasPage; site: SiteSlice }) {
  return (
    <>
      <PageHero page={page._type} hero={page.hero} site={site} />
      <AreaTiles {...page.areas} cities={site.cities}>
        <ZipCheck towns={page.servedTowns} business={site.business} />
      </AreaTiles>
      <AreaText heading={page.textHeading} text={page.text} site={site} />
      <Closing closing={page.closing} business={site.business} id={anchors.contact} />
    </>
  )
}
