import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { devices } from '../../fixtures/devices.ts'
import { textOf } from '../../fixtures/product/site.ts'
import { expect, isInSight, test } from '../owner-test.ts'

const SERVICE = 'service-babyproofing'
const PATH = '/services/babyproofing'
/** Each with two pages that lead to it. */
const service = { type: 'service', id: SERVICE, path: PATH, from: ['/contact', '/services/handyman'] }
const SWITCHED = [service, { type: 'pricesPage', id: 'pricesPage', path: '/prices', from: ['/contact', '/'] }]
const GONE = [410, false, false]
const THERE = [200, true, true]

test.use(devices.phone)

test.afterEach(async ({ product }) => {
  for (const switched of SWITCHED) {
    await product.client().patch(switched.id).unset(['shown', 'instead']).commit()
    await expect.poll(() => found(product, switched)).toEqual(THERE)
  }
})

for (const switched of SWITCHED) {
  const { type, id } = switched
  test(`the owner hides a ${type} with two taps and brings it back with one; what links to it goes and comes with it`, async ({
    owner,
    page,
    product,
  }) => {
    await owner.openForm(type, id)
    expect(await found(product, switched)).toEqual(THERE)
    await owner.chooseAction('Hide from the website')
    const told = page.getByRole('alert')
    await expect(told.getByText('It’s off your website.')).toBeVisible()
    if (id === SERVICE) await expect(told).toContainText('2 texts still mention it, without a link.')
    expect(await found(product, switched)).toEqual(GONE)
    await expect(page.getByText('Hidden: it’s not on your website.')).toBeVisible()
    await isInSight(told.getByRole('button', { name: 'Undo' }))
    await told.getByRole('button', { name: 'Undo' }).tap()
    await expect(told.getByText(/^It’s on your website/)).toBeVisible()
    expect(await found(product, switched)).toEqual(THERE)
    expect(owner.complaints).toEqual([])
  })
}

test('the owner switches a service off in its form, and says where its visitors go', async ({
  owner,
  page,
  product,
}) => {
  await owner.openForm('service', SERVICE)
  await page.getByRole('checkbox', { name: 'Show on the website' }).tap()
  await owner.refer('Where its visitors go', 'Carpentry')
  await owner.publish()
  await expect(page.getByRole('alert').getByText('It’s off your website.')).toBeVisible()
  const { status, headers } = await fetch(`${product.site}${PATH}`, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([307, '/services/carpentry'])
  expect(owner.complaints).toEqual([])
})

test('what is deleted although others use it can be hidden instead', async ({ owner, page, product }) => {
  await owner.openForm('service', SERVICE)
  await owner.chooseAction('Delete')
  const dialog = page.getByRole('dialog', { name: '“Babyproofing” is used elsewhere' })
  await dialog.getByRole('button', { name: 'Hide it instead' }).tap()
  await expect(page.getByRole('alert').getByText('It’s off your website.')).toBeVisible()
  expect(await found(product, service)).toEqual(GONE)
})

/** What its address answers, and whether menus and another page lead there. */
async function found(
  product: RunningProduct,
  { path, from }: (typeof SWITCHED)[number],
): Promise<[number, ...boolean[]]> {
  const { status } = await fetch(`${product.site}${path}`)
  const links = await Promise.all(
    from.map(async (page) => (await textOf(product, page)).includes(`href="${path}"`)),
  )
  return [status, ...links]
}
