import type { Page } from '@playwright/test'

/** Everything on the open page, its folds open, that a thumb finds on less than 44 by 44 pixels, though it is not part of a text. */
export async function targetFaults(tab: Page): Promise<string[]> {
  await openFolds(tab)
  return tab.evaluate(smallTargets)
}

export async function openFolds(tab: Page): Promise<void> {
  await tab.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
}

/** What is drawn smaller than that may still have room around it that belongs to it. */
function smallTargets(): string[] {
  const LEAST = 44
  const isPartOfText = (element: Element) =>
    getComputedStyle(element).display === 'inline' &&
    [...(element.parentElement?.childNodes ?? [])].some(
      (node) => node instanceof Text && node.data.trim() !== '',
    )
  const roomAround = (target: Element, isAcross: boolean) => {
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, top, width, height } = target.getBoundingClientRect()
    const middle = Math.round(top + height / 2)
    const isHit = (by: number) =>
      target.contains(
        isAcross
          ? document.elementFromPoint(left + width / 2 + by, middle)
          : document.elementFromPoint(left + 12, middle + by),
      )
    const reach = (step: 1 | -1) => {
      let reached = 0
      while (reached < LEAST && isHit(step * (reached + 1))) reached += 1
      return reached
    }
    return reach(-1) + 1 + reach(1)
  }
  const targets = document.querySelectorAll(
    'a[href], button, summary, label:has(input), input:not(label input), select, textarea',
  )
  return [...targets].flatMap((target) => {
    if (!target.checkVisibility({ visibilityProperty: true }) || isPartOfText(target)) return []
    const { width, height } = target.getBoundingClientRect()
    const across = width >= LEAST ? LEAST : roomAround(target, true)
    const down = height >= LEAST ? LEAST : roomAround(target, false)
    return Math.min(across, down) < LEAST
      ? [`${target.localName} "${target.textContent?.trim().slice(0, 40)}" has ${across} by ${down} pixels`]
      : []
  })
}
