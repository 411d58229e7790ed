import { linksOn } from '../../../fragments/site/navigation.ts'
import type { SiteSlice } from '../../../fragments/site/site-props.ts'
import { AreaMap, areaSentence } from '../../area-map/area-map.tsx'
import { MoreLink } from '../../controls/more-link.tsx'

export function AreasPanel({ site }: { site: SiteSlice }) {
  const { heading, links, overview } = site.navigation.areas
  const zipOf = (id: string) => site.cities.find(({ _id }) => _id === id)?.zipCodes[0]
  return (
    <div className="panel">
      <div className="wrap">
        <div>
          <p className="label soft">{heading}</p>
          <ul className="cols">
            {linksOn('wide', links).map(({ id, path, title }) => (
              <li key={id}>
                <a href={path}>
                  {title} <span className="small soft num">{zipOf(id)}</span>
                </a>
              </li>
            ))}
          </ul>
          {linksOn('wide', overview ? [overview] : []).map(({ path, title }) => (
            <MoreLink key={path} href={path} text={title} />
          ))}
        </div>
        <AreaMap business={site.business} cities={site.cities} narrow />
        <p className="small soft">{areaSentence(site.business)}</p>
      </div>
    </div>
  )
}
