import type { FileChooser, Locator } from '@playwright/test'
import { press } from '../fixtures/devices.ts'
import type { Owner } from '../owner/owner.ts'
import { test as base, expect } from '../owner/owner-test.ts'

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
  job: async ({ owner, page, context, product }, use) => {
    const site = await context.newPage()
    // In a tab behind another one the browser lets the Studio wait with looking at what was typed.
    await page.bringToFront()
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

/** A hand that counts its taps or clicks, and the texts that it types or pastes. */
export class Hand {
  #presses = 0
  #texts = 0

  get presses(): number {
    return this.#presses
  }

  get texts(): number {
    return this.#texts
  }

  async press(...at: Parameters<typeof press>): Promise<void> {
    this.#presses += 1
    await press(...at)
  }

  /** One tap into the field, and one text. */
  async write(field: Locator, words: string): Promise<void> {
    await this.#enter(field)
    this.#texts += 1
    await field.pressSequentially(words)
  }

  /** The same where words stand, which are held and typed over. */
  async rewrite(field: Locator, words: string): Promise<void> {
    await this.#enter(field)
    this.#texts += 1
    await field.press('ControlOrMeta+A')
    await field.page().keyboard.insertText(words)
  }

  /** One tap into the field and one on "Paste". */
  async paste(field: Locator, words: string): Promise<void> {
    await this.#enter(field)
    this.#presses += 1
    this.#texts += 1
    await field.evaluate((target, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, words)
  }

  /** One tap opens the list, another chooses in it. */
  async choose(list: Locator, option: string): Promise<void> {
    this.#presses += 2
    await list.selectOption(option)
  }

  /** A form that is still loading takes no words. */
  async #enter(field: Locator): Promise<void> {
    await this.press(field)
    await expect(field).toBeEditable()
  }

  /** One tap opens the camera roll, another chooses in it. */
  async pick(
    button: Locator,
    files: Parameters<FileChooser['setFiles']>[0],
    ...at: Parameters<typeof press> extends [Locator, ...infer More] ? More : never
  ): Promise<void> {
    const chooser = button.page().waitForEvent('filechooser')
    await this.press(button, ...at)
    this.#presses += 1
    await (await chooser).setFiles(files)
  }
}
