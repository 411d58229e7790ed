import { contactCardPath } from '#content/addresses/downloads.ts'
import { fixedPaths, singlePages } from '#content/addresses/routes.ts'
import { formatPhone, phoneLink } from '#content/documents/phone.ts'
import { inOneLine } from '#content/documents/within-sentence.ts'
import { hoursLines } from '#content/hours/opening-hours.ts'
import { addressOf, straplineOf } from '../../fragments/site/business.ts'
import { linksTo } from '../../fragments/site/navigation.ts'
import type { Site } from '../../fragments/site/site-query.ts'
import { MapOnRequest } from '../area-map/map-on-request.tsx'
import { MailAddress } from '../contact-links/mail-address.tsx'
import { Profiles } from '../contact-links/profiles.tsx'
import { moreLook } from '../controls/more-link.tsx'
import { Tip } from '../controls/tip.tsx'
import { HoursTable } from '../opening-hours/hours-table.tsx'
import { OpenNow } from '../opening-hours/open-now.tsx'
import { PhoneFold } from '../text/fold.tsx'
import { Links } from '../text/links.tsx'
import { Logo } from './site-header.tsx'

export function SiteFooter({ site }: { site: Site }) {
  return (
    <footer className="site-foot plate taped">
      <div className="mx-auto w-page">
        <div className="cols">
          <About site={site} />
          {site.navigation.columns.map(({ _key, title, links }) => (
            <nav key={_key} aria-label={title}>
              <PhoneFold title={title}>
                <Links className="text-sm" links={linksTo(links)} />
              </PhoneFold>
            </nav>
          ))}
          <Contact site={site} />
        </div>
        <LastLine site={site} />
      </div>
    </footer>
  )
}

function About({ site: { business } }: { site: Site }) {
  return (
    <div className="wide md:space-y-2">
      <Logo name={business.name} strapline={straplineOf(business)} />
      <PhoneFold title="About">
        <div className="space-y-4">
          <p className="text-sm text-ink-soft">{business.about}</p>
          <MapOnRequest business={business} />
        </div>
      </PhoneFold>
    </div>
  )
}

function Contact({ site }: { site: Site }) {
  const { business, openingHours } = site
  return (
    <div className="wide md:space-y-2">
      <a className="call text-h3" href={phoneLink(business.phone)} data-icon="phone">
        {formatPhone(business.phone)}
      </a>
      <p className="text-sm">
        <a className="mail min-h-target items-center font-semibold" href={`mailto:${business.email}`}>
          <MailAddress address={business.email} />
        </a>
        {addressOf(business)}.{' '}
        <a className={`${moreLook} print:hidden`} href={contactCardPath}>
          Save our contact card
        </a>
      </p>
      <OpenNow notOnPhones />
      <PhoneFold title="Hours">
        <HoursTable lines={hoursLines(openingHours.days)} isClose />
      </PhoneFold>
      <Profiles profiles={business.profiles} />
    </div>
  )
}

function LastLine({ site: { business, navigation } }: { site: Site }) {
  const { privacyPage, accessibilityPage } = singlePages
  const own = [privacyPage, accessibilityPage, { path: fixedPaths.sitemap, title: 'Sitemap' }]
  return (
    <div className="flex flex-wrap items-center gap-x-4 last text-sm text-ink-soft">
      <span>
        © {business.name}. {inOneLine(business.payments)}. Price range {business.priceRange}.
      </span>
      <Links
        className="flex flex-wrap items-center gap-x-4"
        links={[...linksTo(navigation.last), ...own.map(({ path, title }) => ({ id: path, path, title }))]}
      />
      <ThemeSwitch />
    </div>
  )
}

/** Hidden until its script is there, because without one it could do nothing. */
function ThemeSwitch() {
  return (
    <theme-switch>
      <Tip id="theme-tip" text="Theme: match your device, light, or dark">
        <button type="button" aria-describedby="theme-tip">
          <span className="vial" aria-hidden="true" />
          <span>
            Theme: <span data-choice="">System</span>
          </span>
        </button>
      </Tip>
    </theme-switch>
  )
}
