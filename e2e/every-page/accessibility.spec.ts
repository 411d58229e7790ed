import { axeFaults } from '../fixtures/axe.ts'
import { devices } from '../fixtures/devices.ts'
import { inTabs, layOut } from '../fixtures/tabs.ts'
import { expect, test } from '../fixtures/test.ts'
import { targetFaults } from './checks/targets.ts'
import { isEveryPage, lookedAt, onePathOfEachKind, unknownPath } from './checks/visit.ts'

const AT_ONCE = 2
/** For criteria of levels A and AA, but axe asks them only when told to; the last is stricter than AA. */
const MORE_RULES = [
  'css-orientation-lock',
  'label-content-name-mismatch',
  'target-size',
  'identical-links-same-purpose',
]

for (const [device, { viewport }] of Object.entries(isEveryPage ? devices : { phone: devices.phone }))
  test(`axe finds nothing on a ${device} on ${lookedAt}, nor a thumb what is too small`, async ({
    browser,
    product,
    pages,
  }) => {
    const context = await browser.newContext({ viewport })
    const paths = isEveryPage ? [...pages.map(({ path }) => path), unknownPath] : onePathOfEachKind()
    const faults = await inTabs(context, AT_ONCE, paths, async (tab, path) => {
      await tab.goto(`${product.site}${path}`)
      await layOut(tab)
      const found = await axeFaults(tab, 'html', { more: MORE_RULES })
      const small = device === 'phone' ? await targetFaults(tab) : []
      return [...found, ...small].map((fault) => `${path} ${fault}`)
    })
    expect(faults).toEqual([])
    await context.close()
  })

test('in forced colors what is chosen, buttons and icons are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/gallery')
  const ground = (name: string) =>
    page
      .getByRole('group', { name: 'Show one kind of project' })
      .getByText(name)
      .first()
      .evaluate((label) => getComputedStyle(label).backgroundColor)
  expect(await ground('All')).not.toBe(await ground('Home Renovations'))
  const quote = page.getByRole('main').getByRole('link', { name: 'Get a free quote', exact: true }).first()
  await expect(quote).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
  const unseen = await page.evaluate(() => {
    const paper = getComputedStyle(document.body).backgroundColor
    const icons = [...document.querySelectorAll('[data-icon]')]
    return icons.filter((icon) => getComputedStyle(icon, '::before').backgroundColor === paper).length
  })
  expect(unseen).toBe(0)
})
