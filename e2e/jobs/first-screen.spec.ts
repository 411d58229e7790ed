import { existsSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { axeFaults, schemes } from '../fixtures/axe.ts'
import { devices, onEachDevice, press } from '../fixtures/devices.ts'
import { cameraPhoto } from '../fixtures/photos/camera.ts'
import { expect, OPEN_NOW, test } from '../owner/owner-test.ts'
import { tile } from './counted-job.ts'

/** The server of a hosted Studio has no page of its own in front of it, and Sanity makes the backups. */
const EMBEDDED = { tag: '@embedded' }

const DRAFT = { _id: 'drafts.price-e2e', _type: 'price', title: 'Address plaque', kind: 'from', unit: 'job' }
const PROJECT = 'project-e2e'
const PAST = { _key: 'past', _type: 'openingException', date: '2020-11-26', name: 'Thanksgiving 2020' }

test.afterEach(async ({ product }) => {
  await product.startMissing()
  const client = product.client()
  await client.delete({ query: '*[_id in path("drafts.**")]' })
  await client.delete(PROJECT)
  await client.patch('openingHours').unset(['exceptions[_key=="past"]']).commit()
  await client.patch('price-interior-painting').set({ minimum: 2_50 }).commit()
})

/** Opens the Studio, whose scripts wait until they are let go. */
async function holdStudio(page: Page, studio: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/static\/sanity-[^/]*\.js/, async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(studio, { waitUntil: 'commit' })
  return resolve
}

const PLACES: readonly [job: string, heading: string][] = [
  ['Change a price', 'All prices'],
  ['Hours and holidays', 'Hours and holidays'],
  ['Add a review', 'Review'],
  ['Answer a question', 'Question'],
  ['Company details', 'Crown & Level'],
]

onEachDevice('The owner', () => {
  test(
    'taps a job before the Studio is there, and is led to it',
    EMBEDDED,
    async ({ owner: { page }, product }) => {
      const letGo = await holdStudio(page, product.studio)
      const early = tile(page, 'Change a price')
      await press(early)
      await expect(early).toHaveAttribute('aria-busy', 'true')
      letGo()
      await expect(page.getByRole('textbox', { name: 'Interior painting: amount' })).toBeVisible()
      await press(page.getByRole('link', { name: 'Your website', exact: true }))
      await expect(page.getByRole('heading', { name: 'What’s the job today?' })).toHaveCount(1)
    },
  )

  test(
    'taps a job at the moment when the Studio goes to its own first screen, and is led to it',
    EMBEDDED,
    async ({ owner: { page }, product }) => {
      await page.addInitScript(() => {
        const replaceState = history.replaceState.bind(history)
        history.replaceState = (data, unused, address) => {
          if (String(address).startsWith('/home'))
            document.querySelector<HTMLElement>('#first-screen a[href="/prices"]')?.click()
          replaceState(data, unused, address)
        }
      })
      await page.goto(product.studio)
      await expect(page.getByRole('textbox', { name: 'Interior painting: amount' })).toBeVisible()
    },
  )

  test(
    'presses a job while the Studio comes, and is led to it when the thumb lifts',
    EMBEDDED,
    async ({ owner: { page }, product }) => {
      const letGo = await holdStudio(page, product.studio)
      await page.getByRole('link', { name: 'Change a price' }).hover()
      await page.mouse.down()
      letGo()
      await expect(page.getByRole('status').getByText(OPEN_NOW).first()).toBeVisible()
      await page.mouse.up()
      await expect(page.getByRole('textbox', { name: 'Interior painting: amount' })).toBeVisible()
    },
  )

  test(
    'chooses photos before the Studio is there, and finds them in the form',
    EMBEDDED,
    async ({ owner: { page }, product }) => {
      const letGo = await holdStudio(page, product.studio)
      const photo = { name: 'early.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto() }
      await page.getByLabel('Add a photo of a job').setInputFiles(photo)
      letGo()
      await expect(
        page
          .getByLabel('Project')
          .or(page.getByRole('heading', { name: 'Project' }))
          .first(),
      ).toBeVisible()
      const sent = '*[_type == "project" && _id in path("drafts.**") && defined(picture.asset)]'
      await expect.poll(() => product.client().fetch<object[]>(sent)).toHaveLength(1)
      await product.client().delete({ query: sent })
    },
  )

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

  test(
    'waits for a tap when the Studio comes in the middle of it, and is gone after it',
    EMBEDDED,
    async ({ owner: { page }, product }) => {
      const html = await (await page.request.get(product.studio)).text()
      const [tiles] = /<div id="first-screen">.*?<\/script>/s.exec(html) ?? []
      const source = readFileSync('studio/home/first-screen.ts', 'utf8')
      const studio = `${stripTypeScriptTypes(source)}; addEventListener('come', closeFirstScreen)`
      const body = `<title>Studio</title>${tiles}<script type="module">${studio}</script>`
      await page.route('http://studio.test/**', (route) => route.fulfill({ body, contentType: 'text/html' }))
      const early = tile(page, 'Everything else')
      for (const moment of ['pointerdown', 'pointerup', 'click']) {
        await page.goto('http://studio.test/')
        await page.evaluate((name) => {
          addEventListener(name, () => dispatchEvent(new Event('come')))
        }, moment)
        await press(early)
        await expect(early, moment).toBeHidden()
        expect(new URL(page.url()).pathname, moment).toBe('/structure')
      }

      await page.goto('http://studio.test/')
      await early.hover()
      await page.mouse.down()
      await page.evaluate(() => dispatchEvent(new Event('come')))
      await expect(early).toBeVisible()
      await page.mouse.move(1, 1)
      await page.mouse.up()
      await expect(early).toBeHidden()
      expect(new URL(page.url()).pathname).toBe('/')
    },
  )

  test('tells as it happens what needs him and was published', async ({ owner, page, product }) => {
    const needs = page.getByRole('region', { name: 'Needs you' })
    await expect(page.getByText('Make it yours: 0 of 6 done')).toBeVisible()
    const client = product.client()
    await client.create(DRAFT)
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

  test(
    'says when the last backup was made, and warns of an old one',
    EMBEDDED,
    async ({ owner: { page }, product }) => {
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
    },
  )

  test(
    'stays without the lake, says so, and goes on later',
    EMBEDDED,
    async ({ owner: { page }, product }) => {
      const last = page.getByRole('region', { name: 'Last published' })
      await expect(last).toBeVisible()
      await product.parts.lake.kill()
      const notice = page.getByRole('status').getByText('No connection.')
      await expect(notice).toBeVisible()
      await expect(last).toBeVisible()
      await product.parts.lake.start()
      await expect(notice).toBeHidden()
      await product.client().create(DRAFT)
      await expect(page.getByRole('link', { name: /^Address plaque/ })).toBeVisible()
    },
  )
})

function oldName(index: number): string {
  return `2020-01-0${index + 1}T12-00-00Z.sqlite`
}
