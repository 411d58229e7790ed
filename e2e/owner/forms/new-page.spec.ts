import { devices } from '../../fixtures/devices.ts'
import type { RunningProduct } from '../../fixtures/product/running-product.ts'
import { textOf } from '../../fixtures/product/site.ts'
import { expect, test } from '../../fixtures/test.ts'
import { Owner } from '../owner.ts'

const TOWN = 'Harrisburg Mills'
const PATH = '/service-areas/harrisburg-mills'
const HEADING = `Your contractor in ${TOWN}, NC`

test.describe('The owner at a phone', { tag: '@changing' }, () => {
  test.use(devices.phone)

  test.afterEach(({ product }) => removeTown(product))

  test('adds a town by what only he knows, and the map shows it', async ({ page, product }) => {
    const owner = new Owner(page, product)
    await owner.logIn(product.environment.studioPassword)
    await page.getByRole('button', { name: 'New', exact: true }).click()
    await page.getByRole('menuitem', { name: 'City' }).click()
    await owner.setField('Name', TOWN)
    await expect(page.getByText('First fill in above: Zip codes, Counties.')).toBeVisible()
    await owner.setField('Zip codes', '28075')
    await owner.setField('Counties', 'Cabarrus')
    await owner.setField('Position', '35.3238, -80.6576')
    await page.getByRole('button', { name: 'Write the rest for me' }).click()
    await expect(owner.field('Heading').first()).toHaveValue(HEADING)
    await owner.isAccepted()
    await owner.publish()
    await expect.poll(() => textOf(product, PATH)).toContain(HEADING)
    await expect.poll(() => textOf(product, '/service-areas')).toContain(TOWN)
    await page.goto(`${product.site}/service-areas`)
    const map = page.getByRole('main').getByRole('img', { name: /^Map of the towns/ })
    await expect(map.getByText(TOWN)).toBeVisible()
    expect(owner.complaints).toEqual([])
  })
})

async function removeTown(product: RunningProduct): Promise<void> {
  await product.client().delete({ query: '*[_type == "city" && name == $name]', params: { name: TOWN } })
  // A town without a page has one that says so, at the same address.
  await expect.poll(() => textOf(product, PATH)).not.toContain(HEADING)
}
