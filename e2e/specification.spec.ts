import { missingParts } from './every-page/specified.ts'
import { atOnce } from './fixtures/at-once.ts'
import { readSpecification } from './fixtures/specification.ts'
import { expect, test } from './fixtures/test.ts'

const AT_ONCE = 4

test('every page shows all that the specification asks for', async ({ context, stage }) => {
  test.setTimeout(5 * 60_000)
  // What a page says is in its HTML: pictures would only make the visit longer.
  await context.route('/images/**', (route) => route.abort())
  const faults = await atOnce(AT_ONCE, [...readSpecification().values()], async (row) => {
    const page = await context.newPage()
    const response = await page.goto(`${stage.site}${row.path}`, { waitUntil: 'domcontentloaded' })
    const missing = response?.ok() ? await missingParts(page, row) : [`answers ${response?.status()}`]
    await page.close()
    return missing.map((fault) => `${row.path} ${fault}`)
  })
  expect(faults).toEqual([])
})
