import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pathOf } from '#content/routes.ts'
import { kilobytes, median, milliseconds, percentile, printTable, share } from '../console/figures.ts'
import { root } from '../environment/project-root.ts'
import { everyPage } from '../lighthouse/audited-paths.ts'
import type { Product } from '../product/product.ts'

const TARGET_MS = 300

/** How long a social network waits for Open Graph images: those that are drawn already, and those drawn on request. */
export async function benchOpenGraphImages(product: Product): Promise<void> {
  const addresses = await imageAddresses(product)
  // Draws the images that are not drawn yet.
  await fetchAll(addresses)
  const ready = await fetchAll(addresses)
  await deleteImages(product)
  const drawn = await fetchAll(addresses)
  console.log(`\nOpen Graph images, all ${addresses.length}, one after the other`)
  printTable(
    ['', 'median', '95th percentile', 'longest', 'bytes, median', 'of the target'],
    [rowOf('drawn already', ready), rowOf('drawn on request', drawn)],
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

/** Deletes the images that the site has drawn, and the crops of photos that the lake has made for them. */
async function deleteImages({ environment }: Product): Promise<void> {
  const { siteBuild, lakeDirectory } = environment
  for (const folder of [
    path.join(root, 'web', siteBuild, 'cache', 'pictures'),
    path.resolve(root, lakeDirectory, 'derived'),
  ])
    await rm(folder, { recursive: true, force: true })
}
