import { AxeBuilder } from '@axe-core/playwright'
import { readSpecification } from './fixtures/specification.ts'
import { expect, test } from './fixtures/test.ts'

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

function onePathOfEachKind(): string[] {
  const rows = [...readSpecification().values()]
  return ['/no/such/page', '/prices', ...new Map(rows.map(({ page, path }) => [page, path])).values()]
}
