import { devices } from '../../fixtures/devices.ts'
import { textOf } from '../../fixtures/product/site.ts'
import type { Owner } from '../owner.ts'
import { expect, isInSight, test } from '../owner-test.ts'

const TOWN = 'Harrisburg Mills'
const PATH = '/service-areas/harrisburg-mills'
const SERVICE = 'Gutter guards'
const SENTENCE = 'Guards that keep leaves out of your gutters, fitted in a morning.'
const HEADING = `Your contractor in ${TOWN}, NC`

test.use(devices.phone)

test.afterEach(async ({ product }) => {
  const made = { query: '*[name == $town || title == $service]', params: { town: TOWN, service: SERVICE } }
  await product.client().delete(made)
  // A town without a page has one that says so, at the same address.
  await expect.poll(() => textOf(product, PATH)).not.toContain(HEADING)
})

test('the owner adds a town by what only he knows; the map shows it', async ({ owner, page, product }) => {
  await startNew(owner, 'Town')
  await owner.setField('Name', TOWN)
  await expect(page.getByText('First, fill in above: Zip codes.')).toBeVisible()
  await owner.setField('Zip codes', '28075')
  await owner.setField('Position', '35.3238, -80.6576')
  await page.getByRole('button', { name: 'Write the rest for me' }).click()
  await expect(page.getByText('We wrote the rest. Read through it, then publish.')).toBeInViewport()
  await expect(owner.field('Heading').first()).toHaveValue(HEADING)
  await owner.publish()
  await expect.poll(() => textOf(product, PATH)).toContain(HEADING)
  await expect.poll(() => textOf(product, '/service-areas')).toContain(TOWN)
  await page.goto(`${product.site}/service-areas`)
  const map = page.getByRole('main').getByRole('img', { name: /^Map of the towns/ })
  await expect(map.getByText(TOWN)).toBeVisible()
  expect(owner.complaints).toEqual([])
})

test('the owner adds a service by its name and one sentence', async ({ owner, page, product }) => {
  await startNew(owner, 'Service')
  await owner.setField('Name', SERVICE)
  await expect(page.getByText('First, fill in above: Text on the card.')).toBeVisible()
  await owner.setField('Text on the card', SENTENCE)
  await page.getByRole('button', { name: 'Write the rest for me' }).click()
  await expect(page.getByText('We wrote the rest. Read through it, then publish.')).toBeInViewport()
  await expect(owner.field('Heading').first()).toHaveValue(SERVICE)
  await owner.publish()
  await expect(page.getByText(/^On your website since/)).toBeVisible()
  await expect(page.getByText('No menu or page links to it yet')).toBeVisible()
  const told = page.getByRole('alert')
  await isInSight(told.getByRole('button', { name: 'Add it to the menu' }))
  await told.getByRole('button', { name: 'Add it to the menu' }).tap()
  await expect(told.getByText('It’s in your menu.')).toBeVisible()
  expect(await textOf(product, '/contact')).toContain('href="/services/gutter-guards"')
  await told.getByRole('button', { name: 'Undo' }).tap()
  await expect(told.getByText('It’s out of your menu again.')).toBeVisible()
  expect(await textOf(product, '/contact')).not.toContain('href="/services/gutter-guards"')
  await page.goto(`${product.site}/services/gutter-guards`)
  await expect(page.getByRole('heading', { name: SERVICE, level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(SENTENCE)
  expect(owner.complaints).toEqual([])
})

test('what was written for a service follows the name that it gets after that', async ({
  owner,
  page,
  product,
}) => {
  await startNew(owner, 'Service')
  await owner.setField('Name', 'Gutter cleaning')
  await owner.setField('Text on the card', 'We clean your gutters in a morning.')
  await page.getByRole('button', { name: 'Write the rest for me' }).click()
  await expect(owner.field('Heading').first()).toHaveValue('Gutter cleaning')
  await owner.setField('Name', SERVICE)
  await owner.setField('Text on the card', SENTENCE)
  await expect(owner.field('Heading').first()).toHaveValue(SERVICE)
  await expect(owner.field('Web address')).toHaveValue('gutter-guards')
  await owner.publish()
  await expect(page.getByText(/^On your website since/)).toBeVisible()
  const shown = await textOf(product, '/services/gutter-guards')
  expect(shown).toContain(`<title>${SERVICE} in `)
  expect(shown).not.toMatch(/gutter cleaning|clean your gutters/i)
  expect(owner.complaints).toEqual([])
})

async function startNew({ page }: Owner, kind: string): Promise<void> {
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await page.getByRole('menuitem', { name: kind, exact: true }).click()
  await expect(page.getByRole('textbox').first()).toBeEditable()
}
