import { AreaMap } from '../../components/area-map/area-map.tsx'
import { AreaTiles } from '../../components/area-tiles/area-tiles.tsx'
import { HALF_AS_HIGH, Picture } from '../../components/picture/picture.tsx'
import { ZipCheck, ZipCodeList } from '../../components/zip-check/zip-check.tsx'
import { Prose } from '../../sections/prose/prose.tsx'
import type { AnswerOf } from '../page-queries.ts'
import { SingleTemplate } from '../single/single-template.tsx'

export function ServiceAreasTemplate({ page, site }: AnswerOf['areasPage']) {
  const { business, cities } = site
  return (
    <SingleTemplate
      page={page}
      site={site}
      top={{
        hero: { ...page.hero, picture: null },
        beside: <AreaMap business={business} cities={cities} place="tall" />,
        aboveButtons: page.servedTowns.length > 0 && (
          <ZipCheck towns={page.servedTowns} business={business} />
        ),
      }}
    >
      <AreaTiles
        heading={townsCounted(cities.length)}
        cities={cities}
        business={business}
        office={business.location}
      >
        <ZipCodeList towns={page.servedTowns} business={business} />
      </AreaTiles>
      <Prose name="coverage" heading={page.textHeading} text={page.text} business={business}>
        {page.hero.picture && <Picture picture={page.hero.picture} sizes={HALF_AS_HIGH} upTo={1200} />}
      </Prose>
    </SingleTemplate>
  )
}

/** Of those that are shown: nobody has to keep a number right. */
const townsCounted = (count: number) =>
  count === 1 ? 'One town and its zip codes' : `${count} towns and their zip codes`
