import type { Page } from '@playwright/test'
import { onEachDevice } from '../fixtures/devices.ts'
import { layOut } from '../fixtures/tabs.ts'
import { expect, test } from '../fixtures/test.ts'

const PLACE = '#faq'
/** How far below the top of the screen a place that was jumped to may stand: the header is above it. */
const HIGHEST = 200
/** What a script that never comes may have taken room for, in pixels; a part that waits to be laid out is off by hundreds. */
const SLACK = 60

type Way = (page: Page) => Promise<unknown>
const waysThere: Record<string, Way> = {
  'comes with the address of a place in a page': (page) => page.goto(`/${PLACE}`),
  'follows a link to a place in the page, before doing anything else,': async (page) => {
    await page.goto('/')
    await page.evaluate((place) => {
      const link = document.createElement('a')
      link.href = place
      document.body.append(link)
      link.click()
    }, PLACE)
  },
  'types the address of a place in the page': async (page) => {
    await page.goto('/')
    await page.evaluate((place) => location.assign(place), PLACE)
  },
}
const waysBack: Record<string, Way> = {
  'a reload': (page) => page.reload(),
  'the way back from another page': async (page) => {
    await page.goto('/gallery')
    await page.goBack()
  },
}

onEachDevice('A visitor', () => {
  for (const [way, come] of Object.entries(waysThere))
    test(`who ${way} is there, also when everything has its right height`, async ({ page }) => {
      await come(page)
      await expect.poll(() => isAtPlace(page)).toBe(true)
      await layOut(page)
      expect(await isAtPlace(page)).toBe(true)
    })

  for (const [way, comeBack] of Object.entries(waysBack))
    test(`after ${way} every part has its height before a script comes`, async ({ page }) => {
      // They are left out on a first visit where they come late, and words in other letters take other lines.
      await page.route(/\.woff2$/, (route) => route.abort())
      await page.goto('/')
      await layOut(page)
      const height = await page.evaluate(heightOf)
      await page.route('**/islands/*', (route) => route.abort())
      await comeBack(page)
      expect(Math.abs((await page.evaluate(heightOf)) - height)).toBeLessThan(SLACK)
    })
})

const heightOf = () => document.documentElement.scrollHeight

function isAtPlace(page: Page): Promise<boolean> {
  return page.locator(PLACE).evaluate((place, highest) => {
    const { top } = place.getBoundingClientRect()
    return top >= 0 && top < highest
  }, HIGHEST)
}
