import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { priceCategories } from '#content/prices/price-list.ts'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { PriceList } from '../../page-kinds/prices/price-list/price-list.tsx'
import { Section } from '../../sections/section.tsx'
import type { SectionFragment } from '../../sections/section-query.ts'
import {
  business,
  emergencyPrice,
  picture,
  prices,
  project,
  review,
  sampleOf,
} from '../../testing/samples.ts'
import { exampleGroups, themes } from './examples.ts'

const sheet = new URL('../../styles/site.css', import.meta.url)
const notAsked = [
  // Browsers let the keyboard scroll a row that has nothing to press.
  'scrollable-region-focusable',
  // About a page as a whole: here many examples stand on one, each with its landmarks and anchors.
  ...['region', 'landmark-unique', 'landmark-one-main', 'landmark-no-duplicate-banner'],
  ...['landmark-no-duplicate-contentinfo', 'landmark-no-duplicate-main', 'heading-order'],
  ...['page-has-heading-one', 'duplicate-id-aria', 'skip-link', 'landmark-banner-is-top-level'],
  ...['landmark-contentinfo-is-top-level', 'landmark-complementary-is-top-level'],
]
const PHONE = { width: 390, height: 844 }
const widths = [PHONE.width, 768, 1440]
let browser: Browser
/** As wide as a phone, with the styles of the site. */
let page: Page

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: process.env.BROWSER_PATH || undefined })
  page = await browser.newPage({ viewport: PHONE, reducedMotion: 'reduce' })
  await page.route('**/*', (route) => route.abort())
  const { css } = await postcss([tailwind()]).process(readFileSync(sheet), { from: sheet.pathname })
  await page.setContent(
    `<!doctype html><html lang="en"><title>Examples</title><style>${css}</style><body></body></html>`,
  )
})

beforeEach(() => page.setViewportSize(PHONE))

afterAll(() => browser.close())

describe.each(Object.entries(exampleGroups))('%s', (_name, examples) => {
  const shown = Object.entries(examples).map(([name, { shows }]) => (
    <article key={name} aria-label={name}>
      {shows}
    </article>
  ))
  const markup = renderToStaticMarkup(<main className="bands">{shown}</main>)

  test.each(themes)('axe finds nothing in %s colors, and nothing is wider than a phone', async (theme) => {
    await show(theme, markup)
    // To describe all that is right takes axe as long as to look.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
    // A theme changes colors alone.
    const asked = theme === 'dark' ? axe.withRules(['color-contrast']) : axe.disableRules(notAsked)
    const { violations } = await asked.analyze()
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
    expect(faults).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })

  test('a text keeps the lines in which it was written', async () => {
    await show('light', markup)
    expect(await page.evaluate(lostLines)).toEqual([])
  })

  test.each(widths)(
    'at %i pixels a heading has room below it, and what is in a card around it',
    async (width) => {
      await page.setViewportSize({ width, height: PHONE.height })
      await show('light', markup)
      expect(await page.evaluate(crowded, width < 768 ? 8 : 16)).toEqual([])
    },
  )
})

/** The headings of folded bands that stand close above what they open, and cards whose edge is close to their words. Runs in the page. */
function crowded(least: number): string[] {
  const told = ({ textContent }: Element) => `${textContent}`.slice(0, 40)
  const below = [...document.querySelectorAll('details > summary:has(h2) + :not(p)')].filter((next) => {
    const heading = next.previousElementSibling?.querySelector('h2')?.getBoundingClientRect()
    const opened = next.getBoundingClientRect()
    const isBeside = heading && opened.left > heading.right
    return next.checkVisibility() && !isBeside && opened.top - (heading?.bottom ?? 0) < least
  })
  const words = [...document.querySelectorAll('article :is(h3, p, span)')].filter((inside) => {
    const card = inside.closest('article')
    const isFramed = card && Number.parseFloat(getComputedStyle(card).borderInlineStartWidth) > 0
    if (!isFramed || !inside.checkVisibility() || inside.closest('button, a, photo-frame')) return false
    const [edge, own] = [card.getBoundingClientRect(), inside.getBoundingClientRect()]
    return Math.min(own.top - edge.top, edge.bottom - own.bottom, own.left - edge.left) < least
  })
  return [...below, ...words].map(told)
}

const counts = [1, 2, 3, 4, 5, 6, 7, 8]

const many = (count: number) => Array.from({ length: count }, (_, place) => `${place}`)
const pricing = sampleOf('pricing')
const [price] = pricing.prices
const reasons = sampleOf('reasons')
const [point] = reasons.points

/** Sections of any number of items, which stand in rows. */
const ofAny: Record<string, (count: number) => SectionFragment> = {
  reviews: (count) => ({
    ...sampleOf('reviews'),
    newest: many(count).map((key) => ({ ...review, _id: `review-${key}` })),
  }),
  prices: (count) => ({
    ...pricing,
    prices: many(count).flatMap((_id) => (price ? [{ ...price, _id }] : [])),
  }),
  reasons: (count) => ({
    ...reasons,
    points: many(count).flatMap((_key) => (point ? [{ ...point, _key }] : [])),
  }),
}

test.each(Object.keys(ofAny).flatMap((items) => [768, 1440].map((width) => [width, items] as const)))(
  'at %i pixels the last of any number of %s ends its row',
  async (width, items) => {
    const section = (count: number) => {
      const shown = ofAny[items]?.(count)
      return (
        shown && (
          <Section key={count} section={shown} site={{ business, hiddenPages: [] }} documentId="example" />
        )
      )
    }
    await page.setViewportSize({ width, height: PHONE.height })
    await show('light', renderToStaticMarkup(<main className="bands">{counts.map(section)}</main>))
    const early = await page.evaluate(() => {
      const ends = (element?: Element | null) => Math.round(element?.getBoundingClientRect().right ?? 0)
      return [...document.querySelectorAll('section')].map((one) => {
        const last = [...one.querySelectorAll('[data-item]')].at(-1)
        return ends(last?.parentElement) - ends(last)
      })
    })
    expect(early).toEqual(counts.map(() => 0))
  },
)

test('on a phone the name of a job keeps most of its line in the price list, whatever an offer says', async () => {
  const terms = 'plus materials and a fee for the way ($15 off until December 15)'
  const categories = priceCategories([{ ...emergencyPrice, terms }], { mainServices: [], townServices: [] })
  const list = <PriceList heading="" intro="" categories={categories} list={prices} business={business} />
  await show('light', renderToStaticMarkup(<main className="bands">{list}</main>))
  const width = async (part: Locator) => (await part.boundingBox())?.width ?? 0
  const row = page.getByRole('row', { name: emergencyPrice.title })
  expect(await width(row.getByRole('rowheader'))).toBeGreaterThan(0.9 * (await width(row.getByRole('cell'))))
})

test.each([360, 390, 430])(
  'at %i pixels further photos of a project stand three to a row, as wide as they are fetched',
  async (width) => {
    await page.setViewportSize({ width, height: PHONE.height })
    const photosOf = (count: number) =>
      Array.from({ length: count }, (_, place) => ({ ...picture, _key: `${place}`, alt: `Photo ${place}` }))
    const projects = [2, 3, 11].map((count) => ({
      ...project,
      _id: `project-${count}`,
      photos: photosOf(count),
    }))
    const gallery = <Gallery gallery={{ heading: 'Work', intro: null, projects }} services={[]} />
    await show('light', renderToStaticMarkup(<main className="bands">{gallery}</main>))
    const lists = await page.evaluate(() =>
      [...document.querySelectorAll('[data-projects] > li > div ul')].map((list) => {
        const photos = [...list.querySelectorAll('img')]
        const rows = Map.groupBy(photos, (photo) => Math.round(photo.getBoundingClientRect().top))
        const [first] = photos
        const vw = Number.parseFloat(/([\d.]+)vw/.exec(first?.sizes ?? '')?.[1] ?? '')
        return {
          photos: photos.length,
          row: rows.values().next().value?.length ?? 0,
          isSharp: (first?.getBoundingClientRect().width ?? 0) <= (vw * innerWidth) / 100,
          isForThumbs: (first?.getBoundingClientRect().width ?? 0) >= 44,
        }
      }),
    )
    const fine = { isSharp: true, isForThumbs: true }
    expect(lists).toEqual([
      { photos: 2, row: 2, ...fine },
      { photos: 3, row: 3, ...fine },
      { photos: 11, row: 3, ...fine },
    ])
  },
)

/** What would run together of a text with a blank line and a list of dashes. Runs in the page. */
function lostLines(): string[] {
  const text = 'Words.\n\n- one\n- two'
  const holders = [...document.querySelectorAll<HTMLElement>('p, blockquote, li, dd')]
  const plain = holders.filter(
    ({ children, textContent: innerText }) => children.length === 0 && innerText.trim(),
  )
  for (const holder of plain) holder.textContent = text
  return plain.filter(({ textContent: innerText }) => innerText !== text).map(({ outerHTML }) => outerHTML)
}

/** Shows this alone, in these colors; what is folded is looked at, too. */
async function show(theme: (typeof themes)[number], markup: string): Promise<void> {
  await page.emulateMedia({ colorScheme: theme })
  await page.evaluate(
    ([name = '', html = '']) => {
      document.documentElement.dataset.theme = name
      document.body.innerHTML = html
      for (const each of document.querySelectorAll('details')) each.open = true
    },
    [theme, markup],
  )
}
