import { onEachDevice } from '../fixtures/devices.ts'
import { textOf } from '../fixtures/product/site.ts'
import { expect, tile } from '../owner/owner-test.ts'
import { test } from './counted-job.ts'

const WORDS = 'Paying over time'

test.afterEach(async ({ product }) => {
  await product.client().patch('business').set({ 'financing.shown': false }).commit()
})

onEachDevice('In six taps at most, the owner', () => {
  test('says how customers can pay over time', async ({ page, product, job: { hand, publish, shows } }) => {
    await expect.poll(() => textOf(product, '/prices')).not.toContain(WORDS)
    await hand.press(tile(page, 'Company details'))
    await hand.press(page.getByRole('checkbox', { name: 'Show the paragraph' }))
    await publish('_id == "drafts.business" && financing.shown')
    await shows('/prices', WORDS)
    await shows('/services/maintenance/scheduled', WORDS)
  })
})
