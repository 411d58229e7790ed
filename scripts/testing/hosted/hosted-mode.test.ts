import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { killAll } from '../../product/processes/live-process.ts'
import { pathsIn } from '../../update/check-site.ts'
import { DEADLINE_MS, LONG_DEADLINE_MS } from '../deadline.ts'
import { HostedProduct } from './hosted-product.ts'

const PRICE = 'price-interior-painting'
const PRIVATE = /private, or empty/
const SOON = { timeout: DEADLINE_MS, interval: 100 }

let product: HostedProduct
/** Every page that shows the price, and the price, in cents. */
let pages: string[]
let price = 250

beforeAll(async () => {
  product = await HostedProduct.prepare(mkdtempSync(path.join(tmpdir(), 'hosted-')))
  expect((await product.run('content/seed')).said).toMatch(/Seeded \d+ documents/)
  await product.start()
}, LONG_DEADLINE_MS)

afterAll(async () => {
  await product.stop()
  killAll()
  await product.lake.close()
})

beforeEach(async ({ onTestFailed }) => {
  onTestFailed(() => console.log(product.lines.join('\n')))
  Object.assign(product.lake.answers, { events: true, messages: false })
})

test('serves site and Studio, which may reach the lake, and tells of no error', async () => {
  pages = await pagesWith(pathsIn(await textOf('/sitemap.xml')), '$2.50')
  expect(pages).toEqual(expect.arrayContaining(['/', '/services/painting', '/prices']))
  const studio = await fetch(product.environment.localStudioUrl)
  expect(studio.status).toBe(200)
  expect(studio.headers.get('content-security-policy')).toMatch(/connect-src [^;]*https:\/\/\*\.sanity\.io/)
  expect(await textOf('/up')).toContain('"publishing":"ready"')
  expect(product.told('error')).toEqual([])
})

test('a publish reaches its pages by a live event alone, and the log tells of that and of no error', async () => {
  await publish()
  await untilShown()
  await expect.poll(() => product.told('publish')).toEqual([expect.stringContaining(PRICE)])
  expect(product.told('error')).toEqual([])
})

test('a publish reaches its pages by a signed message alone', async () => {
  Object.assign(product.lake.answers, { events: false, messages: true })
  await publish()
  await untilShown()
  await expect.poll(() => product.lake.answers.answered, SOON).toEqual([200])
})

test.each([{}, { 'retry-after': '2' }])(
  'a lake that refuses some requests, saying %j, is asked again',
  async (headers) => {
    const { answers } = product.lake
    answers.refusals = { left: 2, headers }
    await publish()
    await untilShown()
    expect(answers.refusals.left).toBe(0)
  },
)

test('a dataset that becomes private is told in words, and takes nothing from the site', async () => {
  product.lake.answers.access = 'empty'
  product.lake.answers.messages = true
  await publish()
  await expect.poll(() => textOf('/up'), SOON).toMatch(PRIVATE)
  expect(product.told('error').join()).toMatch(PRIVATE)
  expect(await pagesWith(pages, '<h1')).toEqual(pages)
  product.lake.answers.access = 'public'
  await untilShown()
  await expect.poll(() => textOf('/up'), SOON).toContain('"publishing":"ready"')
})

test.each(['empty', 401] as const)(
  'a start beside a private dataset (%s) serves what is published, and says why that is all',
  async (access) => {
    await product.stop()
    product.lake.answers.access = access
    await product.start()
    expect(product.told('error').join()).toMatch(PRIVATE)
    await expect.poll(() => textOf('/up'), SOON).toMatch(PRIVATE)
    expect(await pagesWith(pages, '<h1')).toEqual(pages)
  },
)

test('a private dataset is read with a token, and its publishes are heard', async () => {
  await product.stop()
  product.lake.answers.access = 401
  await product.start({ SANITY_API_READ_TOKEN: product.lake.answers.viewerToken })
  expect(await textOf('/up')).toContain('"publishing":"ready"')
  await publish()
  await untilShown()
  expect(product.told('error')).toEqual([])
})

async function publish(): Promise<void> {
  await expect.poll(() => product.lake.answers.listeners, SOON).toBe(1)
  price += 5
  await product.client.patch(PRICE).set({ minimum: price }).commit()
}

async function untilShown(): Promise<void> {
  const text = `$${(price / 100).toFixed(2)}`
  const isShown = async () => (await pagesWith(pages, text)).length === pages.length
  await expect.poll(isShown, { ...SOON, message: `all pages show ${text}` }).toBe(true)
}

async function pagesWith(paths: readonly string[], text: string): Promise<string[]> {
  const texts = await Promise.all(paths.map(textOf))
  return paths.filter((_, index) => texts[index]?.includes(text))
}

async function textOf(page: string): Promise<string> {
  return (await fetch(`${product.environment.localSiteUrl}${page}`)).text()
}
