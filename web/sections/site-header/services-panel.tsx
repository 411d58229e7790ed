import { pathOf } from '#content/routes.ts'
import { CallButton } from '../actions/component.tsx'
import type { SiteSlice } from './site-slice.ts'

export function ServicesPanel({ site }: { site: SiteSlice }) {
  return (
    <div className="panel">
      <div className="wrap many">
        <ul className="stack">
          {site.mainServices.map((service) => (
            <li key={service._id}>
              <a className="h4" href={pathOf(service)}>
                {service.title}
              </a>
              <p className="small soft">{service.summary}</p>
            </li>
          ))}
        </ul>
        <div>
          <p className="label soft">More services</p>
          <ul className="cols three">
            {site.services.map((service) => (
              <li key={service._id}>
                <a href={pathOf(service)}>{service.title}</a>
              </li>
            ))}
          </ul>
        </div>
        <Advice business={site.business} />
      </div>
    </div>
  )
}

function Advice({ business }: { business: SiteSlice['business'] }) {
  return (
    <div className="stack">
      <p className="label soft">Not sure which trade?</p>
      <p className="small">Describe the problem. We will tell you who you need and what it costs.</p>
      <CallButton business={business} size="sm" />
    </div>
  )
}
