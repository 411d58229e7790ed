import type { Locator, Page } from '@playwright/test'
import { expect } from '../../fixtures/test.ts'
import { type Form, person } from '../quote-form.ts'

export const TRADE = '/service-areas/matthews/plumbing'
export const PLANS = '/service-areas/matthews/maintenance'
export const EMERGENCY = '/services/maintenance/emergency'
export const send = 'Get my free quote'
export const report = 'Report Emergency Online'

/** What a visitor knows who has an emergency. */
export const happened = {
  'What happened?': 'The water heater burst',
  Address: '12 Elm St, Matthews',
  'Your name': 'Ana',
  Phone: '(704) 555-0100',
}

/** The short form of a page, with its script. Phones fold the report. */
export async function comeToForm(page: Page, path: string, section: Form['section'] = 'contact') {
  await page.goto(section === 'report' ? `${path}#report` : path)
  const element = page.locator(`#${section} quote-form`)
  await element.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => customElements.get('quote-form') !== undefined)).toBe(true)
  return element
}

export async function fillIn(element: Locator, words: Record<string, string> = person) {
  for (const [label, text] of Object.entries(words)) await element.getByLabel(label).fill(text)
}

/** What a phone makes of a field: too low to hit, or so small that the browser zooms in. Runs in the page. */
export function clumsyFields(form: Element): string[] {
  return [...form.querySelectorAll<HTMLElement>('input, select, textarea, .btn')].flatMap((field) => {
    const { height } = (field.closest('.picks label') ?? field).getBoundingClientRect()
    const size = Number.parseFloat(getComputedStyle(field).fontSize)
    const isTooSmall = size < 16 && !field.matches('.btn, [type=radio]')
    const isClumsy = height > 0 && (height < 44 || isTooSmall)
    return isClumsy ? [`${field.id || field.textContent} is ${height} high with text of ${size}`] : []
  })
}
