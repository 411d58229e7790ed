import type { EnginePage, Point } from './engine-page.ts'
import { expect } from './engine-test.ts'

/** Clicks what has this text or label, or begins with it, as soon as it is shown, can be pressed and stands still. */
export async function click(tab: EnginePage, name: string): Promise<void> {
  let point: Point | null = null
  const isStill = async () => {
    const before = point
    point = await tab.run(comeTo, name)
    return point !== null && point.x === before?.x && point.y === before.y
  }
  await expect.poll(isStill, { message: name, timeout: 90_000 }).toBe(true)
  if (point) await tab.clickAt(point)
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
