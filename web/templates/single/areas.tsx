import type { SiteSlice } from '../../documents/site.ts'
import type { AreasPage } from '../../queries/areas-page.ts'
import { AreaMap } from '../../sections/areas/area-map.tsx'
import { AreaTiles } from '../../sections/areas/tiles.tsx'
import { Prose } from '../../sections/prose/component.tsx'
import { ZipCheck } from '../../sections/zip-check/component.tsx'

/** Every town there is a page of, and how far the crews drive, in words and as a drawing. */
export function AreasParts({ page, site }: { page: AreasPage; site: SiteSlice }) {
  const { business, cities } = site
  return (
    <>
      <AreaTiles {...page.areas} cities={cities}>
        <ZipCheck towns={page.servedTowns} business={business} />
      </AreaTiles>
      <Prose name="coverage" heading={page.textHeading} text={page.text} business={business}>
        <AreaMap business={business} cities={cities} />
      </Prose>
    </>
  )
}
