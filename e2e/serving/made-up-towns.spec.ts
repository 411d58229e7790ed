import fc from 'fast-check'
import { parse } from 'node-html-parser'
import { ask } from 'pages-as-files/testing'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { atOnce } from '../fixtures/at-once.ts'
import { filesOf } from '../fixtures/product/files.ts'
import { untilTold } from '../fixtures/product/site.ts'
import { madeUpAddress, madeUpSlug } from '../fixtures/requests/made-up-slugs.ts'
import { expect, test } from '../fixtures/test.ts'

const AREAS = '/service-areas'
const MAIN_TOWN = `${AREAS}/charlotte`
const TRADES = ['painting', 'plumbing', 'electrical', 'tiling', 'handyman']
const SHARED = ['renovations', 'construction', 'maintenance']
const { numRuns = 50, seed = Date.now() % 1_000_000 } = fc.readConfigureGlobal()
/** For 1,000 rounds as many as strangers can make up in minutes. */
const SLUGS = numRuns * 14
const AT_ONCE = 8
/** A small part of what 2,500 kept pages of 50 kB would be. */
const GROWTH_MB = 15

/** A town that every fallback page is asked for before, and its name, which is nowhere else. */
const known = { slug: 'xanadu', name: 'Xanadu' }

/** What is asked for below a made-up town, nothing included, and what must be shown there for the known one. */
type Below = { service: string; canonical: string; body: string }

test(
  'thousands of made-up towns all get the fallback page, and no made-up address leaves anything behind',
  { tag: ['@changing', '@all'] },
  async ({ product }, info) => {
    await untilTold(product)
    const files = new Set(filesOf(product))
    const below = await fallbackPages(product)
    const slugs = fc.sample(madeUpSlug, { numRuns: SLUGS, seed })
    const addresses = slugs.map((slug, index) => ({ slug, ...below[index % below.length] }))
    const others = fc.sample(madeUpAddress, { numRuns, seed })
    const askFor = (part: typeof addresses) => atOnce(AT_ONCE, part, (one) => faultsAt(product, one))

    const early = await askFor(addresses.slice(0, SLUGS / 2))
    const before = await product.ask('weigh')
    const late = await askFor(addresses.slice(SLUGS / 2))

    const wrong = await atOnce(AT_ONCE, others, (address) => failureAt(product, address))
    let growth = Number.POSITIVE_INFINITY
    const grown = async () => {
      growth = (await product.ask('weigh')) - before
      return growth
    }
    await expect.poll(grown, 'megabytes more').toBeLessThan(GROWTH_MB)
    const description = `${SLUGS} made-up towns and ${numRuns} other addresses: ${growth.toFixed(1)} MB more`
    info.annotations.push({ type: 'tried', description })
    expect([...early, ...late, ...wrong], `wrong answers (PROOF_SEED=${seed})`).toEqual([])
    const added = filesOf(product).filter((file) => !files.has(file))
    expect(added.filter((file) => isNamedAfter(file, slugs))).toEqual([])
    // Under whatever names: of itself the product makes a backup; and others use the same build.
    const own = added.filter((file) => !file.includes(product.environment.siteBuild))
    expect(own.length, own.join()).toBeLessThan(SLUGS / 20)
  },
)

test('search engines keep no fallback page of a made-up town', async ({ product }) => {
  for (const { service, canonical, body } of await fallbackPages(product)) {
    const document = parse(body)
    const address = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''
    const robots = document.querySelector('meta[name="robots"]')?.getAttribute('content') ?? ''
    expect(new URL(address).pathname).toBe(canonical)
    expect(robots.startsWith('noindex'), service).toBe(TRADES.includes(service))
  }
  const { text } = await ask(product.site, `${AREAS}/new-atlantis/painting`)
  expect(parse(text).querySelector('h1')?.text.trim()).toBe('Painting in New Atlantis')
})

/** Only plain slugs are long and strange enough to be in no other name. */
/** Every page is an `index.html` in the folder of its address, and one of the slugs is that too. */
function isNamedAfter(file: string, slugs: readonly string[]): boolean {
  const folder = file.replace(/\/index\.html$/, '/')
  return slugs.some((slug) => slug.length > 8 && folder.includes(slug))
}

async function fallbackPages(product: RunningProduct): Promise<Below[]> {
  const wanted = [
    { service: '', canonical: MAIN_TOWN },
    ...SHARED.map((service) => ({ service, canonical: `${MAIN_TOWN}/${service}` })),
    ...TRADES.map((service) => ({ service, canonical: addressOf({ slug: known.slug, service }) })),
  ]
  return Promise.all(
    wanted.map(async ({ service, canonical }) => {
      const { text } = await ask(product.site, addressOf({ slug: known.slug, service }))
      return { service, canonical, body: text }
    }),
  )
}

type Asked = { slug: string } & Partial<Below>

/**
 * The whole page is known beforehand, except the name of the town on the page of a trade. Odd signs are first sent to the plain
 * address that is meant, which may be that of a town or a service.
 */
async function faultsAt(
  product: RunningProduct,
  { slug, service = '', body = '' }: Asked,
): Promise<string[]> {
  const address = addressOf({ slug, service })
  const { headers } = await ask(product.site, address)
  const { location = address } = headers
  const { status, text: shown } = await ask(product.site, location)
  if (status !== 200) return [`${address} answers ${status} at ${location}`]
  const town = decodeURIComponent(location.split('/')[2] ?? '')
  if (['', 'charlotte', 'matthews', ...TRADES, ...SHARED].includes(town)) return []
  const name = nameOf(town)
  // In the address of a text message a space is written in another way.
  const wanted = body
    .replaceAll(`/${known.slug}/`, `/${name.toLowerCase().replaceAll(' ', '-')}/`)
    .replaceAll(`%20${known.name}`, `%20${encodeURIComponent(name)}`)
    .replaceAll(known.name, name)
  return shown === wanted ? [] : [`${address} shows another page than the fallback`]
}

async function failureAt(product: RunningProduct, address: string): Promise<string[]> {
  const { status } = await ask(product.site, address)
  return status >= 500 ? [`${address} answers ${status}`] : []
}

/** Plain slugs are names; for all others it is the main town's. */
function nameOf(slug: string): string {
  const words = /^[a-z-]{2,40}$/.test(slug) ? slug.split('-').filter(Boolean) : []
  return words.map((word) => word.replace(/^./, (first) => first.toUpperCase())).join(' ') || 'Charlotte'
}

function addressOf({ slug, service }: { slug: string; service: string }): string {
  return service ? `${AREAS}/${slug}/${service}` : `${AREAS}/${slug}`
}
