import { devices } from '../fixtures/devices.ts'
import { textOf, untilTold } from '../fixtures/product/site.ts'
import { expect, test } from '../owner/owner-test.ts'

type Stored = { _id: string; _type: string; [field: string]: unknown }

const OWN = {
  _id: 'review-e2e',
  _type: 'review',
  author: 'Maria T.',
  place: 'Matthews',
  work: 'Interior painting',
  text: 'They came on time and left the kitchen clean.',
  date: '2026-11-02',
  service: { _type: 'reference', _ref: 'service-painting', _weak: true },
}

test.use(devices.phone)
let stored: Stored[] = []

test.beforeEach(async ({ product }) => {
  stored = await product
    .client()
    .fetch(
      '*[_type == "review" || references(*[_type == "review"]._id) || _id in ["claim-rating", "claim-review-count"]]',
    )
  await product.client().create(OWN)
})

test.afterEach(async ({ product }) => {
  const transaction = product.client().transaction()
  for (const document of stored) transaction.createOrReplace(document)
  await transaction.delete(OWN._id).commit()
})

test('the owner removes all sample reviews at once, and no page breaks', async ({ owner, page, product }) => {
  const samples = stored.filter(({ _type }) => _type === 'review').length
  await page.getByText('Make it yours').tap()
  await page.getByRole('button', { name: 'Remove all sample reviews' }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${samples} made-up reviews will be deleted.`)
  await expect(dialog).toContainText(/We’ll take them out of \d+ places? right away/)
  await dialog.getByRole('button', { name: 'Remove them' }).tap()
  await expect(page.getByText('The sample reviews are gone.')).toBeVisible()
  expect(await product.client().fetch('*[_type == "review"]._id')).toEqual([OWN._id])
  await expect.poll(() => textOf(product, '/services/kitchen-remodeling')).not.toContain('4.9')

  await untilTold(product)
  const status = await fetch(`${product.site}/api/document-status`)
  expect(await status.json()).toEqual({ problems: [] })
  const home = await textOf(product, '/')
  expect(home).not.toContain('data-section="reviews"')
  const painting = await textOf(product, '/services/painting')
  expect(painting).toContain(OWN.text)

  await owner.open()
  await owner.openOnce('Deleted')
  const reviews = page.getByText(/^Review, deleted on/)
  await expect.poll(() => reviews.count()).toBeGreaterThanOrEqual(samples)
  expect(owner.complaints).toEqual([])
})

test('the owner removes no sample when one became real meanwhile', async ({ owner: { page }, product }) => {
  await page.getByText('Make it yours').tap()
  await page.getByRole('button', { name: 'Remove all sample reviews' }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('made-up reviews will be deleted.')
  const [review] = stored.filter(({ _type, sample }) => _type === 'review' && sample === true)
  await product.client().patch(String(review?._id)).set({ sample: false }).commit()
  await dialog.getByRole('button', { name: 'Remove them' }).tap()
  await expect(page.getByText('The reviews are still there')).toBeVisible()
  const left = stored.filter(({ _type }) => _type === 'review').length + 1
  expect(await product.client().fetch('count(*[_type == "review"])')).toBe(left)
})
