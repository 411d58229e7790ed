import path from 'node:path'
import { StaticHost } from 'pages-as-files/testing'
import { LONG_DEADLINE_MS } from '#scripts/testing/deadline.ts'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { expect, test } from '../../fixtures/test.ts'
import { countMails, estimate, fillAndOpen, mailAgain, mailIn } from '../../quote/quote-form.ts'
import { Owner } from '../owner.ts'

test.afterEach(async ({ product }) => {
  await product.mirrorTo(undefined)
  await product.startMissing()
})

test('the copy says when it was made, and serves without the box', async ({ browser, page, product }) => {
  const folder = path.join(path.dirname(product.environment.siteDirectory), 'mirror')
  await product.mirrorTo(folder)
  // All pictures have to be drawn, which takes minutes where nobody has drawn them before.
  await expect
    .poll(() => mirrorOf(product), { timeout: LONG_DEADLINE_MS })
    .toEqual({ lastTrue: expect.any(Number), behindSince: null })
  await new Owner(page, product).arrive(product.environment.studioPassword)
  await expect(
    page.getByText(/^The copy of your website was last up to date \d+:\d\d [AP]M\.$/),
  ).toBeVisible()
  await page.goto('about:blank')
  await product.mirrorTo(undefined)
  await product.killSite()
  await product.parts.lake.stop()

  const host = await StaticHost.open(folder)
  const visitor = await browser.newPage({ baseURL: host.url })
  await visitor.addInitScript(countMails)
  const form = await fillAndOpen(visitor, estimate)
  await expect(visitor.locator('html')).toHaveAttribute('data-mails', '1')
  expect((await mailIn(mailAgain(form))).subject).toBe("New Quote Request from Ana O'Neil")
  await visitor.close()
  await host.close()
})

/** What it says of itself; before its first word it is neither true nor behind. */
async function mirrorOf({ site }: RunningProduct): Promise<unknown> {
  const answer = await fetch(`${site}/api/document-status`)
  return (await answer.json()).mirror
}
