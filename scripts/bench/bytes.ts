import { type Browser, chromium } from '@playwright/test'
import { findOrInstallBrowser } from '../browser.ts'
import type { Product } from '../product.ts'
import { kilobytes, printTable, share } from './figures.ts'

const PAGES = ['/', '/services/painting', '/service-areas/matthews'] as const
const KINDS = ['Document', 'Stylesheet', 'Font', 'Script', 'Image', 'Other'] as const
const TARGET_BYTES = 60_000

type Kind = (typeof KINDS)[number]
type Weight = Record<Kind, number>

/** What comes over the wire for a first visit on a phone, compressed, with headers, by kind. */
export async function benchBytes(product: Product): Promise<void> {
  const executablePath = await findOrInstallBrowser(product.variables)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const rows: string[][] = []
  for (const page of PAGES) {
    const weight = await weigh(browser, `${product.environment.localSiteUrl}${page}`)
    const withoutPictures = KINDS.reduce((sum, kind) => sum + (kind === 'Image' ? 0 : weight[kind]), 0)
    rows.push([
      page,
      ...KINDS.map((kind) => kilobytes(weight[kind])),
      share(withoutPictures, TARGET_BYTES, 'B'),
    ])
  }
  await browser.close()
  console.log('\nFirst load on a phone, as it comes over the wire (target for scripts of the framework: 0)')
  printTable(
    ['', 'HTML', 'CSS', 'font', 'script', 'pictures', 'other', 'without pictures, of the target'],
    rows,
  )
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const kinds = new Map<string, Kind>()
  const weight: Weight = { Document: 0, Stylesheet: 0, Font: 0, Script: 0, Image: 0, Other: 0 }
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kinds.set(requestId, KINDS.find((kind) => kind === type) ?? 'Other')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight[kinds.get(requestId) ?? 'Other'] += encodedDataLength
  })
  await session.send('Network.enable')
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return weight
}
