import { linksOn } from '../../../fragments/site/navigation.ts'
import type { SiteFragment } from '../../../fragments/site/site-props.ts'
import { CallButton } from '../../contact-links/contact-buttons.tsx'

export function ServicesPanel({ site: { navigation, business } }: { site: SiteFragment }) {
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
            {linksOn('wide', more).map(({ id, path, title }) => (
              <a key={id} href={path}>
                {title}
              </a>
            ))}
          </div>
        </div>
        <Advice business={business} />
      </div>
    </div>
  )
}

function Advice({ business }: { business: SiteFragment['business'] }) {
  return (
    <div className="stack">
      <p className="label soft">Not sure which trade?</p>
      <p className="small">Describe the problem. We’ll tell you who you need and what it costs.</p>
      <CallButton business={business} size="sm" />
    </div>
  )
}
