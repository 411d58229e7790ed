import type { ReactNode } from 'react'
import { pathOf, singlePages } from '#content/addresses/routes.ts'
import { milesFrom, type Place } from '#content/places/distance.ts'
import { type CityLink, nameWithState } from '../../lake/fragments/link.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import { Band } from '../layout/band.tsx'
import { Head } from '../text/section-head.tsx'
import { Tiles, tiles } from './tiles.tsx'

type AreaTilesProps = {
  heading: string
  intro?: string | null
  cities: readonly (CityLink & { location?: Place | null })[]
  business: Pick<BusinessFragment, 'region'>
  /** The last tile leads to the page of all towns. */
  withAll?: boolean
  /** From where the tiles say how far each town is; without it they say nothing of it. */
  office?: Place
  /** The last row, below all tiles. */
  children?: ReactNode
}

/** Towns as the tiles of a plat, each with its first zip code. */
export function AreaTiles(props: AreaTilesProps) {
  const { heading, intro, cities, business, withAll = false, office, children } = props
  if (cities.length === 0 && !withAll) return null
  return (
    <Band id="areas" data-section="areas">
      <div className="mx-auto w-page">
        <Head heading={heading} intro={intro} />
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
              {milesAway(office, city.location)}
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
        {children && <div className={tiles.lastRow}>{children}</div>}
      </div>
    </Band>
  )
}

/** Such as ", 9 mi": on the map, not on the road. Nothing of the town that the office is in. */
function milesAway(office?: Place, town?: Place | null): string {
  if (!office || !town) return ''
  const { east, north } = milesFrom(office, town)
  const miles = Math.round(Math.hypot(east, north))
  return miles === 0 ? '' : `, ${miles} mi`
}
