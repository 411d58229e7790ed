import { type Page, test } from '@playwright/test'
import type { LakeOptions } from '../options.ts'
import { startTestLake, type TestLake } from './test-lake.ts'

/**
 * Playwright's `test` with an empty lake in memory for each worker, of its own and with its own datasets, and `studio`: a page that has
 * logged in where that lake serves the Studio of `lakeOptions`.
 */
export const studioTest = test.extend<
  { studio: Page },
  { lakeOptions: Partial<LakeOptions>; lake: TestLake }
>({
  lakeOptions: [{}, { scope: 'worker', option: true }],
  lake: [
    async ({ lakeOptions }, use) => {
      const lake = await startTestLake(lakeOptions)
      await use(lake)
      await lake.close()
    },
    { scope: 'worker' },
  ],
  studio: async ({ page, lake }, use) => {
    const { url: origin, lake: served } = lake
    const form = { password: served.options.password, origin }
    await page.request.post(`${origin}/lake/login`, { form, headers: { origin } })
    await page.goto(origin)
    await use(page)
  },
})
