import { pathOf, singlePages } from '#content/routes.ts'
import { MoreLink } from '../../ui/more-link.tsx'
import { AreaMap, areaSentence } from '../areas/area-map.tsx'
import type { SiteSlice } from './site-slice.ts'

export function AreasPanel({ site }: { site: SiteSlice }) {
  return (
    <div className="panel">
      <div className="wrap">
        <div>
          <p className="label soft">Towns we cover</p>
          <ul className="cols">
            {site.cities.map((city) => (
              <li key={city._id}>
                <a href={pathOf(city)}>
                  {city.name} <span className="small soft num">{city.zipCodes[0]}</span>
                </a>
              </li>
            ))}
          </ul>
          <MoreLink href={singlePages.areasPage.path} text="All towns on one page" />
        </div>
        <AreaMap business={site.business} cities={site.cities} />
        <p className="small soft">{areaSentence(site.business)}</p>
      </div>
    </div>
  )
}
