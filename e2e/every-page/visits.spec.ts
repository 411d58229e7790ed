import type { Page } from '@playwright/test'
import { dayOfLongWords, inTabs, layOut } from '../fixtures/tabs.ts'
import { expect, test } from '../fixtures/test.ts'
import { specifiedPage, specifiedPages } from '../specification/pages.ts'
import { wordsOnPictures } from './checks/pictures.ts'
import { reflowFaults } from './checks/reflow.ts'
import { missingParts } from './checks/specified.ts'
import { unknownPath, visitFaults } from './checks/visit.ts'

const AT_ONCE = 4
const PHONE = { width: 390, height: 844 }
/** How many screens of that phone a page may be long; of the kinds that are not here only the footer is held. */
const MOST_SCREENS: Partial<Record<string, number>> = { homePage: 14, service: 8, contactPage: 6 }
const MOST_FOOTER = 900

test('90 pages are promised, none of them twice', () => {
  expect(specifiedPages).toHaveLength(90)
  expect(new Set(specifiedPages.map(({ path }) => path)).size).toBe(90)
})

/** To open a page costs more than to look at it, so each is opened once. */
test('every page shows what is promised, fits every screen, complains and moves nothing, and asks no other host', async ({
  browser,
  product,
  pages,
}) => {
  test.setTimeout(10 * 60_000)
  const context = await browser.newContext()
  await context.clock.setFixedTime(dayOfLongWords)
  const paths = new Set([...pages, ...specifiedPages].map(({ path }) => path))
  const look = (tab: Page, path: string) => faultsAt(tab, product.site, path)
  expect(await inTabs(context, AT_ONCE, [...paths, unknownPath], look)).toEqual([])
  await context.close()
})

async function faultsAt(tab: Page, site: string, path: string): Promise<string[]> {
  await tab.setViewportSize(PHONE)
  const faults = await visitFaults(tab, site, path)
  if (path === unknownPath) return faults
  const wanted = specifiedPage(path)
  const more = [
    ...(await tab.evaluate(wordsOnPictures)),
    ...(await lengthFaults(tab, wanted?.kind ?? '')),
    ...(await reflowFaults(tab)),
    ...(await tab.evaluate(wordsOnPictures)),
    ...(wanted ? await missingParts(tab, wanted) : []),
  ]
  return [...faults, ...more.map((fault) => `${path} ${fault}`)]
}

/** A person reads it to its end, once all of it is laid out. */
async function lengthFaults(tab: Page, kind: string): Promise<string[]> {
  await layOut(tab)
  const length = await tab.evaluate(() => document.documentElement.scrollHeight)
  const footer = (await tab.getByRole('contentinfo').boundingBox())?.height ?? 0
  const most = (MOST_SCREENS[kind] ?? Number.POSITIVE_INFINITY) * PHONE.height
  return [
    ...(length > most ? [`is ${length} pixels long, not ${most}`] : []),
    ...(footer > MOST_FOOTER ? [`has a footer of ${footer} pixels`] : []),
  ]
}
