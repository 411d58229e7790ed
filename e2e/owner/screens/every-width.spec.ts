import type { Locator, Page } from '@playwright/test'
import { devices } from '../../fixtures/devices.ts'
import { expect, test } from '../owner-test.ts'

/** A small phone, phones, a tablet upright, the widths at which the layout changes, and a desk; in px. */
const WIDTHS = [320, 360, 390, 599, 600, 768, 899, 900, 1440]
const TOOLS = ['Home', 'All prices', 'Help', 'Content', 'Account']

test.use(devices.phone)

test('at any width the bar is whole, and no screen is wider than the owner’s', async ({ owner, page }) => {
  for (const tool of TOOLS) {
    await choose(page, tool)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => widthOf(page), `${tool} at ${width} px`).toBe(width)
      await expect.poll(() => cutOff(bar(page)), `${tool} at ${width} px`).toEqual([])
    }
  }
  expect(owner.complaints).toEqual([])
})

function bar(page: Page): Locator {
  return page.getByTestId('navbar')
}

/** Where the screen is wide, every tool has its name in the bar. */
async function choose(page: Page, tool: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 800 })
  await bar(page).getByRole('link', { name: tool, exact: true }).click()
  await expect(bar(page).getByRole('link', { name: tool, exact: true })).toHaveAttribute('data-selected')
}

function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth)
}

/** The controls that reach out of the screen, or have no room for their words. */
function cutOff(controls: Locator): Promise<string[]> {
  return controls.locator('a, button').evaluateAll((all) =>
    all
      .filter((control) => {
        const { left, right } = control.getBoundingClientRect()
        const words = [...control.querySelectorAll('span')].filter(({ textContent }) => textContent)
        return left < 0 || right > innerWidth || words.some((word) => word.scrollWidth > word.clientWidth)
      })
      .map((control) => control.ariaLabel ?? control.textContent ?? ''),
  )
}
