import { median, milliseconds, percentile, printTable, share } from '../console/figures.ts'
import type { Product } from '../product/product.ts'

const TARGET_MS = 1_000
const POLL_MS = 5
const PATIENCE_MS = 20_000

/** What is published, how often, and the pause after each (in ms), during which the site updates its other pages. */
const PRICE = { document: 'price-interior-painting', publishes: 50, pause: 1_500 }
const PHONE = { document: 'business', publishes: 10, pause: 10_000 }

/** A price is on few pages, the phone number on all; a page that a visitor asks for is updated before the others. */
const PRICED = '/services/painting'
const PHONED = ['/about', '/services/window-covering', '/service-areas/monroe', '/matthews/painting-services']

type Edit = { page: string; values: Record<string, unknown>; text: string }

/** The time from sending a change to the lake until a visitor gets a page that shows it. */
export async function benchPublishing(product: Product): Promise<void> {
  const prices = await publishTimes(product, PRICE, (turn) => {
    const cents = 301 + turn
    return { page: PRICED, values: { minimum: cents }, text: `$${(cents / 100).toFixed(2)}` }
  })
  const phones = await publishTimes(product, PHONE, (turn) => {
    const number = `${5_550_150 + turn}`
    const text = `(704) ${number.slice(0, 3)}-${number.slice(3)}`
    return { page: PHONED[turn % PHONED.length] ?? '/', values: { phone: `+1704${number}` }, text }
  })
  console.log('\nFrom publish to updated page')
  printTable(
    ['', 'publishes', 'median', '95th percentile', 'longest', 'of the target'],
    [
      ['a price, on its page', ...figuresOf(prices)],
      ['the phone number, on any page', ...figuresOf(phones)],
    ],
  )
}

function figuresOf(times: readonly number[]): string[] {
  const p95 = percentile(times, 0.95)
  return [
    String(times.length),
    milliseconds(median(times)),
    milliseconds(p95),
    milliseconds(Math.max(...times)),
    share(p95, TARGET_MS, 'ms at the 95th'),
  ]
}

async function publishTimes(
  product: Product,
  { document, publishes, pause }: typeof PRICE,
  editOf: (turn: number) => Edit,
): Promise<number[]> {
  const client = product.client()
  const before = await client.fetch<Record<string, unknown>>('*[_id == $id][0]', { id: document })
  const times: number[] = []
  for (let turn = 0; turn < publishes; turn += 1) {
    const { page, values, text } = editOf(turn)
    const started = performance.now()
    await client.patch(document).set(values).commit()
    await untilShown(product, page, text)
    times.push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  const changed = Object.keys(editOf(0).values).map((name) => [name, before[name]])
  await client.patch(document).set(Object.fromEntries(changed)).commit()
  return times
}

async function untilShown({ environment }: Product, page: string, text: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    const response = await fetch(`${environment.localSiteUrl}${page}`)
    if ((await response.text()).includes(text)) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`${page} did not show ${text} within ${PATIENCE_MS / 1000} s.`)
}
