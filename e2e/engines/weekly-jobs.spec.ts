import { writeFile } from 'node:fs/promises'
import type { SanityDocument } from '@sanity/client'
import { calendarDay, DAY, dateOf, monthAndDay } from '#content/hours/business-clock.ts'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { cameraPhoto } from '../fixtures/photos/camera.ts'
import { textOf } from '../fixtures/product/site.ts'
import type { EnginePage } from './engine-page.ts'
import { expect, faults, test } from './engine-test.ts'
import { choose, click, isShown, sees, write } from './form.ts'

const WIDTHS = [390, 1440]
const CUSTOMER = 'Maria T.'
const WORDS = 'They came on time and left the kitchen clean.'
const PROJECT = 'White shaker kitchen with a breakfast bar'
const PHOTO = 'kitchen-e2e.jpg'
const PRICE = 'price-interior-painting'
const PAGE = '/services/painting'
const DAY_OFF = 'Day off'
const NOTICE = 'Phones are down until noon. Text us.'
const REVIEWS = 'https://g.page/r/crown-and-level/review'
const LAST_DAY = Date.parse(calendarDay(new Date())) + 10 * DAY
const MADE = '*[author == $customer || title == $project || originalFilename == $photo] | order(_type)'

let kept: SanityDocument[]

test.beforeEach(async ({ product }) => {
  kept = await product.client().fetch('*[_id in ["business", "openingHours", $price]]', { price: PRICE })
})

test.afterEach(async ({ desk, product }) => {
  const transaction = product.client().transaction()
  for (const document of kept) transaction.delete(`drafts.${document._id}`).createOrReplace(document)
  await transaction.commit()
  const made = { customer: CUSTOMER, project: PROJECT, photo: PHOTO }
  await product.client().delete({ query: MADE, params: made })
  expect(faults(desk)).toEqual([])
})

type Job = (desk: EnginePage, product: RunningProduct) => Promise<void>

/** The owner's, after all visitors' journeys by the name of this file: the preview stays open in the browser. */
const JOBS: Readonly<Record<string, Job>> = {
  async 'changes a price'(desk, product) {
    await click(desk, 'Change a price')
    await write(desk, 'Interior painting: amount', '2.95')
    await click(desk, 'Publish 1 price')
    await click(desk, 'Publish now')
    await sees(desk, 'On your website since')
    await shows(desk, product, PAGE, '$2.95')
  },
  async 'closes for a holiday'(desk, product) {
    await click(desk, 'Hours and holidays')
    await sees(desk, 'Federal holidays')
    const holiday = await desk.run(firstHoliday, null)
    await click(desk, `${holiday}: closed`)
    await publish(desk)
    await shows(desk, product, '/contact', holiday)
  },
  async 'adds a review'(desk, product) {
    await click(desk, 'Add a review')
    await write(desk, 'Customer', CUSTOMER)
    await choose(desk, 'Which town?', 'Matthews')
    await write(desk, 'Their words', WORDS)
    await publish(desk)
    await shows(desk, product, '/service-areas/matthews', WORDS)
  },
  async 'adds a photo of a job'(desk, product) {
    const file = test.info().outputPath(PHOTO)
    await writeFile(file, await cameraPhoto())
    await desk.choose(file)
    await click(desk, 'Kitchen Remodeling')
    await sees(desk, 'Large')
    await write(desk, 'Name', PROJECT)
    await publish(desk)
    await shows(desk, product, '/gallery', PROJECT)
    await expect.poll(() => desk.run(widthOfPhoto, PROJECT)).toBeGreaterThan(0)
  },
  async 'closes tomorrow, and takes it back'(desk, product) {
    await click(desk, 'Tomorrow')
    await click(desk, 'Closed')
    await sees(desk, ': Closed.')
    await expect.poll(() => textOf(product, '/contact')).toContain(DAY_OFF)
    await click(desk, 'Undo')
    await expect.poll(() => textOf(product, '/contact')).not.toContain(DAY_OFF)
  },
  async 'puts a notice on every page, and takes it down'(desk, product) {
    await click(desk, 'Put a notice on every page')
    await desk.type(NOTICE)
    await click(desk, 'Put it up')
    await sees(desk, 'On every page until tonight.')
    await expect.poll(() => textOf(product, '/gallery')).toContain(NOTICE)
    await click(desk, 'Take it down')
    await sees(desk, 'Your notice is down.')
  },
  async 'makes an offer until a day'(desk, product) {
    await click(desk, 'Change a price')
    await click(desk, 'Make an offer for Interior painting')
    await write(desk, 'Offer for Interior painting: amount', '2.25')
    await choose(desk, 'Last day', dateOf(LAST_DAY))
    await click(desk, 'Put it on the website')
    await sees(desk, `On the website: $2.25 until ${monthAndDay(LAST_DAY)}`)
    await expect.poll(() => textOf(product, PAGE)).toContain(`off until ${monthAndDay(LAST_DAY)}`)
  },
  async 'asks for a review'(desk) {
    await click(desk, 'Ask for a review')
    await write(desk, 'Where do customers write your reviews?', REVIEWS)
    await click(desk, 'Save the link')
    await write(desk, 'Customer’s first name', 'Dana')
    await sees(desk, 'Hi Dana, this is Crown & Level.')
    await click(desk, 'Copy')
    await sees(desk, 'Copied')
  },
  async 'copies what Google wants'(desk) {
    await click(desk, 'For Google')
    await click(desk, 'Copy the week')
    await sees(desk, 'Copied')
  },
  async 'sees in the preview what nobody else sees'(desk, product) {
    await click(desk, 'Change a price')
    await write(desk, 'Interior painting: amount', '3.15')
    await sees(desk, 'Will read: from $3.15/sq ft')
    await desk.open(`${product.studio}/preview?preview=${PAGE}`)
    const words = () => desk.runInFrame(() => document.body.textContent, null).catch(String)
    await expect.poll(words).toContain('$3.15')
    await sees(desk, 'Edit')
    expect(await textOf(product, PAGE)).not.toContain('$3.15')
  },
  async 'signs out'(desk) {
    await click(desk, 'Menu')
    await click(desk, 'Sign out')
    await sees(desk, 'Log in')
  },
}

for (const width of WIDTHS)
  for (const [name, job] of Object.entries(JOBS))
    test(`the owner ${name}, ${width} px wide`, { tag: '@changing' }, async ({ desk, product }) => {
      await desk.resize(width)
      await desk.open(product.studio)
      await logIn(desk, product.environment.studioPassword)
      await job(desk, product)
    })

/** As far as it has to be. */
async function logIn(desk: EnginePage, password: string): Promise<void> {
  const home = 'What’s the job today?'
  const isHome = () => desk.run(isShown, home)
  const isAsked = () => desk.run(isShown, 'Log in')
  await expect.poll(async () => (await isHome()) || (await isAsked())).toBe(true)
  if (await isAsked()) {
    await write(desk, 'Password', password)
    await click(desk, 'Log in')
  }
  // What came last moves what is above it, and a slow machine clicks where it was.
  await sees(desk, 'Last published')
}

async function publish(desk: EnginePage): Promise<void> {
  await click(desk, 'Publish')
  await sees(desk, 'It’s on your website')
}

/** Also in a fold. */
async function shows(desk: EnginePage, { site }: RunningProduct, path: string, words: string): Promise<void> {
  const look = async () => {
    await desk.open(site + path)
    return desk.run(() => document.body.outerHTML, null)
  }
  await expect.poll(look).toContain(words)
}

function firstHoliday(): string {
  const [first] = document.querySelectorAll('[aria-label$=": closed"]')
  return first?.getAttribute('aria-label')?.replace(': closed', '') ?? ''
}

/** In pixels of the picture that came; 0 before. */
function widthOfPhoto(words: string): number {
  const picture = document.querySelector<HTMLImageElement>(`#gallery img[alt="${words}"]`)
  picture?.scrollIntoView()
  return picture?.naturalWidth ?? 0
}
