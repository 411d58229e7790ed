import { type Browser, chromium } from '@playwright/test'
import { fixedPaths, pathOf } from '#content/addresses/routes.ts'
import { kilobytes, printTable, share } from '../console/figures.ts'
import { everyPage } from '../lighthouse/audited-paths.ts'
import type { Product } from '../product/product.ts'
import { findOrInstallBrowser } from '../testing/browser.ts'
import { untilCompressedWell } from './quiet-site.ts'

const KINDS = ['Document', 'Stylesheet', 'Font', 'Script', 'Image', 'Other'] as const
const TARGET_BYTES = 50_000
const TARGET_AT_HOME = 60_000
const AT_ONCE = 3

type Kind = (typeof KINDS)[number]
type Weight = { path: string; type: string; bytes: Record<Kind, number>; requests: number }

/** Bytes on the wire of a first visit on a phone, compressed and with headers: the heaviest page of each kind. */
export async function benchBytes(product: Product): Promise<void> {
  const executablePath = await findOrInstallBrowser(product.variables)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const weights = await weighAll(browser, product)
  await browser.close()
  weights.sort((one, other) => withoutPictures(other) - withoutPictures(one))
  const heaviest = [...new Map([...weights].reverse().map((weight) => [weight.type, weight])).values()]
  console.log(`\nFirst load on a phone: the heaviest of each kind among ${weights.length} pages`)
  printTable(
    ['', 'HTML', 'CSS', 'font', 'script', 'pictures', 'other', 'requests', 'without pictures, of the target'],
    heaviest.reverse().map(rowOf),
  )
}

function rowOf(weight: Weight): string[] {
  const target = weight.path === fixedPaths.home ? TARGET_AT_HOME : TARGET_BYTES
  return [
    weight.path,
    ...KINDS.map((kind) => kilobytes(weight.bytes[kind])),
    String(weight.requests),
    `${kilobytes(withoutPictures(weight))}: ${share(withoutPictures(weight), target, 'B')}`,
  ]
}

function withoutPictures({ bytes }: Weight): number {
  return KINDS.reduce((sum, kind) => sum + (kind === 'Image' ? 0 : bytes[kind]), 0)
}

async function weighAll(browser: Browser, product: Product): Promise<Weight[]> {
  const pages = await everyPage(product)
  await untilCompressedWell(product)
  const waiting = pages.values()
  const weights: Weight[] = []
  const work = async () => {
    for (const page of waiting) {
      const path = pathOf(page)
      const found = await weigh(browser, `${product.environment.localSiteUrl}${path}`)
      weights.push({ path, type: page._type, ...found })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return weights
}

async function weigh(browser: Browser, url: string): Promise<Pick<Weight, 'bytes' | 'requests'>> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const kinds = new Map<string, Kind>()
  const bytes = { Document: 0, Stylesheet: 0, Font: 0, Script: 0, Image: 0, Other: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, KINDS.find((kind) => kind === type) ?? 'Other')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'Other'] += encodedDataLength
  })
  await session.send('Network.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return { bytes, requests: [...kinds.values()].filter((kind) => kind !== 'Image').length }
}
