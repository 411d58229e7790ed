import { atOnce } from '../fixtures/at-once.ts'
import { expect, test } from '../fixtures/test.ts'
import { structuredDataFaults } from '../search-engines/checks/structured-data.ts'
import { type BuiltPage, faultsOf, words } from './checks/built-page.ts'
import { cardFaults, repeatedCards } from './checks/cards.ts'
import { canonicalFaults, headFaults, repeatedHeads } from './checks/head.ts'
import { headingFaults } from './checks/headings.ts'
import { brokenLinks, newTabFaults, vagueLinks } from './checks/links.ts'
import { markupFaults } from './checks/markup.ts'
import { pictureFaults } from './checks/pictures.ts'
import { textMessageFaults } from './checks/text-messages.ts'
import { unknownPath } from './checks/visit.ts'

const AT_ONCE = 4

test.use({ viewport: { width: 390, height: 844 } })

test('an unknown address shows the 404 page with the status 404', async ({ page }) => {
  const response = await page.goto(unknownPath)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
})

test('every page tells search engines and shared links what it is about', ({ pages }) => {
  expect(faultsOf(pages, headFaults)).toEqual([])
})

test('no two pages have the same title or description', ({ pages }) => {
  expect(repeatedHeads(pages)).toEqual([])
})

test('every page has a picture of its own for shared links', async ({ pages }) => {
  expect(repeatedCards(pages)).toEqual([])
  // Drawing takes its time, so each kind of page draws one: kinds are told apart by their folder and depth.
  const kinds = new Map(pages.map((page) => [page.path.replace(/[^/]+$/, ''), page]))
  expect(await atOnce(AT_ONCE, [...kinds.values()], cardFaults)).toEqual([])
})

test('every picture on every page has an address that can be the name of a file', ({ pages }) => {
  expect(faultsOf(pages, pictureFaults)).toEqual([])
})

test('every page names its canonical address', ({ pages }) => {
  expect(faultsOf(pages, canonicalFaults)).toEqual([])
})

test('every page has one first heading, and leaves out no level below it', ({ pages }) => {
  expect(faultsOf(pages, headingFaults)).toEqual([])
})

test('every page is valid HTML', async ({ pages }) => {
  expect(faultsOf(pages, markupFaults)).toEqual([])
})

test('every link leads to a page and an anchor that are there', async ({ product, pages }) => {
  expect(await brokenLinks(product.site, pages)).toEqual([])
  expect(faultsOf(pages, newTabFaults)).toEqual([])
  expect(faultsOf(pages, vagueLinks)).toEqual([])
})

test('menus, phone number and footer are the same, in the same order, on every page', ({ pages }) => {
  const repeated = (page: BuiltPage) =>
    page.document
      .querySelectorAll('header.site, .menu nav, .site-foot')
      .map(({ text }) => words(text))
      .join()
  const [first] = pages.map(repeated)
  expect(pages.filter((page) => repeated(page) !== first).map(({ path }) => path)).toEqual([])
})

test('every page tells search engines in one graph what it tells visitors', ({ pages }) => {
  expect(faultsOf(pages, structuredDataFaults)).toEqual([])
})

test('every text message that a page prepares names what the page is about', ({ pages }) => {
  expect(faultsOf(pages, textMessageFaults)).toEqual([])
})
