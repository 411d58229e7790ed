import { hoursLines } from '#content/opening-hours.ts'
import { formatPhone, phoneLink } from '#content/phone.ts'
import { anchors, fixedPaths, pathOf } from '#content/routes.ts'
import type { BusinessSlice } from '../../documents/business.ts'
import { HoursTable } from '../../ui/hours-table.tsx'
import { Icon } from '../../ui/icon.tsx'
import { MailAddress } from '../../ui/mail-address.tsx'
import { OutsideLink } from '../../ui/more-link.tsx'
import { quoteTextLink } from '../actions/component.tsx'
import { AreaMap } from '../areas/area-map.tsx'
import { Logo } from '../site-header/component.tsx'
import type { SiteSlice } from '../site-header/site-slice.ts'
import { LinkColumn } from './link-column.tsx'

const ROWS = 10
const icons = { Facebook: 'facebook', Instagram: 'instagram', LinkedIn: 'linkedin' } as const

type SiteFooterProps = { site: SiteSlice; quoteHref?: string }

export function SiteFooter({ site, quoteHref = `#${anchors.contact}` }: SiteFooterProps) {
  const { business, cities } = site
  const services = [...site.mainServices, ...site.services].slice(0, ROWS)
  return (
    <>
      <footer className="site-foot plate">
        <div className="tape" />
        <div className="wrap">
          <div className="cols">
            <div className="wide stack">
              <Logo name={business.name} strapline={business.strapline} />
              <p className="small soft">{business.about}</p>
              <AreaMap business={business} cities={cities} crop />
              <OutsideLink href={business.mapUrl} text="Open in maps" />
            </div>
            <LinkColumn
              title="Services"
              links={services.map((service) => ({ path: pathOf(service), title: service.title }))}
            />
            <LinkColumn
              title="Service areas"
              links={cities.slice(0, ROWS).map((city) => ({ path: pathOf(city), title: city.name }))}
            />
            <Contact site={site} />
          </div>
          <div className="row last small soft">
            <span>© {business.name}</span>
            <span>{business.payments.join(', ')}</span>
            <span>{business.licenceLine}</span>
            <a href={fixedPaths.sitemap}>Sitemap</a>
          </div>
        </div>
      </footer>
      <nav className="actions-bar" aria-label="Quick contact">
        <a href={phoneLink(business.phone)}>
          <Icon name="phone" size="s" />
          Call
        </a>
        <a href={quoteTextLink(business.phone)}>
          <Icon name="text" size="s" />
          Text
        </a>
        <a className="go" href={quoteHref}>
          Free quote
        </a>
      </nav>
    </>
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
      <HoursTable lines={hoursLines(openingHours.days)} />
      <Profiles profiles={business.profiles ?? []} />
    </div>
  )
}

function Profiles({ profiles }: { profiles: NonNullable<BusinessSlice['profiles']> }) {
  return (
    <div className="row profiles">
      {profiles.map(({ _key, platform, url }) => (
        <a
          key={_key}
          className="btn ghost icon"
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={`${platform} (opens in a new tab)`}
        >
          <Icon name={icons[platform]} />
        </a>
      ))}
    </div>
  )
}
