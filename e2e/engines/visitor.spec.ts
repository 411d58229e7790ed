import { fieldProblems } from '#content/quote/quote-form.ts'
import { person } from '../quote/quote-form.ts'
import type { EnginePage } from './engine-page.ts'
import { expect, test } from './engine-test.ts'
import { click, isShown, write } from './form.ts'

const PHONE = 390
const SERVICE = '/services/kitchen-remodeling'
const PROJECTS = '/matthews/kitchen-remodeling'

test.beforeEach(({ tab }) => tab.resize(PHONE))

test.afterEach(async ({ tab }) => {
  expect(await tab.run(shapeFaults, null)).toEqual([])
})

/** What is too wide, a notice that fills the screen or is empty, and pictures without a height. */
function shapeFaults(): string[] {
  const tooWide = document.documentElement.scrollWidth - innerWidth
  const notices = [...document.querySelectorAll('toast-notice > div')].map(
    (notice) => notice.getBoundingClientRect().height,
  )
  const flat = [...document.images].filter(({ width, height }) => width > 100 && height < 2)
  return [
    ...(tooWide > 0 ? [`The page is ${tooWide} pixels too wide.`] : []),
    ...notices
      .filter((height) => height > 300 || (height > 0 && height < 80))
      .map((height) => `A notice is ${height} pixels high.`),
    ...flat.map(({ alt }) => `The picture "${alt}" has no height.`),
  ]
}

test('a link in a text is underlined', async ({ tab, product }) => {
  await tab.open(`${product.site}/service-areas`)
  const lineOf = () =>
    getComputedStyle(document.querySelector('main p a') ?? document.body).textDecorationLine
  expect(await tab.run(lineOf, null)).toBe('underline')
})

test('at a desk, no group of prices is torn between the two columns', async ({ tab, product }) => {
  await tab.resize(1440)
  await tab.open(`${product.site}/prices`)
  const torn = () =>
    [...document.querySelectorAll('[data-price-category]')].flatMap((category) => {
      const startOf = (element: Element) => Math.round(element.getBoundingClientRect().left)
      const groups = [...category.querySelectorAll('table')]
      const columns = new Set(groups.map(startOf)).size
      const apart = groups.filter(
        (group) => new Set([...group.querySelectorAll('caption a, tbody tr')].map(startOf)).size > 1,
      )
      return [
        ...(groups.length > 1 && columns < 2
          ? [`${category.textContent?.slice(0, 20)} has one column.`]
          : []),
        ...apart.map(({ caption }) => `${caption?.textContent} is torn.`),
      ]
    })
  expect(await tab.run(torn, null)).toEqual([])
})

test('the menu opens, closes with Esc, and leads on', async ({ tab, product }) => {
  await tab.open(product.site + SERVICE)
  await untilDefined(tab, 'site-menu')
  await click(tab, 'Open menu')
  await untilSeen(tab, 'All towns on one page')
  await tab.press('Escape')
  await untilSeen(tab, 'All towns on one page', false)
  await click(tab, 'Open menu')
  await click(tab, 'Services')
  await click(tab, 'Painting')
  await expect.poll(() => tab.run(() => location.pathname, null)).toBe('/services/painting')
})

test('a dark page stays dark on the next one', async ({ tab, product }) => {
  await tab.open(product.site + SERVICE)
  await click(tab, 'Theme: System')
  await click(tab, 'Theme: Light')
  await untilSeen(tab, 'Theme: Dark')
  // Firefox reports a script that was still on its way when the page was left.
  const hasOffline = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/offline-pages'))
  await expect.poll(() => tab.run(hasOffline, null)).toBe(true)
  await tab.open(`${product.site}/gallery`)
  expect(await tab.run(() => getComputedStyle(document.documentElement).colorScheme, null)).toBe('dark')
})

test('the gallery shows one kind of project, and a photo large', async ({ tab, product }) => {
  await tab.open(`${product.site}/gallery`)
  const projects = () =>
    tab.run(
      () => [...document.querySelectorAll('#gallery li')].filter((item) => item.checkVisibility()).length,
      null,
    )
  const all = await projects()
  await click(tab, 'Kitchen Remodeling 4')
  await expect.poll(projects).toBe(4)
  await click(tab, 'All 13')
  await expect.poll(projects).toBe(all)
  await click(tab, 'Enlarge: White shaker kitchen with a sink island')
  await untilSeen(tab, '1 of 13')
  await expect
    .poll(() => tab.run(() => document.querySelector('dialog img')?.clientHeight ?? 0, null))
    .toBeGreaterThan(100)
  await tab.press('ArrowRight')
  await untilSeen(tab, '2 of 13')
  await tab.press('Escape')
  await untilSeen(tab, '2 of 13', false)
})

test('a click and a key move the edge between two photos', async ({ tab, product }) => {
  await tab.open(product.site + SERVICE)
  const share = () =>
    tab.run(() => document.querySelector('before-after input')?.getAttribute('aria-valuetext') ?? '', null)
  await tab.run(() => document.querySelector('before-after')?.scrollIntoView(), null)
  await untilDefined(tab, 'before-after')
  await tab.run(() => document.querySelector<HTMLElement>('before-after input')?.focus(), null)
  await tab.press('ArrowRight')
  await expect.poll(share).toBe('49% after')
})

test('a zip code is answered', async ({ tab, product }) => {
  await tab.open(`${product.site}/service-areas`)
  await tab.run(() => document.querySelector('zip-check')?.scrollIntoView(), null)
  await untilDefined(tab, 'zip-check')
  await write(tab, 'Your zip code', '28078')
  await click(tab, 'Check')
  await untilSeen(tab, 'Yes, we come to 28078.')
})

test('an estimate is worked out', async ({ tab, product }) => {
  await tab.open(`${product.site}/prices?service=painting#estimate`)
  await untilSeen(tab, 'Nothing added yet.')
  await write(tab, 'Deck and fence staining', '400')
  await untilSeen(tab, '400 sq ft × $2.75 = $1,100')
})

test('the form says what is missing in sight, and its thanks leave the page in sight', async ({
  tab,
  product,
}) => {
  await tab.open(`${product.site}/contact#contact`)
  await untilDefined(tab, 'quote-form')
  await click(tab, 'Send my quote request')
  await untilSeen(tab, fieldProblems.empty)
  await expect.poll(() => tab.run(isFocusInSight, null)).toBe(true)

  // The machine has no program for mail, which WebKit says in a page.
  await tab.run(
    () =>
      document.addEventListener('click', (event) => {
        if (event.target instanceof HTMLAnchorElement && event.target.protocol === 'mailto:')
          event.preventDefault()
      }),
    null,
  )
  for (const [label, words] of Object.entries({ ...person, 'What do you need done?': 'A shelf' }))
    await write(tab, label, words)
  await click(tab, 'Send my quote request')
  await untilSeen(tab, 'Thank you for your message!')
  await untilSeen(tab, 'press Send in your email app')
})

/** The field that has the focus, and what is said below it, are on the screen and covered by nothing. */
function isFocusInSight() {
  const field = document.activeElement
  return [field, field?.nextElementSibling].every((element) => {
    if (!element?.id) return false
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

test('one question is open at a time', async ({ tab, product }) => {
  await tab.open(product.site + SERVICE)
  await untilDefined(tab, 'question-list')
  await click(tab, 'Can this wall come out?')
  await untilSeen(tab, 'Usually. The price depends on what it holds up.')
  await click(tab, 'Can we cook while you work?')
  await untilSeen(tab, 'Usually. The price depends on what it holds up.', false)
})

test('the keyboard moves a row of projects sideways', async ({ tab, product }) => {
  await tab.open(product.site + PROJECTS)
  await tab.run(startBeforeProjects, null)
  const moved = () =>
    tab.run(() => document.querySelector('[data-section="projects"] [role=group]')?.scrollLeft ?? 0, null)
  await tab.press('Tab')
  expect(await tab.run(() => document.activeElement?.getAttribute('aria-label'), null)).toBe(
    await tab.run(() => document.querySelector('[data-section="projects"] h2')?.textContent, null),
  )
  await tab.press('ArrowRight')
  await expect.poll(moved).toBeGreaterThan(0)
})

/** Puts the focus on the last stop before them. */
function startBeforeProjects() {
  const projects = document.querySelector('[data-section="projects"] [data-swipe]')
  const stops = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input')].filter(
    (stop) =>
      stop.checkVisibility() &&
      projects &&
      stop.compareDocumentPosition(projects) === Node.DOCUMENT_POSITION_FOLLOWING,
  )
  stops.at(-1)?.focus()
}

function untilDefined(tab: EnginePage, element: string): Promise<void> {
  return expect.poll(() => tab.run((name) => customElements.get(name) !== undefined, element)).toBe(true)
}

function untilSeen(tab: EnginePage, words: string, isSeen = true): Promise<void> {
  return expect.poll(() => tab.run(isShown, words), { message: words }).toBe(isSeen)
}
