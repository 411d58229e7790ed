import { pathOf, type Routable } from '#content/addresses/routes.ts'
import { ActionBar } from '../../components/layout/page-layout.tsx'
import { SiteFooter } from '../../components/layout/site-footer.tsx'
import { SiteHeader } from '../../components/layout/site-header.tsx'
import { OpenInBar, OpenNow } from '../../components/opening-hours/open-now.tsx'
import { type NavigationFragment, navigationParser } from '../../lake/fragments/site/navigation.ts'
import { Hours, NextSteps } from '../../page-kinds/contact/contact-template.tsx'
import { ErrorPage } from '../../page-kinds/error/error-page.tsx'
import { NotFoundPage } from '../../page-kinds/not-found/not-found-page.tsx'
import { business, site } from '../../testing/samples.ts'
import type { Example, Examples } from './example.ts'
import { inSection, overScreen } from './frames.tsx'

const TEL = 'tel:+17045550142'
const STATEMENTS = ['/privacy', '/accessibility']
const { navigation } = site
const { services, areas, pages, columns } = navigation
const pathsOf = (links: readonly ({ to: Routable | null } | null)[]) =>
  links.flatMap((link) => (link?.to ? pathOf(link.to) : []))
const office = ['/', business.mapUrl]
const ways = [
  ...[TEL, 'mailto:quotes@crownandlevel.example', '/contact.vcf'],
  ...(business.profiles ?? []).map(({ url }) => url),
]
const withMenus = (menus: Partial<NavigationFragment>) => ({
  ...site,
  navigation: { ...navigation, ...menus },
})

/** None of the pages is published that the menus lead to. */
const unpublished = navigationParser.parse(
  JSON.parse(JSON.stringify(navigation, (name, value) => (name === 'to' ? null : value))),
)
const renamed = withMenus({
  services: {
    ...services,
    more: services.more.slice(0, 1).map((link) => ({ ...link, label: 'Paint and paper' })),
  },
})
const onScreens = (screens: 'wide' | 'phones'): Example => ({
  shows: (
    <SiteHeader
      site={withMenus({ pages: pages.map((link) => ({ ...link, screens })) })}
      quoteHref="#contact"
    />
  ),
  says: ['Crown & Level'],
  times: { Gallery: 1 },
  has: [`[data-screens="${screens}"] > a[href="/gallery"]`],
})
const readOn = [...(columns[0]?.links ?? []), ...(unpublished.columns[1]?.links ?? [])]
const thanksgiving = { date: '2026-11-26', lastDate: null, name: 'Thanksgiving', opens: null, closes: null }

/** What is around every page, and the pages that exist for visitors who are lost. */
const LONG_NAME = 'Hargrove & Sons Remodeling and Repair LLC'
const longNamed = { ...site, business: { ...business, name: LONG_NAME } }

export const layoutExamples: Examples = {
  ActionBar: {
    shows: overScreen(
      <ActionBar
        phone={business.phone}
        quoteHref="#contact"
        topic={{ service: 'Painting', town: 'Matthews' }}
      />,
    ),
    says: ['CallTextFree quote'],
    // The quote stands out.
    has: [
      `a[href="${TEL}"]`,
      'a[href^="sms:+17045550142?&body=Hi"][href*="painting%20in%20Matthews"]',
      'a.bg-cta[href="#contact"]',
    ],
    lacks: ['a.bg-cta[href^="tel:"]'],
  },
  'ActionBar-emergency': {
    shows: overScreen(<ActionBar phone={business.phone} quoteHref="#contact" isEmergency />),
    says: ['Call'],
    has: ['a.bg-cta[href^="tel:"]'],
    lacks: ['a.bg-cta[href="#contact"]'],
  },
  SiteHeader: {
    shows: <SiteHeader site={site} quoteHref="#contact" />,
    says: ['Crown & Level', 'Mon–Fri 7–6, Sat 8–4', 'Get FREE Quote'],
    times: { Gallery: 1 },
    links: [
      ...['#main', TEL, '/', '#main', ...pathsOf([...services.main, ...services.more]), TEL],
      // The page of all towns stands in the panel, and for phones below it.
      ...pathsOf([...areas.links, areas.overview, ...pages]),
      ...[TEL, '#contact', TEL, '#contact', '#menu'],
    ],
  },
  'SiteHeader-unpublished': {
    shows: <SiteHeader site={withMenus(unpublished)} quoteHref="#contact" />,
    says: ['Crown & Level'],
    links: ['#main', TEL, '/', '#main', TEL, '#contact', TEL, '#contact', '#menu'],
  },
  'SiteHeader-renamed': {
    shows: <SiteHeader site={renamed} quoteHref="#contact" />,
    says: ['Crown & Level'],
    times: { 'Paint and paper': 1, Matthews: 1 },
  },
  'SiteHeader-long-name': {
    shows: <SiteHeader site={longNamed} quoteHref="#contact" />,
    says: [LONG_NAME, 'HS'],
  },
  'SiteHeader-wide-alone': onScreens('wide'),
  'SiteHeader-phones-alone': onScreens('phones'),
  // Its quote buttons lead to the contact part of the home page.
  'SiteHeader-without-contact': {
    shows: <SiteHeader site={site} quoteHref="/#contact" />,
    says: ['Get FREE Quote'],
    has: ['a[href="/#contact"]'],
    lacks: ['a[href="#contact"]'],
  },
  SiteFooter: {
    shows: <SiteFooter site={site} />,
    says: ['Monday–Friday 7:00 AM–6:00 PM', 'Sunday Emergencies only'],
    links: [
      ...[...office, ...pathsOf(columns.flatMap(({ links }) => links)), ...ways],
      ...[...pathsOf(navigation.last), ...STATEMENTS, '/sitemap.xml'],
    ],
    // It asks no other host for anything.
    attributes: { src: [] },
  },
  'SiteFooter-own-columns': {
    shows: (
      <SiteFooter site={withMenus({ columns: [{ _key: 'a', title: 'Read on', links: readOn }], last: [] })} />
    ),
    says: ['Read on'],
    links: [...office, ...pathsOf(columns[0]?.links ?? []), ...ways, ...STATEMENTS, '/sitemap.xml'],
  },
  OpenInBar: {
    shows: inSection(
      <OpenInBar
        openingHours={{ ...site.openingHours, exceptions: [{ _key: 'a', state: null, ...thanksgiving }] }}
        phone={business.phone}
      />,
    ),
    says: ['Mon–Fri 7–6, Sat 8–4, emergencies 24/7'],
    links: [TEL],
    // A script says whether it is open now.
    has: ['[data-hours*="2026-11-26"][data-hours*="Thanksgiving"]'],
  },
  'OpenInBar-notice': {
    shows: inSection(
      <OpenInBar
        openingHours={{
          ...site.openingHours,
          notice: {
            text: 'Phones are down until noon. Text us.',
            shownFrom: null,
            shownUntil: '2126-11-28T17:00:00Z',
          },
        }}
        phone={business.phone}
        isEmergency
      />,
    ),
    says: ['Phones are down until noon. Text us.'],
    has: ['[data-notice]', '[hidden]'],
  },
  'OpenInBar-emergency': {
    shows: inSection(<OpenInBar openingHours={site.openingHours} phone={business.phone} isEmergency />),
    says: ['Emergency line open now'],
    lacks: ['[data-words]'],
  },
  'OpenInBar-no-emergencies': {
    shows: inSection(
      <OpenInBar
        openingHours={{ ...site.openingHours, areaEmergency: null }}
        phone={business.phone}
        isEmergency
      />,
    ),
    says: ['Mon–Fri 7–6, Sat 8–4'],
    never: ['mergenc'],
    lacks: ['a'],
    has: ['[data-words]'],
  },
  OpenNow: { shows: <OpenNow />, says: [] },
  Hours: {
    shows: <Hours site={site} />,
    says: ['Monday–Friday 7:00 AM–6:00 PM', '30+ miles around Charlotte'],
  },
  NextSteps: {
    shows: <NextSteps heading="After you write" steps={['We read it', 'We visit']} />,
    says: ['After you write We read it We visit'],
  },
  ErrorPage: {
    shows: <ErrorPage site={site} />,
    says: ['Unexpected Application Error!', '503 Service Unavailable', 'Call (704) 555-0142'],
    links: [TEL, '/'],
  },
  NotFoundPage: {
    shows: <NotFoundPage site={site} />,
    says: ['Oops! Page not found', 'Return to Home'],
    links: ['/', TEL, '/#services', ...site.mainServices.map(pathOf), '/service-areas', '/contact'],
  },
}
