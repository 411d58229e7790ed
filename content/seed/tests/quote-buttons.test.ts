import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { Rendered } from '#web/testing/rendered.ts'
import { wordsOf } from './testing/page-elements.ts'
import { renderedPages, shownOn } from './testing/rendered-pages.tsx'
import { content, seededDocument, seededDocuments, seededPage } from './testing/seeded-content.ts'

const pages = new Map([...renderedPages].map(([path, { whole }]) => [path, whole.page]))

/** What a button says that promises to take a request. */
const ASKS = /\b(quote|estimate|consultation|choose|book|report|price your job)\b/i
const MOST_WORDS = 7

test('every quote button leads to a form or to the phone', () => {
  for (const path of pages.keys()) {
    const buttons = buttonsOn(path)
    expect(buttons.length, path).toBeGreaterThan(2)
    expect(buttons.filter((button) => !takesRequests(path, button)).map(wordsOf), path).toEqual([])
  }
})

test('the form that they lead to is on the same page, and calls, texts and mails are beside it', () => {
  for (const [path, page] of pages) {
    const hero = page.querySelector('[data-section="hero"]')
    const [target = ''] = linksIn(hero).filter((link) => /^#(contact|quote|report)$/.test(link))
    expect(page.querySelector(`${target} form`), path).not.toBeNull()
    // Where a whole section says how to reach the business, the end of the page does not say it again.
    const ways = page
      .querySelectorAll('[data-section="cta"], [data-section="contact"]')
      .flatMap(linksIn)
      .map((link) => link.split(':')[0])
    expect(ways, path).toEqual(expect.arrayContaining(['tel', 'sms', 'mailto']))
  }
})

test('call, text, and mail stand once at the top of the contact page, with and without a picture there', () => {
  const page = seededPage('/contact')
  const contact = seededDocument('contactPage')
  const { picture } = Object(seededDocument('aboutPage').hero)
  for (const shown of [undefined, picture]) {
    const changed = content.with({ ...contact, hero: { ...Object(contact.hero), picture: shown } })
    const shownPage = new Rendered(shownOn(page, changed.whole(page))).page
    const top = shownPage.querySelector('[data-section="hero"]')
    expect(top?.querySelectorAll('img')).toHaveLength(shown ? 1 : 0)
    expect(linksIn(top).map((link) => link.split(':')[0])).toEqual(['tel', 'sms', 'mailto'])
    expect(top?.querySelector('[class*="md:hidden"] a')).toBeNull()
  }
})

test('what asks for a form calls it a quote, but for the one form that is specified as an estimate', () => {
  const asked = [...pages.keys()].flatMap(namesOfForms)
  expect(asked.filter((words) => /\bquote\b/i.test(words)).length).toBeGreaterThan(300)
  const others = asked.filter((words) => /\b(estimates?|bids?|proposals?)\b/i.test(words))
  expect(new Set(others)).toEqual(new Set(['Get Your FREE Estimate Today', 'Get my free estimate']))
})

test('a form at the end of a page begins with the service and the town of the page', () => {
  expect(filledIn('/service-areas/matthews/plumbing')).toEqual(['Plumbing', 'Matthews'])
  expect(filledIn('/services/maintenance/routine')).toEqual(['Routine maintenance', undefined])
  expect(filledIn('/cities/pineville')).toEqual([undefined, 'Pineville'])
  expect(filledIn('/about')).toEqual([undefined, undefined])
})

test('each plan is chosen in the form of its own page', () => {
  const choices = [...pages].flatMap(([path, page]) =>
    page.querySelectorAll('[data-section="plans"]').flatMap((section) =>
      section.querySelectorAll('[data-item] b').map((title, place) => ({
        path,
        page,
        title: wordsOf(title),
        link: section.querySelectorAll('td a')[place],
      })),
    ),
  )
  expect(choices.length).toBeGreaterThan(15)
  for (const { path, page, title, link } of choices) {
    const chosen = page.querySelector(`[data-section="cta"] ${link?.getAttribute('href')}`)
    expect(chosen?.getAttribute('value'), path).toMatch(new RegExp(`^${title} \\(.*(\\$\\d|Custom)`))
  }
})

test.each(['/cities/matthews', '/service-areas/matthews/handyman', '/about'])(
  'a plan and a visit that %s offers are chosen in the form at its end',
  (path) => {
    const page = seededPage(path)
    const changed = content.with({
      ...seededDocument(page.id),
      sections: [sectionOf('plans'), sectionOf('consultation')],
    })
    const shown = new Rendered(shownOn(page, changed.whole(page))).page
    const links = linksIn(shown).filter((link) => link.startsWith('#choose-'))
    expect(links).toHaveLength(4)
    for (const link of links) expect(shown.querySelector(`[data-section="cta"] ${link}`), link).not.toBeNull()
  },
)

/** The words of the buttons that lead to a form or send it, the headings above it, and the mails and texts begun for it. */
function namesOfForms(path: string): string[] {
  const page = pages.get(path)
  const sections = page?.querySelectorAll('section').filter((section) => section.querySelector('form')) ?? []
  const headings = sections.flatMap((section) => section.querySelectorAll('h2, h3, legend'))
  const begun = (page?.querySelectorAll('a[href^="mailto:"], a[href^="sms:"]') ?? []).map((link) =>
    decodeURIComponent(link.getAttribute('href')?.split('?')[1] ?? ''),
  )
  const senders = page?.querySelectorAll('form button') ?? []
  return [...[...buttonsOn(path), ...headings, ...senders].map(wordsOf), ...begun]
}

function buttonsOn(path: string): HTMLElement[] {
  const links = pages.get(path)?.querySelectorAll('a') ?? []
  return links.filter((link) => {
    const words = wordsOf(link)
    return ASKS.test(words) && words.split(' ').length <= MOST_WORDS && !isOfContent(link)
  })
}

/** A link to a page as a whole, such as one about quotes, or a text message, which is a request by itself. */
function isOfContent(link: HTMLElement): boolean {
  const target = link.getAttribute('href') ?? ''
  return target.startsWith('sms:') || !/#|^(tel|mailto):/.test(target)
}

function takesRequests(path: string, button: HTMLElement): boolean {
  const target = button.getAttribute('href') ?? ''
  if (target.startsWith('tel:')) return true
  const { pathname, hash } = new URL(target, `http://site${path}`)
  const element = pages.get(pathname)?.getElementById(hash.slice(1))
  return Boolean(element?.querySelector('form, input') ?? element?.closest('form'))
}

/** A section of a kind, as the page of a service in the seed has it. */
function sectionOf(type: string): object {
  const sections = seededDocuments.flatMap(({ sections }) => (Array.isArray(sections) ? sections : []))
  return sections.find(({ _type }) => _type === type) ?? {}
}

const linksIn = (part: HTMLElement | null | undefined) =>
  part?.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '') ?? []

const filledIn = (path: string) =>
  ['job', 'town'].map((name) => pages.get(path)?.querySelector(`[name="${name}"]`)?.getAttribute('value'))
