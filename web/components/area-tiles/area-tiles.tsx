import type { ReactNode } from 'react'
import { pathOf, singlePages } from '#content/addresses/routes.ts'
import { type CityLink, nameWithState } from '../../lake/fragments/link.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import { Band } from '../layout/band.tsx'
import { Head } from '../text/section-head.tsx'
import { Tiles, tiles } from './tiles.tsx'

type AreaTilesProps = {
  heading: string
  intro?: string | null
  cities: readonly CityLink[]
  business: Pick<BusinessFragment, 'region'>
  /** The last tile leads to the page of all towns. */
  withAll?: boolean
  /** What stands above the tiles. */
  children?: ReactNode
}

/** Towns as the tiles of a plat, each with its first zip code. */
export function AreaTiles({ heading, intro, cities, business, withAll = false, children }: AreaTilesProps) {
  if (cities.length === 0 && !withAll) return null
  return (
    <Band id="areas" data-section="areas">
      <div className="mx-auto w-page">
        <Head heading={heading} intro={intro} />
        {children}
        <Tiles of="names" count={cities.length + (withAll ? 1 : 0)}>
          {cities.map((city) => (
            <a
              key={city._id}
              className={tiles.town}
              href={pathOf(city)}
              data-item=""
              data-end-icon="arrow"
              {...editable(city, 'name')}
            >
              {city.zipCodes[0]}
              {'\n'}
              {nameWithState(city, business)}
            </a>
          ))}
          {withAll && (
            <a className={tiles.all} href={singlePages.areasPage.path} data-end-icon="arrow">
              <b className="text-sm/snug md:text-h4">All {singlePages.areasPage.title.toLowerCase()}</b>
            </a>
          )}
        </Tiles>
      </div>
    </Band>
  )
}
