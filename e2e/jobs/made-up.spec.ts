import { devices } from '../fixtures/devices.ts'
import { statusOf, textOf, untilTold } from '../fixtures/product/site.ts'
import { expect, fieldOf, isInSight, test } from '../owner/owner-test.ts'

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
/** Of the made-up projects, the one that he hides himself. */
const HIDDEN = 'project-guest-bath'
const TOUCHED = '*[sample == true || _type in ["city", "service", "areaService"]]'
/** But for the numbers that sentences name, such as this one. */
const NAMED = 'claim-appointment'
const SHOWN = 'count(*[_type in ["review", "project"] && sample == true && shown != false])'
const OF_NUMBERS = '*[_id in ["claim-rating", $named]] | order(_id){_id, "shown": shown != false}'

test.use(devices.phone)
let stored: Stored[] = []

test.beforeEach(async ({ product }) => {
  stored = await product.client().fetch(TOUCHED)
  await product.client().create(OWN)
})

test.afterEach(async ({ product }) => {
  const now = new Map((await product.client().fetch<Stored[]>(TOUCHED)).map((one) => [one._id, one]))
  const changed = stored.filter((document) => now.get(document._id)?._rev !== document._rev)
  const transaction = product.client().transaction()
  for (const document of changed) transaction.createOrReplace(document)
  await transaction.delete(OWN._id).commit()
})

test('the owner removes what was made up at once, no page breaks, and one tap brings all of it back but what he hid himself', async ({
  owner,
  page,
  product,
}) => {
  const count = () => product.client().fetch<number>(SHOWN)
  await owner.openForm('project', HIDDEN)
  await owner.chooseAction('Hide from the website')
  await expect(page.getByRole('alert').getByText('It’s off your website.')).toBeVisible()
  const before = await count()
  await page.goto(product.studio)
  await page.getByText('Make it yours').tap()
  await expect(page.getByRole('button', { name: 'Undo: bring them back' })).toBeHidden()
  await page.getByRole('button', { name: 'Remove what we made up' }).tap()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('checkbox', { name: /^\d+ reviews$/ })).toBeChecked()
  await dialog.getByRole('button', { name: 'Remove them' }).tap()
  const gone = page.getByText(/^Off your website: .*reviews.*that we made up\.$/)
  await isInSight(gone)
  expect(await count()).toBe(0)
  expect(await product.client().fetch(OF_NUMBERS, { named: NAMED })).toEqual([
    { _id: NAMED, shown: true },
    { _id: 'claim-rating', shown: false },
  ])
  await expect.poll(() => textOf(product, '/services/kitchen-remodeling')).not.toContain('4.9')

  for (const path of ['/', '/services/painting']) {
    await expect.poll(() => textOf(product, path)).not.toContain('Sample review')
    expect(await textOf(product, path)).toContain(OWN.text)
  }
  await untilTold(product)
  const status = await fetch(`${product.site}/api/document-status`)
  expect(await status.json()).toMatchObject({ problems: [] })

  await page.reload()
  await page.getByText('Make it yours').tap()
  await page.getByRole('button', { name: 'Undo: bring them back' }).tap()
  await expect(gone).toBeHidden()
  expect(await count()).toBe(before)
  expect(await fieldOf(product, HIDDEN, 'shown')).toBe(false)
  await expect.poll(() => textOf(product, '/services/kitchen-remodeling')).toContain('4.9')
  expect(owner.complaints).toEqual([])
})

test('the owner checks the towns and drops a trade, and the website follows', async ({
  owner,
  page,
  product,
}) => {
  await page.getByText('Make it yours').tap()
  const step = page.getByRole('listitem').filter({ hasText: 'Your towns' })
  await step.getByRole('button', { name: 'Check your towns' }).tap()
  await page.getByRole('button', { name: 'Uncheck all' }).tap()
  await expect(page.getByRole('button', { name: 'Check at least one' })).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Add your town' })).toHaveAttribute('href', /create.*city/)
  await page.getByRole('button', { name: 'Check all' }).tap()
  await page.getByRole('checkbox', { name: 'Pineville' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).tap()
  await expect(step.getByText('Yours', { exact: true })).toBeVisible()
  await expect.poll(() => statusOf(product, '/cities/pineville')).toBe(410)
  await expect(step.getByText('1 text still mentions what you left out, without a link.')).toBeVisible()
  // Whoever comes back another day finds it again.
  await page.reload()
  await page.getByText('Make it yours').tap()
  await expect(step.getByText('1 text still mentions what you left out, without a link.')).toBeVisible()
  const mentioning = step.getByRole('list', { name: 'Still mentioned in' }).getByRole('link')
  await expect(mentioning.filter({ hasText: 'Service areas' })).toBeVisible()
  await expect.poll(() => textOf(product, '/service-areas')).toContain('15 towns and their zip codes')

  await page.getByRole('link', { name: 'Change a price' }).tap()
  await page.getByRole('button', { name: 'Plumbing: we don’t do this' }).tap()
  const doIt = page.getByRole('button', { name: 'Plumbing: we do this' })
  await isInSight(doIt)
  const repairs = page.getByRole('listitem').filter({ hasText: 'Minor plumbing repairs' })
  await expect(repairs.getByText(/^Off your website: /)).toBeVisible()
  await expect.poll(() => statusOf(product, '/services/plumbing')).toBe(410)
  await doIt.tap()
  await expect.poll(() => statusOf(product, '/services/plumbing')).toBe(200)
  await expect(repairs.getByText(/^Published: /)).toBeVisible()
  await page.getByRole('button', { name: 'Plumbing: these are mine' }).tap()
  await expect(page.getByRole('button', { name: 'Plumbing: these are mine' })).toBeHidden()
  const left =
    '*[_type == "price" && service._ref == "service-plumbing" && !defined(town) && sample == true]._id'
  expect(await product.client().fetch(left)).toEqual([])
  expect(owner.complaints).toEqual([])
})
