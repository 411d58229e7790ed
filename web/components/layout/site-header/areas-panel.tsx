import { linksOn } from '../../../fragments/site/navigation.ts'
import type { SiteFragment } from '../../../fragments/site/site-props.ts'
import { areaSentence } from '../../area-map/area-map.tsx'
import { MoreLink } from '../../controls/more-link.tsx'

export function AreasPanel({ site }: { site: SiteFragment }) {
  const { heading, links, overview } = site.navigation.areas
  return (
    <div className="panel">
      <div className="wrap">
        <div>
          <p className="label soft">{heading}</p>
          <div className="cols">
            {linksOn('wide', links).map(({ id, path, title }) => (
              <a key={id} href={path}>
                {title}
              </a>
            ))}
          </div>
          {linksOn('wide', overview ? [overview] : []).map(({ path, title }) => (
            <MoreLink key={path} href={path} text={title} />
          ))}
        </div>
        <p className="small soft">{areaSentence(site.business)}</p>
      </div>
    </div>
  )
}
