import { test as base, expect } from '../fixtures/test.ts'
import { Owner } from '../owner/owner.ts'
import { Hand } from './hand.ts'

/** From the first screen to "on your website". */
const MOST_TAPS = 6
export const ON_WEBSITE = /^On your website since \d+:\d\d [AP]M: [\d,]+ pages?$/

type Job = {
  owner: Owner
  hand: Hand
  /** Publishes the draft of which this is true, in GROQ, once it is kept; done when the Studio says that the website shows it. */
  publish: (isKept: string) => Promise<void>
  /** The website, open beside: resolves when a page of it shows the words. */
  shows: (path: string, words: string) => Promise<void>
}

/** A job of the owner that begins on the first screen, and may take no more than six taps or clicks; typing is not counted. */
export const test = base.extend<{ job: Job }>({
  job: async ({ page, context, product }, use) => {
    const owner = new Owner(page, product)
    const site = await context.newPage()
    // In a tab behind another one the browser lets the Studio wait with looking at what was typed.
    await page.bringToFront()
    await owner.arrive(product.environment.studioPassword)
    const hand = new Hand()
    const shows = async (path: string, words: string) => {
      const look = async () => {
        await site.goto(`${product.site}${path}`)
        return site.getByText(words).count()
      }
      await expect.poll(look).toBeGreaterThan(0)
    }
    const publish = async (isKept: string) => {
      const query = `count(*[_id in path("drafts.**") && ${isKept}])`
      await expect.poll(() => product.client().fetch<number>(query)).toBe(1)
      await hand.press(owner.readyToPublish())
      await expect(page.getByText(ON_WEBSITE)).toBeVisible()
    }
    await use({ owner, hand, publish, shows })
    expect(hand.presses).toBeLessThanOrEqual(MOST_TAPS)
    expect(owner.complaints).toEqual([])
  },
})
