import { AreaMap } from '../../components/area-map/area-map.tsx'
import { AreaTiles } from '../../components/area-tiles/area-tiles.tsx'
import { ZipCheck } from '../../components/zip-check/zip-check.tsx'
import { Prose } from '../../sections/prose/prose.tsx'
import type { AnswerOf } from '../page-queries.ts'
import { SingleTemplate } from '../single/single-template.tsx'

export function ServiceAreasTemplate({ page, site }: AnswerOf['areasPage']) {
  const { business, cities } = site
  return (
    <SingleTemplate page={page} site={site}>
      <AreaTiles heading="Towns and zip codes" cities={cities}>
        <ZipCheck towns={page.servedTowns} business={business} />
      </AreaTiles>
      <Prose name="coverage" heading={page.textHeading} text={page.text} business={business}>
        <AreaMap business={business} cities={cities} place="beside" />
      </Prose>
    </SingleTemplate>
  )
}
