import { hoursLines } from '#content/opening-hours.ts'
import { formatPhone, phoneLink } from '#content/phone.ts'
import { fixedPaths, pathOf, singlePages } from '#content/routes.ts'
import { type BusinessSlice, straplineOf } from '../../documents/business.ts'
import { HoursTable } from '../../ui/hours-table.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MailAddress } from '../../ui/mail-address.tsx'
import { OutsideLink } from '../../ui/more-link.tsx'
import { Profiles } from '../actions/profiles.tsx'
import { AreaMap } from '../areas/area-map.tsx'
import { OpenNow } from '../open-now/component.tsx'
import { Logo } from '../site-header/component.tsx'
import type { SiteSlice } from '../site-header/site-slice.ts'
import { LinkColumn } from './link-column.tsx'

const ROWS = 10

export function SiteFooter({ site }: { site: SiteSlice }) {
  return (
    <footer className="site-foot plate">
      <div className="tape" />
      <div className="wrap">
        <div className="cols">
          <About site={site} />
          <LinkColumn title="Services" links={servicesOf(site)} />
          <LinkColumn title="Service areas" links={townsOf(site)} />
          <Contact site={site} />
        </div>
        <LastLine business={site.business} />
      </div>
    </footer>
  )
}

function servicesOf({ mainServices, services }: SiteSlice) {
  const listed = [...mainServices, ...services].slice(0, ROWS)
  return listed.map((service) => ({ path: pathOf(service), title: service.title }))
}

function townsOf({ cities }: SiteSlice) {
  return cities.slice(0, ROWS).map((city) => ({ path: pathOf(city), title: city.name }))
}

function About({ site }: { site: SiteSlice }) {
  const { business, cities } = site
  return (
    <div className="wide stack">
      <Logo name={business.name} strapline={straplineOf(business)} />
      <p className="small soft">{business.about}</p>
      <AreaMap business={business} cities={cities} crop />
      <OutsideLink href={business.mapUrl} text="Open in maps" />
    </div>
  )
}

function Contact({ site }: { site: SiteSlice }) {
  const { business, openingHours } = site
  return (
    <div className="wide stack">
      <p className="label">Contact</p>
      <a className="call h3" href={phoneLink(business.phone)}>
        <Icon name="phone" />
        {formatPhone(business.phone)}
      </a>
      <p className="small">
        <a className="more mail" href={`mailto:${business.email}`}>
          <MailAddress address={business.email} />
        </a>
        <br />
        {business.locality}, {business.region} {business.postalCode}
      </p>
      <OpenNow />
      <HoursTable lines={hoursLines(openingHours.days)} />
      <Profiles profiles={business.profiles} />
    </div>
  )
}

function LastLine({ business }: { business: BusinessSlice }) {
  return (
    <div className="row last small soft">
      <span>© {business.name}</span>
      <span>{business.payments.join(', ')}</span>
      <span>{business.licenceLine}</span>
      {Object.values(singlePages).map(({ path, title }) => (
        <a key={path} href={path}>
          {title}
        </a>
      ))}
      <a href={fixedPaths.sitemap}>Sitemap</a>
    </div>
  )
}
