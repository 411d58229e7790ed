import sharp from 'sharp'
import { devices } from '../fixtures/devices.ts'
import { untilTold } from '../fixtures/product/site.ts'
import { test } from '../fixtures/test.ts'
import { Owner } from '../owner/owner.ts'
import { expect } from '../owner/owner-test.ts'
import { Hand } from './counted-job.ts'
import {
  check,
  type File,
  givePhotos,
  HEADLINE,
  NAME,
  OUR_WORK,
  PHONE,
  pasteReviews,
  REVIEWS,
  removeMadeUp,
  STORY,
  sayWhoHeIs,
  takeAsHis,
  typeNumbers,
  writeAboutHim,
} from './first-hour.ts'
import { foundMadeUp, madeUpFacts, packed, sampleFiles } from './made-up-facts.ts'

/** In an hour of a person with a phone. */
const MOST_TAPS = 150
const MOST_TEXTS = 40

const PAGES = ['/', '/prices', '/contact', '/about', '/services/painting', '/services/drywall-repair']
const TRADES = ['Handyman', 'Painting', 'Drywall repair', 'Carpentry', 'Door repair']
const TOWNS = ['Concord', 'Harrisburg', 'Charlotte', 'Huntersville']
/** Of the pages that lead to their pages, those whose pictures he has no photo for. */
const PHOTOS = { shown: ['Painting', 'Drywall repair'], others: ['Carpentry', 'Door repair'] }

type Stored = { _id: string; _type: string; _rev: string }
const ALL = '*[!(_type match "sanity.*")]'
let stored: Stored[] = []

test.use(devices.phone)

test.beforeEach(async ({ product }) => {
  stored = await product.client().fetch(ALL)
})

test.afterEach(async ({ product }) => {
  const now = await product.client().fetch<Stored[]>(ALL)
  const revisions = new Map(now.map(({ _id, _rev }) => [_id, _rev]))
  const kept = new Set(stored.map(({ _id }) => _id))
  const transaction = product.client().transaction()
  for (const document of stored)
    if (revisions.get(document._id) !== document._rev) transaction.createOrReplace(document)
  for (const { _id } of now) if (!kept.has(_id)) transaction.delete(_id)
  await transaction.commit()
})

test('a new owner makes the website his on his phone in an hour, and nothing made up is left on six pages', async ({
  page,
  product,
}) => {
  const [hand, owner] = [new Hand(), new Owner(page, product)]
  const day = { page, hand, owner, product }
  if (product.isHosted) await owner.arrive('')
  else {
    await page.goto(product.studio)
    await hand.write(page.getByLabel('Password'), product.environment.studioPassword)
    await hand.press(page.getByRole('button', { name: 'Log in' }))
  }
  const steps = page.getByText('Make it yours: 0 of 6 done')
  await expect(steps).toBeVisible()
  await hand.press(steps)

  await sayWhoHeIs(day, await logo())
  await writeAboutHim(day)
  await takeAsHis(day, 'Your hours')
  await check(day, 'Check your trades', TRADES)
  await takeAsHis(day, 'Your prices')
  await check(day, 'Check your towns', TOWNS)
  await removeMadeUp(day)
  await typeNumbers(day)
  await pasteReviews(day)
  await givePhotos(day, await photo(), PHOTOS)

  console.log(`${hand.presses} taps, ${hand.texts} texts`)
  expect(hand.presses).toBeLessThanOrEqual(MOST_TAPS)
  expect(hand.texts).toBeLessThanOrEqual(MOST_TEXTS)

  await untilTold(product)
  await expect.poll(() => foundMadeUp(product, PAGES)).toEqual([])
  const facts = [...madeUpFacts(), ...(await sampleFiles(product))]
  const left: string[] = []
  for (const path of PAGES) {
    await page.goto(`${product.site}${path}`)
    const [markup, text] = [packed(await page.content()), packed(await page.evaluate(textOfPage))]
    left.push(
      ...facts
        .filter((fact) => markup.includes(fact) || text.includes(fact))
        .map((fact) => `${path}: ${fact}`),
    )
    for (const own of [NAME, PHONE]) expect(text, path).toContain(packed(own))
  }
  expect(left).toEqual([])
  await page.goto(product.site)
  await expect(page.getByRole('heading', { name: HEADLINE, level: 1 })).toBeVisible()
  await expect(page.getByAltText(OUR_WORK).first()).toBeAttached()
  for (const path of ['/', '/services/painting']) {
    await page.goto(`${product.site}${path}`)
    await page.getByText(/ more reviews?$/).tap()
    for (const [, words] of REVIEWS) await expect(page.getByText(words)).toBeVisible()
  }
  await page.goto(`${product.site}/about`)
  await expect(page.getByText(STORY)).toBeVisible()
  // The samples counted from Charlotte, where his office is not.
  await page.goto(`${product.site}/service-areas/concord`)
  await expect(page.getByText('Drive from our office')).toHaveCount(0)
  await page.goto(`${product.site}/service-areas`)
  await expect(page.getByText('Extended area: call first')).toHaveCount(0)
})

/** All that the page says, also in what is folded; runs in the page. */
function textOfPage(): string {
  const copy = document.body.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const one of copy.querySelectorAll('style, script')) one.remove()
  return copy.textContent ?? ''
}

async function logo(): Promise<File> {
  const green = { r: 29, g: 107, b: 63, alpha: 1 }
  const drawn = sharp({ create: { width: 900, height: 300, channels: 4, background: green } })
  return { name: 'logo.png', mimeType: 'image/png', buffer: await drawn.png().toBuffer() }
}

async function photo(): Promise<File> {
  const sky = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#9cc3e6' } })
  return { name: 'job.jpg', mimeType: 'image/jpeg', buffer: await sky.jpeg().toBuffer() }
}
