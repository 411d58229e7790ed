import { inTabs } from '../fixtures/tabs.ts'
import { expect, test } from '../fixtures/test.ts'
import { specifiedPages } from '../specification/pages.ts'
import { missingParts } from './checks/specified.ts'

const AT_ONCE = 4

test('90 pages are promised, none of them twice', () => {
  expect(specifiedPages).toHaveLength(90)
  expect(new Set(specifiedPages.map(({ path }) => path)).size).toBe(90)
})

test('every page shows all that is promised of it', async ({ context, product }) => {
  test.setTimeout(5 * 60_000)
  // What a page says is in its HTML: pictures would only make the visit longer.
  await context.route('/images/**', (route) => route.abort())
  const faults = await inTabs(context, AT_ONCE, specifiedPages, async (tab, wanted) => {
    const response = await tab.goto(`${product.site}${wanted.path}`, { waitUntil: 'domcontentloaded' })
    const missing = response?.ok() ? await missingParts(tab, wanted) : [`answers ${response?.status()}`]
    return missing.map((fault) => `${wanted.path} ${fault}`)
  })
  expect(faults).toEqual([])
})
