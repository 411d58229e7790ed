import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './fixtures/test.ts'
import { onePathOfEachKind } from './specification/pages.ts'

for (const colorScheme of ['light', 'dark'] as const)
  test(`axe finds nothing on any kind of page in ${colorScheme} colours`, async ({ browser, stage }) => {
    test.setTimeout(5 * 60_000)
    // Without motion nothing is half faded in when axe compares colours.
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const faults: string[] = []
    for (const path of onePathOfEachKind()) {
      await page.goto(`${stage.site}${path}`)
      const { violations } = await new AxeBuilder({ page }).analyze()
      for (const { help, nodes } of violations)
        faults.push(`${path} ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    }
    await context.close()
    expect(faults).toEqual([])
  })

test('in forced colours the chosen kind of project differs from the others, and buttons have an edge', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/gallery')
  const ground = (name: string) =>
    page
      .getByRole('group', { name: 'Show one kind of project' })
      .getByText(name)
      .first()
      .evaluate((label) => getComputedStyle(label).backgroundColor)
  expect(await ground('All')).not.toBe(await ground('Home Renovations'))
  const quote = page.getByRole('main').getByRole('link', { name: 'Get a free estimate' })
  await expect(quote).not.toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)')
})
