import type { Page } from '@playwright/test'

/** Everything on the open page, its folds open, that a thumb finds on less than 44 pixels of height, though it is not part of a text. */
export async function targetFaults(tab: Page): Promise<string[]> {
  await openFolds(tab)
  return tab.evaluate(smallTargets)
}

export async function openFolds(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

/** What is drawn lower than that may still have room around it that belongs to it. */
function smallTargets(): string[] {
  const LEAST = 44
  const isPartOfText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node instanceof Text && node.data.trim() !== '',
    )
  const heightAround = (target: Element) => {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, height } = target.getBoundingClientRect()
    const middle = Math.round(top + height / 2)
    const isHit = (y: number) => target.contains(document.elementFromPoint(left + 12, y))
    const reach = (step: 1 | -1) => {
      let reached = 0
      while (reached < LEAST && isHit(middle + step * (reached + 1))) reached += 1
      return reached
    }
    return reach(-1) + 1 + reach(1)
  }
  const targets = document.querySelectorAll(
    'a[href], button, summary, label:has(input), input:not(label input), select, textarea',
  )
  return [...targets].flatMap((target) => {
    if (!target.checkVisibility({ visibilityProperty: true }) || isPartOfText(target)) return []
    if (target.getBoundingClientRect().height >= LEAST) return []
    const height = heightAround(target)
    return height < LEAST
      ? [`${target.localName} "${target.textContent?.trim().slice(0, 40)}" has ${height} pixels`]
      : []
  })
}
