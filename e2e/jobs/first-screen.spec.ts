import { axeFaults, schemes } from '../fixtures/axe.ts'
import { devices, onEachDevice, press } from '../fixtures/devices.ts'
import { expect, OPEN_NOW, PRICE, PRICE_DRAFT, test, tile } from '../owner/owner-test.ts'

const PROJECT = 'project-e2e'
const PAST = { _key: 'past', _type: 'openingException', date: '2020-11-26', name: 'Thanksgiving 2020' }

test.afterEach(async ({ product }) => {
  const client = product.client()
  await client.delete(PROJECT)
  await client.patch('openingHours').unset(['exceptions[_key=="past"]']).commit()
  await client.patch('price-interior-painting').set({ minimum: 2_50 }).commit()
})

const PLACES: readonly [job: string, heading: string][] = [
  ['Change a price', 'All prices'],
  ['Hours and holidays', 'Hours and holidays'],
  ['Add a review', 'Review'],
  ['Answer a question', 'Question'],
  ['Company details', 'Crown & Level'],
]

onEachDevice('The owner', () => {
  test('finds no job moved when what stands above them comes', async ({ owner: { page } }) => {
    const above = page.getByText(/^Make it yours/)
    await expect(above).toBeVisible()
    await page.addInitScript(() => {
      const tops = new Set<number>()
      const look = () => {
        const jobs = document.querySelector('nav[aria-label="Jobs"] a')
        if (jobs) tops.add(Math.round(jobs.getBoundingClientRect().top))
        requestAnimationFrame(look)
      }
      look()
      Object.assign(globalThis, { tops })
    })
    await page.reload()
    await expect(above).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Needs you' })).toBeVisible()
    const tops = await page.evaluate<number[]>('[...tops]')
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(5)
  })

  test('sees the jobs first, each one tap from where it is done', async ({ owner, page }) => {
    await expect(page.getByRole('heading', { name: 'What’s the job today?' })).toBeVisible()
    await expect(page.getByRole('status').getByText(OPEN_NOW).first()).toBeVisible()
    expect(await axeFaults(page, 'main', { inSchemes: schemes })).toEqual([])
    for (const [job, heading] of PLACES) {
      await press(tile(page, job))
      await expect(page.getByRole('heading', { name: heading }).first(), job).toBeVisible()
      await press(page.getByRole('link', { name: 'Your website', exact: true }))
    }
    await press(page.getByRole('link', { name: /^Pages/ }))
    await expect(page.getByRole('link', { name: 'Contact page' })).toBeVisible()
    expect(owner.complaints).toEqual([])
  })
})

test.describe('The first screen', () => {
  test.use(devices.phone)

  test('tells as it happens what needs him and was published', async ({ owner, page, product }) => {
    const needs = page.getByRole('region', { name: 'Needs you' })
    await expect(page.getByText('Make it yours: 0 of 6 done')).toBeVisible()
    const client = product.client()
    await client.create({ ...PRICE, _id: PRICE_DRAFT })
    await expect(
      needs.getByRole('link', { name: /^Address plaque.*typed \d+:\d\d [AP]M today$/ }),
    ).toBeVisible()
    await client.patch('openingHours').setIfMissing({ exceptions: [] }).append('exceptions', [PAST]).commit()
    await expect(needs.getByText('Thanksgiving 2020, Thursday, November 26')).toBeVisible()
    const image = await client.fetch<string>('*[_type == "sanity.imageAsset"][0]._id')
    const picture = { _type: 'picture', asset: { _type: 'reference', _ref: image } }
    await client.create({ _id: PROJECT, _type: 'project', title: 'Small porch', picture })
    await expect(needs.getByRole('link', { name: /^Small porch/ })).toBeVisible()
    await client.patch('price-interior-painting').unset(['minimum']).commit()
    const alert = page.getByRole('alert').filter({ hasText: /^Something you published can’t be shown\./ })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(alert).toBeInViewport({ ratio: 1 })
    await expect(alert).toContainText('“Interior painting”: “Amount” is empty.')
    const last = page.getByRole('region', { name: 'Last published' })
    await expect(last.getByRole('link').first()).toHaveText(/^Interior painting.*\d+:\d\d [AP]M today$/)
    await last.getByRole('link').first().tap()
    await owner.sees('Interior painting')
  })
})
