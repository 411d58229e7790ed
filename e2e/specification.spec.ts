import { missingParts } from './every-page/specified.ts'
import { readSpecification } from './fixtures/specification.ts'
import { inTabs } from './fixtures/tabs.ts'
import { expect, test } from './fixtures/test.ts'

const AT_ONCE = 4

test('every page shows all that the specification asks for', async ({ context, stage }) => {
  test.setTimeout(5 * 60_000)
  // What a page says is in its HTML: pictures would only make the visit longer.
  await context.route('/images/**', (route) => route.abort())
  const faults = await inTabs(context, AT_ONCE, [...readSpecification().values()], async (tab, row) => {
    const response = await tab.goto(`${stage.site}${row.path}`, { waitUntil: 'domcontentloaded' })
    const missing = response?.ok() ? await missingParts(tab, row) : [`answers ${response?.status()}`]
    return missing.map((fault) => `${row.path} ${fault}`)
  })
  expect(faults).toEqual([])
})
