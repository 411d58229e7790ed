import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** What a script that never comes may have taken room for, in pixels; a part that waits to be laid out is off by hundreds. */
const SLACK = 60
const SCRIPTS = '**/islands/*'

const ways: Record<string, (page: Page) => Promise<unknown>> = {
  'a reload': (page) => page.reload(),
  'the way back from another page': async (page) => {
    await page.goto('/gallery')
    await page.goBack()
  },
}

for (const [way, comeBack] of Object.entries(ways))
  test(`after ${way} every part has its height before a script comes, so that the browser finds the place`, async ({
    page,
  }) => {
    await page.goto('/')
    await untilLaidOut(page)
    const height = await page.evaluate(heightOf)
    await page.route(SCRIPTS, (route) => route.abort())
    await comeBack(page)
    expect(Math.abs((await page.evaluate(heightOf)) - height)).toBeLessThan(SLACK)
  })

/** Every part has its height soon after the visitor has moved, once the script has come. */
async function untilLaidOut(page: Page) {
  const isLaidOut = async () => {
    await page.mouse.move(10, 10)
    await page.mouse.move(20, 20)
    return page.evaluate(() => document.documentElement.dataset.layout === undefined)
  }
  await expect.poll(isLaidOut).toBe(true)
}

const heightOf = () => document.documentElement.scrollHeight
