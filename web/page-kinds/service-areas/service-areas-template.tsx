import { AreaMap } from '../../components/area-map/area-map.tsx'
import { AreaTiles } from '../../components/area-tiles/area-tiles.tsx'
import { ZipCheck } from '../../components/zip-check/zip-check.tsx'
import type { SiteSlice } from '../../fragments/site/site-props.ts'
import { Prose } from '../../sections/prose/prose.tsx'
import { SingleTemplate } from '../single/single-template.tsx'
import type { AreasPage } from './query.ts'

/** Every town there is a page of, and how far the crews drive, in words and as a drawing. */
export function ServiceAreasTemplate({ page, site }: { page: AreasPage; site: SiteSlice }) {
  const { business, cities } = site
  return (
    <SingleTemplate page={page} site={site}>
      <AreaTiles {...page.areas} cities={cities}>
        <ZipCheck towns={page.servedTowns} business={business} />
      </AreaTiles>
      <Prose name="coverage" heading={page.textHeading} text={page.text} business={business}>
        <AreaMap business={business} cities={cities} />
      </Prose>
    </SingleTemplate>
  )
}
