import { devices, middleOf, onAnyDevice, untilDefined } from '../fixtures/devices.ts'
import { layOut } from '../fixtures/tabs.ts'
import { expect, test } from '../fixtures/test.ts'

const PAGE = '/services/plumbing'

onAnyDevice('A visitor', (device) => {
  for (const [path, tag] of [
    [PAGE, []],
    ['/contact', []],
    ['/', ['@all']],
    ['/prices', ['@all']],
    ['/gallery', ['@all']],
  ] as const)
    test(`what has the focus on ${path} shows it, and leads nowhere by itself`, { tag: [...tag] }, async ({
      page,
    }) => {
      await page.goto(path)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
      for (let stop = 2; stop < 50; stop += 1) {
        await page.keyboard.press('Tab')
        const message = `stop ${stop}`
        await expect.poll(() => page.evaluate(focusFaults), { message }).toEqual([])
      }
      expect(new URL(page.url()).pathname).toBe(path)
    })

  test('a press that is let go elsewhere does nothing', { tag: '@all' }, async ({ page }) => {
    await page.goto(PAGE)
    await layOut(page)
    // A wide screen shows what phones fold.
    await untilDefined(page, 'site-menu')
    const before = await page.evaluate(stateOfPage)
    const targets = await page.locator('a, button, summary, label').filter({ visible: true }).elementHandles()
    for (const target of targets.slice(0, 40)) {
      await target.scrollIntoViewIfNeeded()
      const { x, y } = await middleOf(target)
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(1, devices[device].viewport.height - 80)
      await page.mouse.up()
    }
    // A menu that the mouse came over stays for a moment.
    await expect.poll(() => page.evaluate(stateOfPage)).toEqual(before)
  })
})

/** Some point of what has the focus can be seen, not covered by header or bar, and has a ring. Runs in the page. */
function focusFaults(): string[] {
  const focused = document.activeElement
  if (!focused || focused === document.body) return []
  const { x, y, width, height } = focused.getBoundingClientRect()
  const isOnTop = (column: number, row: number) => {
    const top = document.elementFromPoint(column, row)
    return top !== null && (focused.contains(top) || top.contains(focused))
  }
  const shares = [0.03, 0.5, 0.97]
  const isSeen = shares.some((right) => shares.some((down) => isOnTop(x + width * right, y + height * down)))
  const hasRing = [focused, focused.nextElementSibling].some(
    (element) => element && getComputedStyle(element).outlineStyle !== 'none',
  )
  const name = focused.outerHTML.slice(0, 120)
  return [...(isSeen ? [] : [`${name} is covered`]), ...(hasRing ? [] : [`${name} has no ring`])]
}

/** What a press can change. Runs in the page. */
function stateOfPage() {
  const { dataset } = document.documentElement
  const open = document.querySelectorAll('details[open], dialog[open], :popover-open')
  const chosen = [...document.querySelectorAll('input')].map(({ value, checked }) => `${value} ${checked}`)
  return [location.href, dataset.theme ?? '', open.length, ...chosen]
}
