import { templateOf } from '../every-page/checks/visit.ts'
import { devices, isOnTop } from '../fixtures/devices.ts'
import { inTabs } from '../fixtures/tabs.ts'
import { expect, test } from '../fixtures/test.ts'

const AT_ONCE = 2
const TO_FORM = 'main a[href^="#"]'
const ASKS = /quote|estimate|report/i

for (const [width, tag] of [
  [360, []],
  [devices.phone.viewport.width, ['@all']],
] as const)
  test(`on a phone of ${width} pixels the first button leads to the fields of its form`, {
    tag: [...tag],
  }, async ({ browser, product, pages }) => {
    const context = await browser.newContext({ ...devices.phone, viewport: { width, height: 780 } })
    const asking = pages.filter(({ document }) =>
      document.querySelectorAll(TO_FORM).some(({ text }) => ASKS.test(text)),
    )
    const paths = [...new Map(asking.map(({ path }) => [templateOf(path), path])).values()]
    expect(paths.length).toBeGreaterThan(12)
    const faults = await inTabs(context, AT_ONCE, paths, async (tab, path) => {
      await tab.goto(product.site + path)
      await tab.locator(TO_FORM).filter({ hasText: ASKS }).first().tap()
      const field = tab.locator(':target form').locator('input:not([type=radio]), textarea').first()
      await expect(field, path).toBeInViewport({ ratio: 1 })
      return (await field.evaluate(isOnTop)) ? [] : [`a bar covers the form of ${path}`]
    })
    expect(faults).toEqual([])
    await context.close()
  })
