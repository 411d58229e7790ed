import { devices } from '../fixtures/devices.ts'
import { expect, isInSight, test } from '../owner/owner-test.ts'

const IDS = ['openingHours', 'price-interior-painting']
const MADE_UP = '*[_id in $ids && sample == true]._id'

const DRAFT = '*[_id == "drafts.price-interior-painting"][0]{minimum, sample}'

type Stored = { _id: string; _type: string }
let stored: Stored[] = []

test.use(devices.phone)

test.beforeEach(async ({ product }) => {
  stored = await product.client().fetch('*[_id in $ids]', { ids: IDS })
})

test.afterEach(async ({ product }) => {
  const transaction = product.client().transaction()
  for (const document of stored) transaction.createOrReplace(document).delete(`drafts.${document._id}`)
  await transaction.commit()
})

test('the owner makes the hours his in two taps, and a price by typing it', async ({
  owner,
  page,
  product,
}) => {
  const madeUp = () => product.client().fetch(MADE_UP, { ids: IDS })
  await page.getByText('Make it yours: 0 of 6 done').tap()
  const step = page.getByRole('listitem').filter({ hasText: 'Your hours' })
  await step.getByRole('button', { name: 'Your hours: these are mine' }).tap()
  await page.getByRole('button', { name: 'Yes, they’re mine' }).tap()
  await expect(step.getByText('Yours', { exact: true })).toBeVisible()
  await isInSight(step)
  await expect(page.getByText('Make it yours: 1 of 6 done')).toBeVisible()
  expect(await madeUp()).toEqual(['price-interior-painting'])

  await owner.openForm('price', 'price-interior-painting')
  await owner.setField('What it covers', 'Walls and trim')
  await owner.publish()
  await expect.poll(madeUp).toEqual(['price-interior-painting'])
  await owner.setField('Amount', '2.75')
  await expect.poll(() => product.client().fetch(DRAFT)).toEqual({ minimum: 275, sample: null })
  await owner.publish()
  await expect.poll(madeUp).toEqual([])
  expect(owner.complaints).toEqual([])
})
