import { ActionBar } from '../../components/layout/page-layout.tsx'
import { SiteFooter } from '../../components/layout/site-footer.tsx'
import { SiteHeader } from '../../components/layout/site-header.tsx'
import { OpenInBar, OpenNow } from '../../components/opening-hours/open-now.tsx'
import { exampleNavigation } from '../../lake/fragments/examples/example-navigation.ts'
import { exampleSite } from '../../lake/fragments/examples/example-site.ts'
import { type NavigationFragment, navigationParser } from '../../lake/fragments/site/navigation.ts'
import { Hours, NextSteps } from '../../page-kinds/contact/contact-template.tsx'
import { ErrorPage } from '../../page-kinds/error/error-page.tsx'
import { NotFoundPage } from '../../page-kinds/not-found/not-found-page.tsx'
import type { Example, Examples } from './example.ts'
import { inSection, overScreen } from './frames.tsx'

const TEL = 'tel:+17045550142'
const servicePages = ['/services/handyman', '/services/painting']
const townPages = ['/service-areas/charlotte', '/service-areas/matthews']
const singlePages = ['/gallery', '/about', '/contact']
const STATEMENTS = ['/privacy', '/accessibility']
// The page of all towns stands in the panel, and for phones below it.
const rest = [...townPages, '/service-areas', '/service-areas', ...singlePages]
const office = ['/', 'https://maps.example/crown-and-level']
const ways = [
  ...[TEL, 'mailto:quotes@crownandlevel.example', '/contact.vcf'],
  'https://social.example/crownandlevel',
]
const { services, pages, columns } = exampleNavigation
const withMenus = (menus: Partial<NavigationFragment>) => ({
  ...exampleSite,
  navigation: { ...exampleNavigation, ...menus },
})

/** None of the pages is published that the menus lead to. */
const unpublished = navigationParser.parse(
  JSON.parse(JSON.stringify(exampleNavigation, (name, value) => (name === 'to' ? null : value))),
)
const renamed = withMenus({
  services: { ...services, more: services.more.map((link) => ({ ...link, label: 'Paint and paper' })) },
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
export const layoutExamples: Examples = {
  ActionBar: {
    shows: overScreen(
      <ActionBar
        phone={exampleSite.business.phone}
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
    shows: overScreen(<ActionBar phone={exampleSite.business.phone} quoteHref="#contact" isEmergency />),
    says: ['Call'],
    has: ['a.bg-cta[href^="tel:"]'],
    lacks: ['a.bg-cta[href="#contact"]'],
  },
  SiteHeader: {
    shows: <SiteHeader site={exampleSite} quoteHref="#contact" />,
    says: ['Crown & Level', 'Mon–Fri 7–6, Sat 8–4', 'Get FREE Quote'],
    times: { Gallery: 1 },
    // The last two of the menu are for phones.
    links: [
      '#main',
      TEL,
      '/',
      '#main',
      ...servicePages,
      TEL,
      ...rest,
      TEL,
      '#contact',
      TEL,
      '#contact',
      '#menu',
    ],
  },
  'SiteHeader-unpublished': {
    shows: <SiteHeader site={withMenus(unpublished)} quoteHref="#contact" />,
    says: ['Crown & Level'],
    links: ['#main', TEL, '/', '#main', TEL, TEL, '#contact', TEL, '#contact', '#menu'],
  },
  'SiteHeader-renamed': {
    shows: <SiteHeader site={renamed} quoteHref="#contact" />,
    says: ['Crown & Level'],
    times: { 'Paint and paper': 1, Matthews: 1 },
  },
  'SiteHeader-wide-alone': onScreens('wide'),
  'SiteHeader-phones-alone': onScreens('phones'),
  // Its quote buttons lead to the contact part of the home page.
  'SiteHeader-without-contact': {
    shows: <SiteHeader site={exampleSite} quoteHref="/#contact" />,
    says: ['Get FREE Quote'],
    has: ['a[href="/#contact"]'],
    lacks: ['a[href="#contact"]'],
  },
  SiteFooter: {
    shows: <SiteFooter site={exampleSite} />,
    says: ['Monday–Friday 7:00 AM–6:00 PM', 'Sunday Emergencies only'],
    links: [
      ...office,
      ...servicePages,
      ...townPages,
      ...ways,
      '/service-areas',
      ...singlePages,
      ...STATEMENTS,
      '/sitemap.xml',
    ],
    // It asks no other host for anything.
    attributes: { src: [] },
  },
  'SiteFooter-own-columns': {
    shows: (
      <SiteFooter site={withMenus({ columns: [{ _key: 'a', title: 'Read on', links: readOn }], last: [] })} />
    ),
    says: ['Read on'],
    links: [...office, ...servicePages, ...ways, ...STATEMENTS, '/sitemap.xml'],
  },
  OpenInBar: {
    shows: inSection(
      <OpenInBar
        openingHours={{ ...exampleSite.openingHours, exceptions: [{ _key: 'a', ...thanksgiving }] }}
        phone={exampleSite.business.phone}
      />,
    ),
    says: ['Mon–Fri 7–6, Sat 8–4, emergencies 24/7'],
    links: [TEL],
    // A script says whether it is open now.
    has: ['[data-hours*="2026-11-26"][data-hours*="Thanksgiving"]'],
  },
  OpenNow: { shows: <OpenNow />, says: [] },
  Hours: {
    shows: <Hours site={exampleSite} />,
    says: ['Monday–Friday 7:00 AM–6:00 PM', '30+ miles around Charlotte'],
  },
  NextSteps: {
    shows: <NextSteps heading="After you write" steps={['We read it', 'We visit']} />,
    says: ['After you write We read it We visit'],
  },
  ErrorPage: {
    shows: <ErrorPage site={exampleSite} />,
    says: ['Unexpected Application Error!', '503 Service Unavailable', 'Call (704) 555-0142'],
    links: [TEL, '/'],
  },
  NotFoundPage: {
    shows: <NotFoundPage site={exampleSite} />,
    says: ['Oops! Page not found', 'Return to Home'],
    links: ['/', TEL, '/#services', '/services/handyman', '/service-areas', '/contact'],
  },
}
