import type { EnginePage } from './engine-page.ts'
import { expect } from './engine-test.ts'

/** WebKit draws the Studio by the processor alone. */
const timeout = 90_000

/** The page shows these words, and is no wider than the window. */
export async function sees(tab: EnginePage, words: string): Promise<void> {
  await expect.poll(() => tab.run(isShown, words), { message: words, timeout }).toBe(true)
  const overflow = () => tab.run(() => document.documentElement.scrollWidth - innerWidth, null)
  await expect.poll(overflow, { message: `overflow beside "${words}"`, timeout }).toBeLessThanOrEqual(0)
}

/** Run in the page: whether something that is shown has these words. */
export function isShown(words: string): boolean {
  const has = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').includes(words)
  const isInnermost = (one: Element) => has(one) && ![...one.children].some(has)
  return [...document.querySelectorAll('body *')].some(
    (one) => isInnermost(one) && one.checkVisibility({ visibilityProperty: true }),
  )
}

/** Types into the field with this name, in the place of what stands there. */
export async function write(tab: EnginePage, name: string, words: string): Promise<void> {
  await expect.poll(() => tab.run(enter, name), { message: name, timeout }).toBe(true)
  await tab.type(words)
}

/** Whether the field has the focus now. */
function enter(name: string): boolean {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:enabled, textarea:enabled'),
  ]
  const field = fields.find(
    (one) =>
      one.ariaLabel === name ||
      [...(one.labels ?? [])].some(({ textContent }) => textContent?.trim() === name),
  )
  field?.focus()
  field?.select()
  return field !== undefined && document.activeElement === field
}

/** Chooses the option in the list with this name. */
export async function choose(tab: EnginePage, name: string, option: string): Promise<void> {
  await expect
    .poll(() => tab.run(choosing, { name, option }), { message: `${name} ${option}`, timeout })
    .toBe(true)
}

function choosing({ name, option }: { name: string; option: string }): boolean {
  const list = [...document.querySelectorAll('select')].find(
    (one) =>
      one.ariaLabel === name || [...one.labels].some(({ textContent }) => textContent?.trim() === name),
  )
  const found = [...(list?.options ?? [])].find(({ text }) => text === option)
  if (!list || !found) return false
  found.selected = true
  list.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}
