import { globSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { parse } from 'node-html-parser'
import { ask } from 'pages-as-files/testing'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'
import { atOnce } from '../fixtures/at-once.ts'
import { namedFiles } from '../fixtures/product/rendered.ts'
import { untilTold } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const AREAS = '/service-areas'
const MAIN_TOWN = `${AREAS}/charlotte`
const TRADES = ['painting', 'plumbing', 'electrical', 'tiling', 'handyman']
const SHARED = ['renovations', 'construction', 'maintenance']
/** What is requested below a made-up town, nothing included. */
const BELOW = ['', ...[...TRADES, ...SHARED].map((service) => `/${service}`)]
const { numRuns = 50, seed = Date.now() % 1_000_000 } = fc.readConfigureGlobal()
/** For 1,000 rounds as many as strangers can make up in minutes. */
const SLUGS = numRuns * 14
const AT_ONCE = 8
/** A small part of what 2,500 kept pages of 50 kB would be. */
const GROWTH_MB = 15

/** Letters, digits and signs that people, programs and attackers put into addresses, each in its own way. */
const strange = `
  __proto__ constructor hasOwnProperty page favicon.ico index.html .env ...
  ..%2f..%2f..%2fetc%2fpasswd %2e%2e%2f%2e%2e %5c..%5c..%5cwindows %00 a%00b %20
  %3Cscript%3Ealert(1)%3C%2Fscript%3E %22%27%3E%3Cimg%20src=x%20onerror=alert(1)%3E %5Btown%5D
  [town] :town $%7Btown%7D %7B%7B7*7%7D%7D '%20OR%201=1-- %F0%9F%8F%A0 %E6%9D%B1%E4%BA%AC
  S%C3%A3o-Paulo %D0%9C%D0%BE%D1%81%D0%BA%D0%B2%D0%B0 %E2%80%AE ~ * @ + ,;= anytown
  charlotte%2fpainting Charlotte MATTHEWS %61tlantis null undefined NaN -1 1e309
`
  .trim()
  .split(/\s+/)

const letters = 'abcdefghijklmnopqrstuvwxyz-'
const text = (signs: string, minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...signs), minLength, maxLength, size: 'max' })

/** The slug of a town that is made up, as it stands in an address. */
const madeUpSlug: fc.Arbitrary<string> = fc.oneof(
  text(letters, 2, 40),
  text(letters, 41, 1_500),
  text('0123456789', 1, 20),
  text('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef0123456789._~-', 1, 30),
  text('äöüßéñçøåЖ東京🏠', 1, 8).map((slug) => encodeURIComponent(slug.toWellFormed())),
  text('abcxyz', 1, 12).map((slug) => slug.replace(/./g, (one) => `%${one.charCodeAt(0).toString(16)}`)),
  fc.tuple(fc.constantFrom(...strange), text('0123456789', 0, 4)).map((parts) => parts.join('')),
  fc.constantFrom(...strange),
)

/** An address that nobody has made, of any kind but a town's. */
const madeUpAddress: fc.Arbitrary<string> = fc
  .tuple(
    text('abcdefghijklmnopqrstuvwxyz', 4, 24),
    fc.constantFrom(
      '/#',
      '/#/painting',
      '/images/#-640.avif',
      '/share/#.jpg',
      '/islands/#.js',
      '/services/painting?#=#',
    ),
  )
  .map(([word, address]) => address.replaceAll('#', word))

test(
  'thousands of made-up towns all get a page, and no made-up address leaves anything behind',
  { tag: ['@changing', '@all'] },
  async ({ product }, info) => {
    await untilTold(product)
    const files = new Set(filesOf(product))
    const slugs = fc.sample(madeUpSlug, { numRuns: SLUGS, seed })
    const towns = slugs.map((slug, index) => `${AREAS}/${slug}${BELOW[index % BELOW.length]}`)
    const others = fc.sample(madeUpAddress, { numRuns, seed })
    const faultsAt = (isRight: (status: number) => boolean) => async (address: string) => {
      // Odd signs are first sent to the plain address that is meant.
      const { headers } = await ask(product.site, address)
      const { status } = await ask(product.site, headers.location ?? address)
      return isRight(status) ? [] : [`${address} answers ${status}`]
    }
    const isPage = faultsAt((status) => status === 200)

    const early = await atOnce(AT_ONCE, towns.slice(0, SLUGS / 2), isPage)
    const before = await product.ask('weigh')
    const late = await atOnce(AT_ONCE, towns.slice(SLUGS / 2), isPage)
    const wrong = await atOnce(
      AT_ONCE,
      others,
      faultsAt((status) => status < 500),
    )
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

/** Every file that the site or the lake of this product could leave on the disk, except what pages name and what is compressed. */
function filesOf(product: RunningProduct): string[] {
  const { siteBuild, siteDirectory, lakeDirectory } = product.environment
  const published = path.join(siteDirectory, 'public')
  const named = new Set(namedFiles(product).map((file) => path.join(published, file)))
  return [path.resolve(import.meta.dirname, '../../web', siteBuild), siteDirectory, lakeDirectory]
    .flatMap((folder) => globSync(path.join(folder, '**/*.*')))
    .filter((file) => !named.has(file) && !/[/\\]derived[/\\]|\.(br|gz|part|sqlite-\w+)$/.test(file))
}

/** Every page is an `index.html` in the folder of its address; only plain slugs are long and strange enough to be in no other name. */
function isNamedAfter(file: string, slugs: readonly string[]): boolean {
  const folder = file.replace(/\/index\.html$/, '/')
  return slugs.some((slug) => slug.length > 8 && folder.includes(slug))
}

test('search engines keep no fallback page of a made-up town', async ({ product }) => {
  const pageAt = async (path: string) => parse((await ask(product.site, path)).text)
  for (const below of BELOW) {
    const page = await pageAt(`${AREAS}/xanadu${below}`)
    const address = page.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''
    const robots = page.querySelector('meta[name="robots"]')?.getAttribute('content') ?? ''
    expect(new URL(address).pathname).toBe(MAIN_TOWN + below)
    expect(robots.startsWith('noindex'), below).toBe(TRADES.includes(below.slice(1)))
  }
  const { text } = (await pageAt(`${AREAS}/new-atlantis/painting`)).querySelector('h1') ?? { text: '' }
  expect(text.trim()).toBe('Painting in New Atlantis')
})
