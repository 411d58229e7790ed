import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pathOf } from '#content/addresses/routes.ts'
import { kilobytes, median, milliseconds, percentile, printTable, share } from '../console/figures.ts'
import { root } from '../environment/project-root.ts'
import { everyPage } from '../lighthouse/audited-paths.ts'
import type { Product } from '../product/product.ts'

const TARGET_MS = 300

/** How long it takes to draw Open Graph images, with photos that the lake has cut already and with new ones. */
export async function benchOpenGraphImages(product: Product): Promise<void> {
  const addresses = await imageAddresses(product)
  await forgetPhotos(product)
  const first = await fetchAll(addresses)
  const later = await fetchAll(addresses)
  console.log(`\nOpen Graph images, all ${addresses.length}, one after the other`)
  printTable(
    ['', 'median', '95th percentile', 'longest', 'bytes, median', 'of the target'],
    [rowOf('with a new photo', first), rowOf('with a photo that the lake has', later)],
  )
}

type Fetched = { time: number; bytes: number }

function rowOf(title: string, fetched: readonly Fetched[]): string[] {
  const times = fetched.map(({ time }) => time)
  return [
    title,
    milliseconds(median(times)),
    milliseconds(percentile(times, 0.95)),
    milliseconds(Math.max(...times)),
    kilobytes(median(fetched.map(({ bytes }) => bytes))),
    share(median(times), TARGET_MS, 'ms'),
  ]
}

async function fetchAll(addresses: readonly string[]): Promise<Fetched[]> {
  const fetched: Fetched[] = []
  for (const address of addresses) {
    const started = performance.now()
    const response = await fetch(address)
    const { byteLength: bytes } = await response.arrayBuffer()
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
    fetched.push({ time: performance.now() - started, bytes })
  }
  return fetched
}

async function imageAddresses(product: Product): Promise<string[]> {
  const addresses: string[] = []
  for (const page of await everyPage(product)) {
    const html = await (await fetch(`${product.environment.localSiteUrl}${pathOf(page)}`)).text()
    const [, address] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    if (!address) throw new Error(`${pathOf(page)} names no Open Graph image.`)
    addresses.push(address.replaceAll('&amp;', '&'))
  }
  return [...new Set(addresses)]
}

/** The parts of photos that the lake has cut out for them. */
async function forgetPhotos({ environment }: Product): Promise<void> {
  await rm(path.resolve(root, environment.lakeDirectory, 'derived'), { recursive: true, force: true })
}
