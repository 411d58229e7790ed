import type { Page } from '@playwright/test'
import { onAnyDevice, onEachDevice } from '../fixtures/devices.ts'
import { drawInOwnLetters } from '../fixtures/letters.ts'
import { layOut } from '../fixtures/tabs.ts'
import { expect, test } from '../fixtures/test.ts'

const PLACE = '#faq'
/** How far below the top of the screen a place that was jumped to may stand: the header is above it. */
const HIGHEST = 200
/** What a script that never comes may have taken room for, in pixels; a part that waits to be laid out is off by hundreds. */
const SLACK = 60
/** The share of a page's height that sections which nobody has seen may make it differ by. */
const UNKNOWN = 0.15

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

onAnyDevice('A visitor', () => {
  for (const [way, come] of Object.entries(waysThere))
    test(`who ${way} is there, also when everything has its right height`, async ({ page }) => {
      await come(page)
      await expect.poll(() => isAtPlace(page)).toBe(true)
      await layOut(page)
      expect(await isAtPlace(page)).toBe(true)
    })

  test('before a key moves the focus every part has its height', async ({ page }) => {
    // Idle time, which the rest of the layout waits for, may never come.
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
    await page.goto('/')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.documentElement.dataset.layout)).toBe(undefined)
  })

  for (const [way, comeBack] of Object.entries(waysBack))
    test(`after ${way} every part has its height before a script comes`, async ({ page }) => {
      await page.goto('/')
      await layOut(page)
      const height = await heightOf(page)
      await page.route('**/islands/*', (route) => route.abort())
      await comeBack(page)
      expect(Math.abs((await heightOf(page)) - height)).toBeLessThan(SLACK)
    })
})

onEachDevice('A visitor', () => {
  for (const path of ['/', '/services/painting', '/prices', '/service-areas/matthews', '/contact'])
    test(`the scroll bar of ${path} is nearly right before everything has its height`, async ({ page }) => {
      await page.goto(path)
      await layOut(page)
      const height = await heightOf(page)
      await page.goto('about:blank')
      await page.goto(path)
      // The first section gets its height a frame after the page is there.
      const isOff = async () => Math.abs((await heightOf(page)) / height - 1)
      await expect.poll(isOff).toBeLessThan(UNKNOWN)
      expect(await page.evaluate(() => document.documentElement.dataset.layout)).toBe('later')
    })
})

async function heightOf(page: Page): Promise<number> {
  await drawInOwnLetters(page)
  return page.evaluate(() => document.documentElement.scrollHeight)
}

function isAtPlace(page: Page): Promise<boolean> {
  return page.locator(PLACE).evaluate((place, highest) => {
    const { top } = place.getBoundingClientRect()
    return top >= 0 && top < highest
  }, HIGHEST)
}
