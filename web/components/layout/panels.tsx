import { linksOn } from '../../fragments/site/navigation.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import { areaSentence } from '../area-map/area-map.tsx'
import { CallButton } from '../contact-links/contact-buttons.tsx'
import { MoreLink } from '../controls/more-link.tsx'
import { Links } from '../text/links.tsx'

export function ServicesPanel({ site: { navigation, business } }: { site: Site }) {
  const { main, moreTitle, more } = navigation.services
  return (
    <div className="panel">
      <div className="wrap many">
        <ul className="stack">
          {linksOn('wide', main).map(({ id, path, title, summary }) => (
            <li key={id}>
              <a className="h4" href={path}>
                {title}
              </a>
              {summary && <p className="small soft">{summary}</p>}
            </li>
          ))}
        </ul>
        <div>
          <p className="label soft">{moreTitle}</p>
          <div className="cols three">
            <Links links={linksOn('wide', more)} />
          </div>
        </div>
        <div className="stack">
          <p className="label soft">Not sure which trade?</p>
          <p className="small">Describe the problem. We’ll tell you who you need and what it costs.</p>
          <CallButton business={business} size="sm" />
        </div>
      </div>
    </div>
  )
}

export function AreasPanel({ site }: { site: Site }) {
  const { heading, links, overview } = site.navigation.areas
  return (
    <div className="panel">
      <div className="wrap">
        <div>
          <p className="label soft">{heading}</p>
          <div className="cols">
            <Links links={linksOn('wide', links)} />
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
