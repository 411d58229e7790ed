import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from '@playwright/test'
import { fixedPaths, pathOf } from '#content/addresses/routes.ts'
import { kilobytes, median, share } from '../console/figures.ts'
import { root } from '../environment/project-root.ts'
import type { Product } from '../product/product.ts'
import { onPhone, withBrowser } from './phone.ts'
import { everyPage, untilCompressedWell } from './site.ts'
import { medianBy, SPREAD, spread, type Table, timeOf } from './table.ts'

const KINDS = ['Document', 'Stylesheet', 'Font', 'Script', 'Image', 'Other'] as const
/** In bytes and milliseconds. */
const TARGETS = { page: 50_000, home: 60_000, card: 300 }

type Kind = (typeof KINDS)[number]
type Weight = { path: string; type: string; bytes: Record<Kind, number>; requests: number; light: number }

/** Bytes on the wire of a first visit on a phone, compressed and with headers: the heaviest page of each kind. */
export async function benchBytes(product: Product): Promise<Table> {
  const pages = await everyPage(product)
  await untilCompressedWell(product)
  const weights = await withBrowser(product, async (browser) => {
    const all: Weight[] = []
    for (const page of pages) {
      const found = await weigh(browser, `${product.environment.localSiteUrl}${pathOf(page)}`)
      all.push({ path: pathOf(page), type: page._type, ...found })
    }
    return all
  })
  weights.sort((one, other) => one.light - other.light)
  const heaviest = [...new Map(weights.map((weight) => [weight.type, weight])).values()]
  return {
    title: `First load on a phone: the heaviest of each kind among ${weights.length} pages`,
    head: [
      '',
      'HTML',
      'CSS',
      'font',
      'script',
      'pictures',
      'other',
      'requests',
      'without pictures, of the target',
    ],
    rows: heaviest.sort((one, other) => other.light - one.light).map(weightRow),
  }
}

function weightRow({ path: page, bytes, requests, light }: Weight): string[] {
  const target = page === fixedPaths.home ? TARGETS.home : TARGETS.page
  const figures = KINDS.map((kind) => kilobytes(bytes[kind]))
  return [page, ...figures, String(requests), `${kilobytes(light)}: ${share(light, target, 'B')}`]
}

/** `requests` and `light`, the bytes, are those of all but pictures. */
function weigh(browser: Browser, url: string): Promise<Omit<Weight, 'path' | 'type'>> {
  return onPhone(browser, async (page, session) => {
    const kinds = new Map<string, Kind>()
    const bytes = { Document: 0, Stylesheet: 0, Font: 0, Script: 0, Image: 0, Other: 0 }
    session.on('Network.responseReceived', ({ requestId, type }) => {
      kinds.set(requestId, KINDS.find((kind) => kind === type) ?? 'Other')
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes[kinds.get(requestId) ?? 'Other'] += encodedDataLength
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const light = KINDS.reduce((sum, kind) => sum + (kind === 'Image' ? 0 : bytes[kind]), 0)
    return { bytes, light, requests: [...kinds.values()].filter((kind) => kind !== 'Image').length }
  })
}

/** How long it takes to draw Open Graph images, with photos that the lake has cut already and with new ones. */
export async function benchOpenGraphImages(product: Product): Promise<Table> {
  const addresses = new Set<string>()
  for (const page of await everyPage(product)) {
    const html = await (await fetch(`${product.environment.localSiteUrl}${pathOf(page)}`)).text()
    const [, address] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    if (!address) throw new Error(`${pathOf(page)} names no Open Graph image.`)
    addresses.add(address.replaceAll('&amp;', '&'))
  }
  // The parts of photos that the lake has cut out for them.
  const derived = path.resolve(root, product.environment.lakeDirectory, 'derived')
  await rm(derived, { recursive: true, force: true })
  return {
    title: `Open Graph images, all ${addresses.size}, one after the other`,
    head: ['', ...SPREAD, 'bytes, median', 'of the target'],
    rows: [
      ['with a new photo', ...(await cardFigures(addresses))],
      ['with a photo that the lake has', ...(await cardFigures(addresses))],
    ],
  }
}

async function cardFigures(addresses: ReadonlySet<string>): Promise<string[]> {
  const fetched: { time: number; bytes: number }[] = []
  for (const address of addresses) {
    let bytes = 0
    const time = await timeOf(async () => {
      const response = await fetch(address)
      bytes = (await response.arrayBuffer()).byteLength
      if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
    })
    fetched.push({ time, bytes })
  }
  const times = fetched.map(({ time }) => time)
  return [
    ...spread(times),
    kilobytes(medianBy(fetched, ({ bytes }) => bytes)),
    share(median(times), TARGETS.card, 'ms'),
  ]
}
