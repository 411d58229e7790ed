import type { EnginePage, Point } from './engine-page.ts'
import { expect } from './engine-test.ts'

/** Clicks the link or button that has this text or label, as soon as it is shown. */
export async function click(tab: EnginePage, name: string): Promise<void> {
  let point: Point | null = null
  const find = async () => {
    point = await tab.run(comeTo, name)
    return point
  }
  await expect.poll(find, { message: name }).not.toBeNull()
  if (point) await tab.clickAt(point)
}

/** Brings it to the middle of the window and returns where that is, or null while it is not shown or something covers it. */
function comeTo(name: string): Point | null {
  const shown = [...document.querySelectorAll('a, button')].find(
    (element) =>
      [element.textContent?.trim(), element.getAttribute('aria-label')].includes(name) &&
      element.getClientRects().length > 0,
  )
  shown?.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (!shown) return null
  const { x, y, width, height } = shown.getBoundingClientRect()
  const point = { x: x + width / 2, y: y + height / 2 }
  return shown.contains(document.elementFromPoint(point.x, point.y)) ? point : null
}
