import type { ReactNode } from 'react'
import { contactCardPath } from '#content/addresses/downloads.ts'
import { fixedPaths, singlePages } from '#content/addresses/routes.ts'
import { formatPhone, phoneLink } from '#content/documents/phone.ts'
import { inOneLine } from '#content/documents/within-sentence.ts'
import { hoursLines } from '#content/hours/opening-hours.ts'
import { addressOf } from '../../lake/fragments/site/business.ts'
import { linksTo } from '../../lake/fragments/site/navigation.ts'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import { MapOnRequest } from '../area-map/map-on-request.tsx'
import { MailAddress } from '../contact-links/mail-address.tsx'
import { Profiles } from '../contact-links/profiles.tsx'
import { moreLook } from '../controls/more-link.tsx'
import { Tip } from '../controls/tip.tsx'
import { HoursTable } from '../opening-hours/hours-table.tsx'
import { OpenNow } from '../opening-hours/open-now.tsx'
import { PhoneFold } from '../text/fold.tsx'
import { Links } from '../text/links.tsx'
import { Logo } from './logo.tsx'
import { callLook } from './site-header.tsx'

/** As wide as a thumb needs where fingers are. */
const link = 'flex min-h-target w-fit min-w-target items-center text-inherit lg:min-h-9'
/** What is not folded has the whole width of a phone, whose folds stand in two columns. */
const acrossPhones = 'max-md:col-span-full'
const acrossPhonesLast = 'max-md:order-1 max-md:col-span-full'

function FooterFold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PhoneFold
      title={<span className="label">{title}</span>}
      className="max-md:[&[open]]:col-span-full max-md:[&[open]]:pb-4"
    >
      {children}
    </PhoneFold>
  )
}

/**
 * Its height is told until it is laid out, and what reaches beyond has the ground of the page behind it, for programs that look at
 * contrast. On a phone there are four folds in two rows, and below them how to reach the business: a page ends with its own words.
 */
export function SiteFooter({ site }: { site: Site }) {
  return (
    <footer className="plate taped relative bg-plate-deep pt-4.5 [--ground:var(--color-plate-deep)] print:bg-transparent [--place:29.5rem] max-md:pb-[calc(var(--bar)+env(safe-area-inset-bottom))] md:[--place:44rem] xl:[--place:30rem]">
      <div className="mx-auto w-page">
        <div className="grid grid-cols-(--pair) gap-x-grid py-3 md:grid-cols-[minmax(0,4fr)_minmax(0,2fr)_minmax(0,2fr)] md:gap-y-8 md:py-12 xl:grid-cols-[minmax(0,20fr)_minmax(0,12fr)_minmax(0,10fr)_minmax(0,19fr)_minmax(0,22fr)]">
          <About site={site} />
          {site.navigation.columns
            .map(({ links, ...column }) => ({ ...column, links: linksTo(links) }))
            .filter(({ links }) => links.length > 0)
            .map(({ _key, title, links }) => (
              <nav
                key={_key}
                className="max-md:has-[[open]]:col-span-full max-md:has-[[open]]:pb-4 print:hidden"
                aria-label={title}
              >
                <FooterFold title={title}>
                  <Links
                    className="text-sm"
                    linkClassName={`${link} no-underline hover:underline`}
                    links={links}
                  />
                </FooterFold>
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
    <div className="max-md:contents md:space-y-5">
      <Logo business={business} className={`max-md:mb-1 ${acrossPhones}`} />
      <FooterFold title="About">
        <div className="space-y-4">
          <p className="text-sm text-ink-soft">{business.about}</p>
          <MapOnRequest business={business} />
        </div>
      </FooterFold>
    </div>
  )
}

function Contact({ site }: { site: Site }) {
  const { business, openingHours } = site
  return (
    <div className="contents md:max-xl:col-span-full md:max-xl:grid md:max-xl:grid-cols-2 md:max-xl:gap-x-grid-wide">
      <div className="max-md:contents md:space-y-3">
        <a
          className={`${callLook} text-h3 ${acrossPhonesLast}`}
          href={phoneLink(business.phone)}
          data-icon="phone"
        >
          {formatPhone(business.phone)}
        </a>
        <p className={`text-sm ${acrossPhonesLast}`}>
          {/* One word, though it may be broken after its "@". */}
          <a
            className="flex min-h-target w-fit items-center font-semibold wrap-anywhere text-inherit"
            href={`mailto:${business.email}`}
          >
            <MailAddress address={business.email} />
          </a>
          {addressOf(business)}.{' '}
          <a className={`${moreLook} text-inherit print:hidden`} href={contactCardPath}>
            Save our contact card
          </a>
        </p>
        <Profiles profiles={business.profiles} className={`xl:flex-col xl:items-start ${acrossPhonesLast}`} />
      </div>
      <div className="max-md:contents md:space-y-3">
        <FooterFold title="Hours">
          <HoursTable lines={hoursLines(openingHours.days)} isClose />
        </FooterFold>
        <OpenNow notOnPhones />
      </div>
    </div>
  )
}

function LastLine({ site: { business, navigation } }: { site: Site }) {
  const { privacyPage, accessibilityPage } = singlePages
  const own = [privacyPage, accessibilityPage, { path: fixedPaths.sitemap, title: 'Sitemap' }]
  return (
    <div className="flex flex-wrap items-center gap-x-4 border-t border-line pt-2 text-sm text-ink-soft lg:gap-x-3">
      <span>
        © {business.name}. {inOneLine(business.payments)}. Price range {business.priceRange}.
      </span>
      <Links
        className="flex flex-wrap items-center gap-x-4 max-md:contents lg:gap-x-3"
        linkClassName={link}
        links={[...linksTo(navigation.last), ...own.map(({ path, title }) => ({ id: path, path, title }))]}
      />
      <ThemeSwitch />
    </div>
  )
}

/** Hidden until its script is there, because without one it could do nothing. */
function ThemeSwitch() {
  return (
    <theme-switch className="[&:not(:defined)]:invisible">
      <Tip id="theme-tip" text="Theme: match your device, light, or dark">
        <button
          type="button"
          className="flex min-h-target cursor-pointer items-center gap-2.5 focus-visible:-outline-offset-3"
          aria-describedby="theme-tip"
        >
          {/* The bubble shows the choice: left is light, level is the system’s, right is dark. */}
          <span
            className="vial h-5 w-11 in-data-[theme=dark]:[--x:74%] in-data-[theme=light]:[--x:26%]"
            aria-hidden="true"
          />
          <span>
            <span className="max-md:sr-only">Theme: </span>
            <span data-choice="">System</span>
          </span>
        </button>
      </Tip>
    </theme-switch>
  )
}
