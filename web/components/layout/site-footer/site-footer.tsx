import { contactCardPath } from '#content/addresses/downloads.ts'
import { fixedPaths } from '#content/addresses/routes.ts'
import { formatPhone, phoneLink } from '#content/documents/phone.ts'
import { inOneLine } from '#content/documents/within-sentence.ts'
import { hoursLines } from '#content/hours/opening-hours.ts'
import { experienceOf, straplineOf } from '../../../fragments/site/business.ts'
import { publishedLinks } from '../../../fragments/site/navigation.ts'
import type { SiteFragment } from '../../../fragments/site/site-props.ts'
import { AreaMap } from '../../area-map/area-map.tsx'
import { MapOnRequest } from '../../area-map/map-on-request.tsx'
import { MailAddress } from '../../contact-links/mail-address.tsx'
import { Profiles } from '../../contact-links/profiles.tsx'
import { Icon } from '../../marks/icon.tsx'
import { HoursTable } from '../../opening-hours/hours-table.tsx'
import { OpenNow } from '../../opening-hours/open-now.tsx'
import { Logo } from '../site-header/site-header.tsx'

export function SiteFooter({ site }: { site: SiteFragment }) {
  return (
    <footer className="site-foot plate">
      <div className="tape" />
      <div className="wrap">
        <div className="cols">
          <About site={site} />
          {site.navigation.columns.map(({ _key, title, links }) => (
            <LinkColumn key={_key} title={title} links={publishedLinks(links)} />
          ))}
          <Contact site={site} />
        </div>
        <LastLine site={site} />
      </div>
    </footer>
  )
}

function About({ site }: { site: SiteFragment }) {
  const { business, cities } = site
  return (
    <div className="wide stack">
      <Logo name={business.name} strapline={straplineOf(business)} />
      <p className="small soft">{business.about}</p>
      <Standing business={business} />
      <MapOnRequest business={business}>
        <AreaMap business={business} cities={cities} narrow />
      </MapOnRequest>
    </div>
  )
}

/** How long the crew has done this, and the licenses that a visitor can look up. */
function Standing({ business }: { business: SiteFragment['business'] }) {
  const experience = experienceOf(business)
  return (
    <ul className="small">
      {experience && <li>{experience}</li>}
      {business.licences?.map(({ _key, title, number }) => (
        <li key={_key}>
          {title} <span className="num">{number}</span>
        </li>
      ))}
    </ul>
  )
}

function Contact({ site }: { site: SiteFragment }) {
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
        <br />
        <a className="more" href={contactCardPath}>
          Save our contact card
        </a>
      </p>
      <OpenNow />
      <HoursTable lines={hoursLines(openingHours.days)} />
      <Profiles profiles={business.profiles} />
    </div>
  )
}

function LastLine({ site: { business, navigation } }: { site: SiteFragment }) {
  return (
    <div className="row last small soft">
      <span>© {business.name}</span>
      <span>{inOneLine(business.payments)}</span>
      <span>Price range {business.priceRange}</span>
      <span>{business.licenceLine}</span>
      {publishedLinks(navigation.last).map(({ id, path, title }) => (
        <a key={id} href={path}>
          {title}
        </a>
      ))}
      <a href={fixedPaths.sitemap}>Sitemap</a>
    </div>
  )
}

type LinkColumnProps = { title: string; links: readonly { path: string; title: string }[] }

function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <p className="label">{title}</p>
      <ul className="small">
        {links.map(({ path, title: name }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
