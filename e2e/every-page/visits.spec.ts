import type { Page } from '@playwright/test'
import { specifiedPage } from '#content/seed/tests/expected/pages.ts'
import { drawInOwnLetters } from '../fixtures/letters.ts'
import { dayOfLongWords, inTabs } from '../fixtures/tabs.ts'
import { expect, test } from '../fixtures/test.ts'
import { brokenWords } from './checks/broken-words.ts'
import { wordsOnPictures } from './checks/pictures.ts'
import { reflowFaults } from './checks/reflow.ts'
import { lookedAt, pagesToLookAt, unknownPath, visitFaults } from './checks/visit.ts'

const AT_ONCE = 4
const PHONE = { width: 390, height: 844 }
/** How many screens of that phone a page may be long; of the kinds that are not here only the footer is held. */
const MOST_SCREENS: Partial<Record<string, number>> = { homePage: 14, service: 8, contactPage: 6 }
const MOST_FOOTER = 650
/** How many screens the last words of a page, its form and its footer may be long. */
const MOST_SCREENS_OF_END = 1.6

/** To open a page costs more than to look at it, so each is opened once. */
test(`${lookedAt} shows all of its sections, fits every screen, complains and moves nothing, and asks no other host`, async ({
  browser,
  product,
  pages,
}) => {
  const context = await browser.newContext()
  await context.clock.setFixedTime(dayOfLongWords)
  const look = (tab: Page, path: string) => faultsAt(tab, product.site, path)
  expect(await inTabs(context, AT_ONCE, pagesToLookAt(pages), look)).toEqual([])
  await context.close()
})

async function faultsAt(tab: Page, site: string, path: string): Promise<string[]> {
  await tab.setViewportSize(PHONE)
  const faults = await visitFaults(tab, site, path)
  if (path === unknownPath) return faults
  await drawInOwnLetters(tab)
  const more = [
    ...(await tab.evaluate(wordsOnPictures)),
    ...(await lengthFaults(tab, specifiedPage(path)?.kind ?? '')),
    ...(await brokenWords(tab)),
    ...(await reflowFaults(tab)),
    ...(await tab.evaluate(wordsOnPictures)),
    ...(await tab.evaluate(hiddenSections)),
  ]
  return [...faults, ...more.map((fault) => `${path} ${fault}`)]
}

/** Runs in the page, whose folds are open. */
function hiddenSections(): string[] {
  const hidden = [...document.querySelectorAll('[data-section]')].filter(
    (section) => !section.checkVisibility(),
  )
  return hidden.map((section) => `hides the section "${section.getAttribute('data-section')}"`)
}

/** A person reads it to its end. All of it is laid out. */
async function lengthFaults(tab: Page, kind: string): Promise<string[]> {
  const length = await tab.evaluate(() => document.documentElement.scrollHeight)
  const footer = (await tab.getByRole('contentinfo').boundingBox())?.height ?? 0
  const end = await tab.evaluate(endOfPage)
  const most = (MOST_SCREENS[kind] ?? Number.POSITIVE_INFINITY) * PHONE.height
  return [
    ...(length > most ? [`is ${length} pixels long, not ${most}`] : []),
    ...(end > MOST_SCREENS_OF_END * PHONE.height ? [`ends in ${end} pixels`] : []),
    ...(footer > MOST_FOOTER ? [`has a footer of ${footer} pixels`] : []),
  ]
}

/** Runs in the page. */
function endOfPage(): number {
  const closing = document.querySelector('[data-section="cta"]')
  if (!closing) return 0
  return document.documentElement.scrollHeight - window.scrollY - closing.getBoundingClientRect().top
}
