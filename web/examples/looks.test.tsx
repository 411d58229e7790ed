import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { type Browser, chromium } from '@playwright/test'
import tailwind from '@tailwindcss/postcss'
import postcss from 'postcss'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exampleGroups, themes } from './examples.ts'

const sheet = new URL('../styles/site.css', import.meta.url)
const notAsked = [
  // Browsers let the keyboard scroll a row that has nothing to press.
  'scrollable-region-focusable',
  // About a page as a whole: here many examples stand on one, each with its landmarks and anchors.
  ...['region', 'landmark-unique', 'landmark-one-main', 'landmark-no-duplicate-banner'],
  ...['landmark-no-duplicate-contentinfo', 'landmark-no-duplicate-main', 'heading-order'],
  ...['page-has-heading-one', 'duplicate-id-aria', 'skip-link', 'landmark-banner-is-top-level'],
  ...['landmark-contentinfo-is-top-level', 'landmark-complementary-is-top-level'],
]
let browser: Browser
let styles = ''

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.BROWSER_PATH || undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  styles = (await postcss([tailwind()]).process(readFileSync(sheet), { from: sheet.pathname })).css
})

afterAll(() => browser.close())

describe.each(Object.entries(exampleGroups))('%s', (_name, examples) => {
  const shown = Object.entries(examples).map(([name, { shows }]) => (
    <article key={name} aria-label={name}>
      {shows}
    </article>
  ))
  const markup = renderToStaticMarkup(<main className="bands">{shown}</main>)

  test.each(themes)('axe finds nothing in %s colors, and nothing is wider than a phone', async (theme) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      colorScheme: theme,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.route('**/*', (route) => route.abort())
    await page.setContent(
      `<!doctype html><html lang="en" data-theme="${theme}"><title>Examples</title><style>${styles}</style><body>${markup}`,
    )
    // What is folded is looked at, too.
    await page.evaluate(() => {
      for (const each of document.querySelectorAll('details')) each.open = true
    })
    const axe = new AxeBuilder({ page }).setLegacyMode()
    // A theme changes colors alone.
    const asked = theme === 'dark' ? axe.withRules(['color-contrast']) : axe.disableRules(notAsked)
    const { violations } = await asked.analyze()
    const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)
    expect(faults).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await context.close()
  })
})
