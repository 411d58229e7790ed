import { hash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import fc from 'fast-check'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { Visitors } from '#scripts/testing/visitors.ts'
import { PRICE, restorePrice, SHOWING, setPrice } from '../fixtures/product/interior-painting.ts'
import { textOf, untilShown } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const { numRuns: KILLS = 12, seed = Date.now() % 1_000_000 } = fc.readConfigureGlobal()
/** Of ten kills; a renderer takes much longer to start than to kill. */
const SHARES = [
  ['lake', 4],
  ['delivery', 4],
  ['renderer', 1],
  ['publisher', 1],
] as const
/** In milliseconds, between two writes of one writer: more of them would only keep the machine busy. */
const REST = 20
const CREATORS = 8
/** In US cents, above every price of the sample content, so that each number is found on the page. */
const FROM = 10_000
const WANTED = {
  '/': 200,
  '/services/painting': 200,
  '/service-areas/atlantis/tiling': 200,
  '/estimate': 308,
  '/no-such-page': 404,
  '/sitemap.xml': 200,
}
const CROWD = 100
/** Every address twice. */
const MANY = 2 * Object.keys(WANTED).length

test.afterEach(async ({ product }) => {
  await product.startMissing()
  await product.client().delete({ query: '*[_type == "burst"]' })
  await restorePrice(product)
})

for (const [part, tag] of [
  ['renderer', ['@all']],
  ['publisher', []],
  ['lake', ['@all']],
] as const)
  test(`the ${part} killed: visitors notice nothing, and what was published comes later`, {
    tag: [...tag],
  }, async ({ product }) => {
    const visitors = new Visitors(product.site, 2, WANTED)
    await visitors.askFor(MANY)
    if (part === 'lake') await setPrice(product, 275)
    await product.parts[part].kill()
    if (part !== 'lake') await setPrice(product, 275)
    await visitors.askFor(MANY)
    await product.startMissing()
    await untilShown(product, SHOWING, '$2.75', '$2.50')
    expect((await visitors.leave()).faults).toEqual([])
  })

test('a price comes to its pages under a hundred visitors', { tag: '@all' }, async ({ product }) => {
  // They ask for the next page as soon as there is one.
  const crowd = new Visitors(product.site, CROWD, WANTED, 0)
  await crowd.askFor(CROWD)
  await setPrice(product, 275)
  await untilShown(product, SHOWING, '$2.75', '$2.50')
  expect((await crowd.leave()).faults).toEqual([])
})

test(
  'killed at any moment, nothing is lost and the page is right afterwards',
  { tag: '@all' },
  async ({ product }, info) => {
    const client = product.client().withConfig({ maxRetries: 0 })
    const writer = startWriting(client)
    const parts = SHARES.map(([part, share], turn) => ({
      part,
      moments: fc.sample(moment, { numRuns: Math.ceil((KILLS * share) / 10), seed: seed + turn }),
    }))
    await Promise.all(parts.map(({ part, moments }) => killOften({ product, writer }, part, moments)))
    await writer.stop()
    await product.startMissing()
    const { price, created, files } = writer.acknowledged
    const kills = parts.reduce((sum, { moments }) => sum + moments.length, 0)
    const description = `${kills} kills: ${price - FROM} publishes, ${created.length} documents and ${files.length} uploads acknowledged`
    info.annotations.push({ type: 'tried', description })
    expect(
      await lostOf(writer.acknowledged, client),
      `what was acknowledged and is lost (PROOF_SEED=${seed})`,
    ).toEqual([])
    // A write whose acknowledgement was lost may have come later.
    await expect
      .poll(() => shownPrice(product), { message: `the price on its page (PROOF_SEED=${seed})` })
      .toBeGreaterThanOrEqual(price)
  },
)

type Moment = { isStarting: boolean; after: number }

/** When a part is killed: so many writes after it was ready, or after its start; then they fail, where it is the lake. */
const moment: fc.Arbitrary<Moment> = fc.record({
  isStarting: fc.nat(2).map((dice) => dice === 0),
  after: fc.nat(150),
})

/** In the end it runs. */
async function killOften(
  { product, writer }: { product: RunningProduct; writer: Writer },
  part: (typeof SHARES)[number][0],
  moments: readonly Moment[],
): Promise<void> {
  let isUp: Promise<unknown> = Promise.resolve()
  for (const { isStarting, after } of moments) {
    if (!isStarting) await isUp
    await writer.goOn(after)
    await product.parts[part].kill()
    await isUp
    isUp = product.parts[part].start().catch(() => 'killed while it started')
  }
  await isUp
}

type Writer = ReturnType<typeof startWriting>

/** Publishes, creates and uploads without a pause, and keeps what the lake has acknowledged. */
function startWriting(client: SanityClient) {
  const acknowledged = {
    price: FROM,
    created: [''].slice(1),
    files: [{ id: '', url: '', hash: '' }].slice(1),
  }
  const stopping = new AbortController()
  let next = FROM
  let tried = 0
  const keepDoing = async (write: () => Promise<void>) => {
    while (!stopping.signal.aborted) {
      await write().catch(() => 'while a part was away')
      tried += 1
      await pause(REST)
    }
  }
  const publish = async () => {
    next += 1
    const minimum = next
    await client.patch(PRICE).set({ minimum }).commit()
    acknowledged.price = minimum
  }
  const create = async () => {
    const _id = `burst-${randomBytes(8).toString('hex')}`
    await client.create({ _id, _type: 'burst', text: _id })
    acknowledged.created.push(_id)
  }
  const upload = async () => {
    const bytes = randomBytes(30_000)
    const { _id: id, url } = await client.assets.upload('file', bytes, { filename: 'proof.bin' })
    acknowledged.files.push({ id, url, hash: hashOf(bytes) })
  }
  const written = Promise.all([publish, upload, ...Array(CREATORS).fill(create)].map(keepDoing))
  return {
    acknowledged,
    /** Resolves when it has tried so many more writes. */
    async goOn(more: number): Promise<void> {
      const enough = tried + more
      await expect.poll(() => tried, { intervals: [REST / 4] }).toBeGreaterThanOrEqual(enough)
    },
    /** Once something was acknowledged. */
    async stop(): Promise<void> {
      await expect.poll(() => acknowledged.created.length).toBeGreaterThan(0)
      stopping.abort()
      await written
    },
  }
}

/** What was acknowledged and is not there, or not as it was sent. */
async function lostOf(
  { price, created, files }: Writer['acknowledged'],
  client: SanityClient,
): Promise<string[]> {
  const stored = new Set(await client.fetch<string[]>('*[_type == "burst" && text == _id]._id'))
  const now = (await client.getDocument(PRICE))?.minimum
  const uploads = files.map(async ({ id, url, hash }) => {
    const response = await fetch(url)
    const isWhole = response.ok && hashOf(await response.bytes()) === hash
    return isWhole && (await client.getDocument(id)) ? [] : [`the upload ${id}`]
  })
  return [
    ...created.filter((id) => !stored.has(id)).map((id) => `the document ${id}`),
    ...(now >= price ? [] : [`the price ${price}: it is ${now}`]),
    ...(await Promise.all(uploads)).flat(),
  ]
}

function hashOf(bytes: Uint8Array): string {
  return hash('sha256', bytes)
}

/** In US cents. */
async function shownPrice(product: RunningProduct): Promise<number> {
  const text = (await textOf(product, '/services/painting')).replace(/<[^>]*>/g, '')
  const amounts = [...text.matchAll(/\$(\d{3,}(?:\.\d\d)?)\/sq ft/g)]
  return Math.max(...amounts.map(([, dollars]) => Math.round(Number(dollars) * 100)))
}
