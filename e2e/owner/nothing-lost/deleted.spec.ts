import { devices, onEachDevice } from '../../fixtures/devices.ts'
import { expect, fieldOf, PRICE, PRICE_DRAFT, test } from '../owner-test.ts'

const SERVICE = {
  _id: 'service-e2e',
  _type: 'service',
  title: 'Fences',
  slug: { _type: 'slug', current: 'fences' },
  cardPrice: { _type: 'reference', _ref: PRICE._id },
}

/** In milliseconds. */
const HOUR = 60 * 60 * 1000
const QUESTION = { _id: 'faq-e2e', _type: 'faq', question: 'What is a plaque?' }

test.afterEach(async ({ product }) => {
  await product.client().delete(QUESTION._id)
  await product.client().delete(SERVICE._id)
})

test.describe('on a device whose clock is behind', () => {
  test.use(devices.desktop)
  test.beforeEach(({ page }) => page.clock.install({ time: Date.now() - HOUR }))

  test('what was just deleted is listed', async ({ atPrice: owner, page, product }) => {
    await product.client().delete(PRICE._id)
    await owner.open()
    await owner.openOnce('Deleted')
    await expect(page.getByRole('button', { name: 'Bring back Address plaque' })).toBeVisible()
  })
})

onEachDevice('The owner', () => {
  test('deletes a price and brings it back', async ({ atPrice: owner, page, product }) => {
    await owner.deleteDocument()
    await expect.poll(() => fieldOf(product, PRICE._id, 'minimum')).toBeNull()
    await owner.open()
    await owner.openOnce('Deleted')
    await page.getByRole('button', { name: 'Bring back Address plaque' }).click()
    await owner.sees('Address plaque')
    expect(await fieldOf(product, PRICE_DRAFT, 'minimum')).toBe(250)
    await owner.publish()
    expect(await fieldOf(product, PRICE._id, 'minimum')).toBe(250)
  })
})

test.describe('The owner', () => {
  test.use(devices.desktop)

  test('takes a price out of what uses it, and deletes it', async ({ atPrice: owner, page, product }) => {
    await product.client().createOrReplace(SERVICE)
    await owner.chooseAction('Delete')
    const dialog = page.getByRole('dialog', { name: `“${PRICE.title}” is used elsewhere` })
    await expect(dialog.getByRole('link', { name: 'Service: Fences' })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeHidden()
    await dialog.getByRole('button', { name: 'See what has to change' }).click()
    await expect(dialog.getByText('We’ll take it out of 1 place and delete it.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Take out and delete it' }).click()
    await expect.poll(() => fieldOf(product, PRICE._id, 'minimum')).toBeNull()
    expect(await fieldOf(product, PRICE_DRAFT, 'minimum')).toBeNull()
    expect(await product.client().getDocument(SERVICE._id)).not.toHaveProperty('cardPrice')
  })

  test('brings back what needs something else', async ({ atPrice: owner, page, product }) => {
    await product.client().createOrReplace(SERVICE)
    await product.client().transaction().delete(SERVICE._id).delete(PRICE._id).commit()
    await owner.open()
    await owner.openOnce('Deleted')
    await page.getByRole('button', { name: `Bring back ${SERVICE.title}` }).click()
    await expect(page.getByText(`Bring back and publish “${PRICE.title}” first`)).toBeVisible()
    expect(await product.client().getDocument(`drafts.${SERVICE._id}`)).toMatchObject({
      cardPrice: { _ref: PRICE._id, _weak: true },
    })
  })

  test('is led to the sentences that name a price', async ({ atPrice: owner, page, product }) => {
    await product.client().createOrReplace({ ...QUESTION, answer: [sentenceWith(PRICE._id)] })
    await owner.chooseAction('Delete')
    const dialog = page.getByRole('dialog', { name: `“${PRICE.title}” is used elsewhere` })
    await dialog.getByRole('button', { name: 'See what has to change' }).click()
    await expect(dialog.getByText('These mention it in a sentence')).toBeVisible()
    await expect(dialog.getByRole('button')).toHaveText(['', 'Cancel'])
    await dialog.getByRole('link', { name: `Question: ${QUESTION.question}` }).click()
    await owner.sees(QUESTION.question)
  })
})

function sentenceWith(price: string) {
  const inline = { _type: 'inlinePrice', _key: 'price', price: { _type: 'reference', _ref: price } }
  const text = { _type: 'span', _key: 'text', text: 'A plaque costs ', marks: [] }
  return { _type: 'block', _key: 'only', style: 'normal', markDefs: [], children: [text, inline] }
}
