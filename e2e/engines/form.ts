import type { EnginePage, Point } from './engine-page.ts'
import { expect } from './engine-test.ts'

/** In pixels: Firefox, asked to bring what stands in two scrolled panes to the middle, moves it up and down by one each time. */
const UNSTEADY = 1

/** The page shows these words, and is no wider than the window. */
export async function sees(tab: EnginePage, words: string): Promise<void> {
  await expect.poll(() => tab.run(isShown, words), { message: words }).toBe(true)
  const overflow = () => tab.run(() => document.documentElement.scrollWidth - innerWidth, null)
  await expect.poll(overflow, { message: `overflow beside "${words}"` }).toBeLessThanOrEqual(0)
}

/** Run in the page: whether something that is shown has these words. */
export function isShown(words: string): boolean {
  const has = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').includes(words)
  const isInnermost = (one: Element) => has(one) && ![...one.children].some(has)
  return [...document.querySelectorAll('body *')].some(
    (one) => isInnermost(one) && one.checkVisibility({ visibilityProperty: true }),
  )
}

/** Types into the field with this name, or whose name begins with it, in the place of what stands there. */
export async function write(tab: EnginePage, name: string, words: string): Promise<void> {
  await expect.poll(() => tab.run(enter, name), { message: name }).toBe(true)
  await tab.type(words)
}

/** Whether the field has the focus now. */
function enter(name: string): boolean {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:enabled, textarea:enabled'),
  ]
  const namesOf = ({ ariaLabel, labels }: HTMLInputElement | HTMLTextAreaElement) =>
    [ariaLabel, ...[...(labels ?? [])].map(({ textContent }) => textContent)].map((one) => one?.trim() ?? '')
  const field =
    fields.find((one) => namesOf(one).includes(name)) ??
    fields.find((one) => namesOf(one).some((words) => words.startsWith(name)))
  field?.focus()
  field?.select()
  return field !== undefined && document.activeElement === field
}

/** Chooses the option in the list with this name, or sets the date in the field of a day: how a calendar looks is the browser's. */
export async function choose(tab: EnginePage, name: string, option: string): Promise<void> {
  await expect.poll(() => tab.run(choosing, { name, option }), { message: `${name} ${option}` }).toBe(true)
}

function choosing({ name, option }: { name: string; option: string }): boolean {
  const fields = document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('select, input[type="date"]')
  const field = [...fields].find(
    (one) =>
      one.ariaLabel === name ||
      [...(one.labels ?? [])].some(({ textContent }) => textContent?.trim() === name),
  )
  const isList = field instanceof HTMLSelectElement
  const value = isList ? [...field.options].find(({ text }) => text === option)?.value : option
  // React hears only of what did not go through the field's own "value".
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field ?? {}), 'value')?.set
  if (!field || !set || value === undefined) return false
  set.call(field, value)
  field.dispatchEvent(new Event(isList ? 'change' : 'input', { bubbles: true }))
  return true
}

/** Clicks what has this text or label, or begins with it, as soon as it is shown, can be pressed and stands still. */
export async function click(tab: EnginePage, name: string): Promise<void> {
  let point: Point | null = null
  const isStill = async () => {
    const before = point
    point = await tab.run(comeTo, name)
    return point !== null && before !== null && distance(point, before) <= UNSTEADY
  }
  await expect.poll(isStill, { message: name }).toBe(true)
  if (point) await tab.clickAt(point)
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}

/** Brings it to the middle of the window and returns where that is, or null while it is not shown or something covers it. */
function comeTo(name: string): Point | null {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim()
  const all = [...document.querySelectorAll('a, button:enabled, summary, label, [role="menuitem"]')].filter(
    (element) => element.getClientRects().length > 0,
  )
  const shown =
    all.find((element) => nameOf(element) === name) ?? all.find((element) => nameOf(element).startsWith(name))
  shown?.scrollIntoView({ block: 'center', behavior: 'instant' })
  // What is far below is laid out when the visitor first acts, and moves what is to be clicked.
  dispatchEvent(new Event('scroll'))
  if (!shown || document.documentElement.dataset.layout) return null
  const { x, y, width, height } = shown.getBoundingClientRect()
  const point = { x: x + width / 2, y: y + height / 2 }
  return shown.contains(document.elementFromPoint(point.x, point.y)) ? point : null
}
