import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Stage } from './fixtures/stage.ts'
import { expect, test } from './fixtures/test.ts'
import { Owner } from './owner.ts'

// Its name comes first in the list, which renders no more lines than fit on the screen.
const PRICE = {
  _id: 'price-e2e',
  _type: 'price',
  title: 'Address plaque',
  kind: 'from',
  minimum: 250,
  unit: 'squareFoot',
}
const DRAFT = `drafts.${PRICE._id}`
const OURS = ['price-e2e', 'service-e2e'].flatMap((id) => [id, `drafts.${id}`])

test.describe('The owner in the Studio', () => {
  // Wide enough for desk, list, document and history side by side.
  test.use({ viewport: { width: 1600, height: 1000 } })

  test.beforeEach(async ({ stage }) => void (await stage.client().createOrReplace(PRICE)))

  test.afterEach(async ({ stage }) => {
    const client = stage.client()
    const images = await client.fetch<string[]>(
      '*[_type == "sanity.imageAsset" && originalFilename == "e2e.png"]._id',
    )
    await client.delete({ query: '*[_id in $ids]', params: { ids: OURS } })
    for (const image of images) await client.delete(image)
  })

  test('is asked for the password, and a wrong one opens nothing', async ({ page, stage }) => {
    const owner = new Owner(page, stage.studio)
    await page.goto(stage.studio)
    await owner.tryPassword('not the password')
    await expect(page.getByText('That password is not right')).toBeVisible()
    const answer = await page.request.get(`${stage.studio}/lake/v2025-02-19/users/me`)
    expect(answer.status()).toBe(401)
  })

  test('changes a price, which is kept as a draft while typing and public once published', async ({
    page,
    stage,
  }) => {
    const owner = await ownerAt(page, stage)
    await owner.openDocument('Prices', 'Address plaque')
    await owner.setField('Amount', '2.75')
    await expect.poll(() => amountOf(stage, DRAFT)).toBe(275)
    expect(await amountOf(stage, PRICE._id)).toBe(250)
    await owner.publish()
    expect(await amountOf(stage, PRICE._id)).toBe(275)
    expect(await amountOf(stage, DRAFT)).toBeNull()
    await expect(page.getByRole('link', { name: 'Address plaque from $2.75/sq ft' })).toBeVisible()
    expect(owner.complaints).toEqual([])
  })

  test('is told what is wrong, and can publish again when it is right', async ({ page, stage }) => {
    const owner = await ownerAt(page, stage)
    await owner.openDocument('Prices', 'Address plaque')
    await owner.setField('What it is the price of', '')
    await owner.isRefused('Fill in "What it is the price of"')
    await owner.setField('What it is the price of', 'Address painting')
    await owner.publish()
    expect(owner.complaints).toEqual([])
  })

  test('discards changes, hides and deletes', async ({ page, stage }) => {
    const owner = await ownerAt(page, stage)
    await owner.openDocument('Prices', 'Address plaque')
    await owner.setField('Amount', '9')
    await expect.poll(() => amountOf(stage, DRAFT)).toBe(900)
    await owner.discardChanges()
    await expect(owner.field('Amount')).toHaveValue('2.50')
    await owner.hide()
    await expect.poll(() => amountOf(stage, PRICE._id)).toBeNull()
    expect(await amountOf(stage, DRAFT)).toBe(250)
    await owner.deleteDocument()
    await expect.poll(() => amountOf(stage, DRAFT)).toBeNull()
    expect(owner.complaints).toEqual([])
  })

  test('finds what must not go live on the desk', async ({ page, stage }) => {
    const owner = await ownerAt(page, stage)
    await owner.openOnce('Before you go live')
    await page.getByRole('link', { name: /^Claims to prove \(\d+\)$/ }).click()
    const claims = page.getByRole('listbox', { name: 'Claims to prove' })
    await claims.getByRole('link', { name: 'For an addition 2-4 months' }).click()
    await owner.sees('For an addition')
    expect(owner.complaints).toEqual([])
  })

  test('can edit what exists once, and neither delete, copy nor make a second one', async ({
    page,
    stage,
  }) => {
    const owner = await ownerAt(page, stage)
    await owner.openOnce('Opening hours')
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Open document actions' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['Undo the last publish'])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Create new document' }).click()
    const offers = page.getByRole('listbox', { name: 'new-document' })
    await expect(offers.getByRole('link', { name: 'Price', exact: true })).toBeVisible()
    for (const once of ['Business', 'Opening hours', 'Home page'])
      await expect(offers.getByRole('link', { name: once })).toBeHidden()
    expect(owner.complaints).toEqual([])
  })

  test('uploads a picture, picks a price to refer to, and sees both', async ({ page, stage }) => {
    const slug = { _type: 'slug', current: 'fences' }
    await stage.client().createOrReplace({ _id: 'service-e2e', _type: 'service', title: 'Fences', slug })
    const owner = await ownerAt(page, stage)
    await owner.openDocument('Services', 'Fences')
    await page.getByRole('tab', { name: 'Card' }).click()
    await page
      .getByRole('button', { name: 'Upload' })
      .setInputFiles({ name: 'e2e.png', mimeType: 'image/png', buffer: await smallPicture() })
    await expect(page.getByRole('img', { name: 'Preview of uploaded image' })).toBeVisible()
    const combobox = page.getByRole('combobox', { name: 'Price on the card' })
    await combobox.fill('plaque')
    await page.getByRole('option', { name: /Address plaque/ }).click()
    await expect
      .poll(() =>
        stage
          .client()
          .fetch(
            '*[_id == "drafts.service-e2e"][0]{"picture": picture.asset->originalFilename, "price": cardPrice->title}',
          ),
      )
      .toEqual({ picture: 'e2e.png', price: 'Address plaque' })
    expect(owner.complaints).toEqual([])
  })

  test('finds a document by its words', async ({ page, stage }) => {
    const owner = await ownerAt(page, stage)
    await page.getByRole('button', { name: 'Open search' }).click()
    await page.getByPlaceholder('Search', { exact: true }).fill('address plaque')
    await page.getByRole('option', { name: /Address plaque/ }).click()
    await owner.sees('Address plaque')
    await expect(owner.field('Amount')).toHaveValue('2.50')
    expect(owner.complaints).toEqual([])
  })

  test('sees what was changed, when and by whom', async ({ page, stage }) => {
    const owner = await ownerAt(page, stage)
    await owner.openDocument('Prices', 'Address plaque')
    await owner.setField('What it covers', 'Two coats')
    await owner.publish()
    await owner.setField('What it covers', 'Three coats')
    await expect(page.getByRole('button', { name: 'Publish', exact: true, disabled: false })).toBeVisible()
    await owner.reviewChanges()
    const panel = page.getByRole('tabpanel')
    await expect(panel).toContainText('What it covers')
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(panel.getByText('Published').first()).toBeVisible()
    expect(owner.complaints).toEqual([])
  })

  test('sees in one tab what is typed in another, with no event stream over HTTP', async ({
    context,
    stage,
  }) => {
    const left = await ownerAt(await context.newPage(), stage)
    await left.openDocument('Prices', 'Address plaque')
    const right = new Owner(await context.newPage(), stage.studio)
    await right.open()
    await right.openDocument('Prices', 'Address plaque')
    await left.setField('What it covers', 'From the left')
    await expect(right.field('What it covers')).toHaveValue('From the left')
    await right.setField('Amount', '3')
    await expect(left.field('Amount')).toHaveValue('3')
    await left.publish()
    await expect(right.page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()
    for (const owner of [left, right]) {
      expect(owner.eventStreams).toEqual([])
      expect(owner.complaints).toEqual([])
    }
  })
})

async function ownerAt(page: Page, stage: Stage): Promise<Owner> {
  const owner = new Owner(page, stage.studio)
  await owner.logIn(stage.environment.studioPassword)
  return owner
}

function amountOf(stage: Stage, id: string): Promise<number | null> {
  return stage.client().fetch<number | null>('*[_id == $id][0].minimum', { id })
}

function smallPicture(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#357' } })
    .png()
    .toBuffer()
}
