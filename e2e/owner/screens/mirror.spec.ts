import path from 'node:path'
import type { RunningProduct } from '../../fixtures/product/running-product.ts'
import { PlainHost } from '../../fixtures/requests/plain-host.ts'
import { expect, test } from '../../fixtures/test.ts'
import { countMails, estimate, fillAndOpen, mailAgain, mailIn } from '../../quote/quote-form.ts'
import { Owner } from '../owner.ts'

/** All pictures have to be drawn, which takes minutes where nobody has drawn them before. */
const LONGEST = 15 * 60_000

test.afterEach(async ({ product }) => {
  await product.act('stopMirror')
  await product.act('startMissing')
})

test('the copy says when it was made, and serves without the box', async ({ browser, page, product }) => {
  test.setTimeout(LONGEST)
  await product.act('startMirror')
  await expect
    .poll(() => mirrorOf(product), { timeout: LONGEST })
    .toEqual({ lastTrue: expect.any(Number), behindSince: null })
  await new Owner(page, product).arrive(product.environment.studioPassword)
  await expect(
    page.getByText(/^The copy of your website was last up to date \d+:\d\d [AP]M\.$/),
  ).toBeVisible()
  await page.goto('about:blank')
  for (const part of ['stopMirror', 'killSite', 'stopLake'] as const) await product.act(part)

  const folder = path.join(path.dirname(product.environment.siteDirectory), 'mirror')
  const host = await PlainHost.open(folder)
  const visitor = await browser.newPage({ baseURL: host.url })
  await visitor.addInitScript(countMails)
  const form = await fillAndOpen(visitor, estimate)
  await expect(visitor.locator('html')).toHaveAttribute('data-mails', '1')
  expect((await mailIn(mailAgain(form))).subject).toBe("New Quote Request from Ana O'Neil")
  await visitor.close()
  host.close()
})

/** What it says of itself; before its first word it is neither true nor behind. */
async function mirrorOf({ site }: RunningProduct): Promise<unknown> {
  const answer = await fetch(`${site}/api/document-status`)
  return (await answer.json()).mirror
}
