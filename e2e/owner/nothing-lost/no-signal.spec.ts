import { devices, onEachDevice } from '../../fixtures/devices.ts'
import { isPublish, type Owner } from '../owner.ts'
import { expect, fieldOf, MARIA, PRICE, PRICE_DRAFT, test } from '../owner-test.ts'

const NEW_PRICE = 'Door plate'
const FAILED = 'That wasn’t published. Please try again.'
const KEPT = 'No connection. We’ll keep what you type here and send it when you’re back online.'

onEachDevice('The owner', () => {
  test.describe('in a browser that ends databases', () => {
    test.beforeEach(({ page }) => page.addInitScript(noteDatabases))

    test('goes on saving after a database was ended', async ({ atPrice: owner, page, product }) => {
      await owner.setField('What it covers', 'One coat')
      await expect.poll(() => fieldOf(product, PRICE_DRAFT, 'covers')).toBe('One coat')
      await page.evaluate(() => dispatchEvent(new Event('end-databases')))
      await owner.setField('What it covers', 'Two coats')
      await expect.poll(() => fieldOf(product, PRICE_DRAFT, 'covers')).toBe('Two coats')
      expect(owner.complaints).toEqual([])
    })
  })

  test('keeps words without signal, over a closed tab', async ({ atPrice: owner, page, product }) => {
    await owner.openForm('price')
    // The list beside it has a text field, too.
    await expect(owner.field('What it’s for')).toBeEditable()
    await page.context().setOffline(true)
    await typeUnsent(owner, 'What it’s for', NEW_PRICE)
    await expect(page.getByRole('status').getByText(KEPT)).toBeInViewport()
    await owner.setField('What it covers', 'Brass')
    await expect(owner.field('What it’s for')).toHaveValue(NEW_PRICE)
    await page.context().setOffline(false)
    const made = '*[title == $title]{"isDraft": _id in path("drafts.*"), covers}'
    await expect
      .poll(() => product.client().fetch(made, { title: NEW_PRICE }))
      .toEqual([{ isDraft: true, covers: 'Brass' }])
    await expect(page.getByRole('status').getByText(KEPT)).toBeHidden()
    await expect(owner.field('What it covers')).toHaveValue('Brass')

    await owner.open()
    await owner.openDocument('Prices', PRICE.title)
    await page.context().setOffline(true)
    await typeUnsent(owner, 'What it covers', 'Two coats')
    await expect(page.getByRole('status').getByText(KEPT)).toBeInViewport()
    await page.goto('about:blank')
    await page.context().setOffline(false)
    expect(await fieldOf(product, PRICE_DRAFT, 'covers')).toBeNull()
    await owner.open()
    await owner.openDocument('Prices', PRICE.title)
    await expect(owner.field('What it covers')).toHaveValue('Two coats')
    await expect.poll(() => fieldOf(product, PRICE_DRAFT, 'covers')).toBe('Two coats')
  })

  test('keeps the first words while the lake is gone', async ({ atPrice: owner, page, product }) => {
    await product.parts.lake.kill()
    await typeUnsent(owner, 'What it covers', 'Two coats')
    await expect(page.getByRole('status').getByText(KEPT)).toBeInViewport()
    await owner.setField('Amount', '2.75')
    await expect(owner.field('What it covers')).toHaveValue('Two coats')
    await product.parts.lake.start()
    await expect.poll(() => fieldOf(product, PRICE_DRAFT, 'minimum')).toBe(275)
    await expect(page.getByRole('status').getByText(KEPT)).toBeHidden()
    await owner.publish()
    expect(await fieldOf(product, PRICE._id, 'covers')).toBe('Two coats')
  })
})

test.describe('The owner without signal', () => {
  test.use(devices.desktop)

  test('is told of a publish that failed, and publishes again', async ({ atPrice: owner, page, product }) => {
    const failing = { status: 500, json: { error: { description: 'The disk is full.' } } }
    await page.route('**/data/actions/**', (route) =>
      isPublish(route.request()) ? route.fulfill(failing) : route.continue(),
    )
    await owner.setField('What it covers', 'Two coats')
    await owner.readyToPublish().click()
    await expect(page.getByRole('status').or(page.getByRole('alert')).getByText(FAILED)).toBeInViewport()
    expect(await fieldOf(product, PRICE._id, 'covers')).toBeNull()
    await page.unrouteAll()
    await owner.publish()
    expect(await fieldOf(product, PRICE._id, 'covers')).toBe('Two coats')
  })

  test('is told when what was typed can’t be saved anymore', async ({ atPrice: owner, page, product }) => {
    await page.context().setOffline(true)
    await typeUnsent(owner, 'What it covers', 'Two coats')
    await product.client().delete(PRICE._id)
    await page.context().setOffline(false)
    const notice = page.getByRole('alert').filter({ hasText: 'can’t be saved anymore' })
    await expect(notice).toBeVisible()
    await expect(owner.field('What it covers')).toHaveValue('Two coats')
    await notice.getByRole('button', { name: 'Reload' }).click()
    await expect(notice).toBeHidden()
    await expect(owner.field('What it covers')).toHaveValue('')
  })
})

test.describe('Two people at one browser', () => {
  test.use(devices.desktop)

  test.afterEach(async ({ product }) => {
    await product.client().request({ url: `/people/${MARIA.name}`, method: 'DELETE' })
  })

  test('send their own words alone', async ({ atPrice: owner, page, product }) => {
    await product.client().request({ url: '/people', method: 'POST', body: MARIA })
    await page.context().setOffline(true)
    await typeUnsent(owner, 'What it covers', 'Two coats')
    await page.goto('about:blank')
    await page.context().setOffline(false)
    await page.context().clearCookies()
    await owner.arrive(MARIA.password, MARIA.name)
    await owner.openForm('price', PRICE._id)
    await expect(owner.field('What it covers')).toHaveValue('')
    expect(await fieldOf(product, PRICE_DRAFT, 'covers')).toBeNull()

    await page.context().clearCookies()
    await owner.arrive(product.environment.studioPassword, '')
    await owner.openForm('price', PRICE._id)
    await expect(owner.field('What it covers')).toHaveValue('Two coats')
    await expect.poll(() => fieldOf(product, PRICE_DRAFT, 'covers')).toBe('Two coats')
  })
})

/** Types, and waits until what waits for the lake in this browser has it. */
async function typeUnsent(owner: Owner, field: string, words: string): Promise<void> {
  await owner.setField(field, words)
  await expect.poll(() => owner.page.evaluate(keptWrites)).toContain(words)
}

/** Runs in the page. */
async function keptWrites(): Promise<string> {
  const databases = await indexedDB.databases()
  const name = databases.find((database) => database.name?.startsWith('unsent '))?.name
  if (name === undefined) return ''
  const opening = indexedDB.open(name)
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const asking = opening.result.transaction('writes').objectStore('writes').getAll()
  await new Promise((resolve) => asking.addEventListener('success', resolve))
  opening.result.close()
  return JSON.stringify(asking.result)
}

/** Ends each database that the page has used, when it is told to. Runs in the page. */
function noteDatabases(): void {
  const begin = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (...asked: Parameters<typeof begin>) {
    addEventListener('end-databases', () => this.close(), { once: true })
    return begin.apply(this, asked)
  }
}
