import { existsSync, readdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { devices, press } from '../../fixtures/devices.ts'
import { expect, isInSight, PRICE, PRICE_DRAFT, test, tile } from '../owner-test.ts'

test.describe('The first screen', () => {
  test.use(devices.phone)

  test('says when the last backup was made, and warns of an old one', async ({
    owner: { page },
    product,
  }) => {
    const folder = path.resolve(product.environment.lakeDirectory, 'backups')
    const backups = () =>
      existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.sqlite')) : []
    await expect.poll(() => backups().length).toBeGreaterThan(0)
    await page.reload()
    await expect(page.getByText(/^Last backup: \d+:\d\d [AP]M (today|yesterday)$/)).toBeVisible()
    const made = backups()
    for (const [index, name] of made.entries())
      renameSync(path.join(folder, name), path.join(folder, oldName(index)))
    await page.reload()
    const needs = page.getByRole('region', { name: 'Needs you' })
    await expect(needs.getByRole('heading', { name: /^No backup for [\d,]+ days$/ })).toBeVisible()
    await expect(needs.getByText(/you’d lose everything you changed since Jan \d, 2020/)).toBeVisible()
    for (const [index, name] of made.entries())
      renameSync(path.join(folder, oldName(index)), path.join(folder, name))
  })

  test('has everything that a form needs before one is opened', async ({ owner: { page } }) => {
    const fetched = page.waitForResponse(/\/static\/forms-/)
    await page.reload()
    await fetched
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await press(tile(page, 'Add a review'))
    await expect(page.getByRole('textbox').first()).toBeEditable()
    expect(scripts).toEqual([])
  })

  test('stays without the lake, says so, and goes on later', async ({ owner: { page }, product }) => {
    const last = page.getByRole('region', { name: 'Last published' })
    await expect(last).toBeVisible()
    await product.parts.lake.kill()
    const notice = page.getByRole('status').getByText('No connection.')
    await expect(notice).toBeVisible()
    await expect(last).toBeVisible()
    await product.parts.lake.start()
    await expect(notice).toBeHidden()
    await product.client().create({ ...PRICE, _id: PRICE_DRAFT })
    await expect(page.getByRole('link', { name: /^Address plaque/ })).toBeVisible()
  })

  test('says that customers see what was made up, shows what to do, and is told in words to leave it', async ({
    owner: { page },
    product,
  }) => {
    const site = 'https://www.charlotte-carpenters.com'
    await page.route('**/settings.json', (route) => route.fulfill({ json: { site } }))
    await page.route(`${site}/**`, (route) => route.abort())
    await page.goto(product.studio)
    const told = page
      .getByRole('alert')
      .filter({ hasText: /^Customers see \d+ prices and \d+ reviews that we made up/ })
    await isInSight(told.getByRole('heading'))
    await told.getByRole('button', { name: 'Show me how' }).tap()
    await isInSight(page.getByText(/^Make it yours: \d of \d done$/))
    await expect(page.getByRole('button', { name: 'Check your towns' })).toBeVisible()
    await told.getByRole('button', { name: 'Keep them online for now' }).tap()
    const decide = page.getByRole('dialog').getByRole('button', { name: 'I know: keep them online' })
    await isInSight(decide)
    await decide.tap()
    await expect(page.getByRole('status').getByText(/that we made up\. You chose so on/)).toBeVisible()
    await expect(told).toBeHidden()
    await product.client().patch('business').unset(['onlineWithSamples']).commit()
  })
})

function oldName(index: number): string {
  return `2020-01-0${index + 1}T12-00-00Z.sqlite`
}
