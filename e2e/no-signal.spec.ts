import type { Page } from '@playwright/test'
import { devices } from './fixtures/devices.ts'
import { fieldOf, ownerAtPrice, PRICE, PRICE_DRAFT, removePrices } from './fixtures/owner-document.ts'
import type { Stage } from './fixtures/stage.ts'
import { expect, test } from './fixtures/test.ts'
import { Owner } from './owner.ts'

const KEPT = 'No connection. Your words are kept here and are sent when it is back.'

type Outage = { name: string; begin(page: Page, stage: Stage): Promise<void>; end: Outage['begin'] }

const OUTAGES: readonly Outage[] = [
  {
    name: 'the phone has no signal',
    begin: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
  },
  {
    name: 'the lake was killed',
    begin: (_, stage) => stage.act('killLake'),
    end: (_, stage) => stage.act('startLake'),
  },
]

for (const [device, settings] of Object.entries(devices)) {
  test.describe(`The owner at a ${device}`, { tag: '@alone' }, () => {
    test.use(settings)

    test.beforeEach(async ({ stage }) => void (await stage.client().createOrReplace(PRICE)))

    test.afterEach(async ({ page, stage }) => {
      await page.context().setOffline(false)
      await stage.act('startMissing')
      await removePrices(stage)
    })

    for (const outage of OUTAGES) {
      test(`keeps the first words of an edit while ${outage.name}`, async ({ page, stage }) => {
        const owner = await ownerAtPrice(page, stage)
        await outage.begin(page, stage)
        await typeUnsent(owner, 'What it covers', 'Two coats')
        await expect(page.getByRole('status').getByText(KEPT)).toBeVisible()
        await owner.setField('Amount', '2.75')
        await expect(owner.field('What it covers')).toHaveValue('Two coats')
        await outage.end(page, stage)
        await expect.poll(() => fieldOf(stage, PRICE_DRAFT, 'minimum')).toBe(275)
        expect(await fieldOf(stage, PRICE_DRAFT, 'covers')).toBe('Two coats')
        await expect(page.getByText(KEPT)).toBeHidden()
        await expect(owner.field('What it covers')).toHaveValue('Two coats')
        await owner.publish()
        expect(await fieldOf(stage, PRICE._id, 'covers')).toBe('Two coats')
      })

      test(`keeps the first words of a new document while ${outage.name}`, async ({ page, stage }) => {
        const owner = await ownerAtPrice(page, stage)
        await page.goto(`${stage.studio}/intent/create/template=price;type=price`)
        await expect(owner.field('What it is the price of')).toBeEditable()
        await outage.begin(page, stage)
        await typeUnsent(owner, 'What it is the price of', 'Address plaque two')
        await owner.setField('What it covers', 'Brass')
        await expect(owner.field('What it is the price of')).toHaveValue('Address plaque two')
        await outage.end(page, stage)
        const made = '*[title == "Address plaque two"]{"isDraft": _id in path("drafts.*"), covers}'
        await expect.poll(() => stage.client().fetch(made)).toEqual([{ isDraft: true, covers: 'Brass' }])
        await expect(owner.field('What it covers')).toHaveValue('Brass')
      })
    }

    test('finds what was typed without signal after the tab was closed', async ({ page, stage }) => {
      const owner = await ownerAtPrice(page, stage)
      await page.context().setOffline(true)
      await typeUnsent(owner, 'What it covers', 'Two coats')
      await expect(page.getByText(KEPT)).toBeVisible()
      await page.goto('about:blank')
      await page.context().setOffline(false)
      expect(await fieldOf(stage, PRICE_DRAFT, 'covers')).toBeNull()
      const later = new Owner(page, stage.studio)
      await later.open()
      await later.openDocument('Prices', PRICE.title)
      await expect(later.field('What it covers')).toHaveValue('Two coats')
      await expect.poll(() => fieldOf(stage, PRICE_DRAFT, 'covers')).toBe('Two coats')
    })
  })
}

/** Types, and waits until the Studio has tried to save it in vain. */
async function typeUnsent(owner: Owner, field: string, words: string): Promise<void> {
  const failed = owner.page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/data/actions/'),
  )
  await owner.setField(field, words)
  await failed
}
