import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { kilobytes, median, milliseconds, share } from '../console/figures.ts'
import type { Product } from '../product/product.ts'
import { onSlowPhone, withBrowser } from './phone.ts'
import { medianBy, repeat, type Table } from './table.ts'

const RUNS = 3
/** Milliseconds until the password can be typed. */
const TARGET = 2_000
/** Milliseconds that somebody takes to type a password: meanwhile the browser fetches what comes after it. */
const TYPING = 8_000
/** In milliseconds. */
const PATIENCE = 120_000

/** From the start of a step: its time in milliseconds, the bytes on the wire, and the requests. */
type Step = { time: number; bytes: number; requests: number }

/** How long the owner waits on a slow phone that has never seen the Studio, and what it has to load. */
export async function benchStudio(product: Product): Promise<Table> {
  const [pasted, typed] = await withBrowser(product, async (browser) => [
    await repeat(RUNS, () => visit(browser, product, 0)),
    await repeat(RUNS, () => visit(browser, product, TYPING)),
  ])
  const password = [...pasted, ...typed].map((steps) => steps.password)
  const target = share(median(password.map(({ time }) => time)), TARGET, 'ms')
  const [pastedTime = ''] = figuresOf(pasted.map(({ home }) => home))
  return {
    title: `The Studio on a slow phone, first visit, medians of ${RUNS}`,
    head: ['', 'time', 'bytes', 'requests', 'of the target'],
    rows: [
      ['until the password can be typed', ...figuresOf(password), target],
      // What the login page has begun to fetch and the Studio goes on with counts for neither.
      ['from “Log in” to the first screen, password pasted', pastedTime, '', '', ''],
      [`the same, password typed for ${TYPING / 1000} s`, ...figuresOf(typed.map(({ home }) => home)), ''],
    ],
  }
}

function figuresOf(steps: readonly Step[]): string[] {
  return [
    milliseconds(medianBy(steps, ({ time }) => time)),
    kilobytes(medianBy(steps, ({ bytes }) => bytes)),
    String(medianBy(steps, ({ requests }) => requests)),
  ]
}

/** What is fetched while somebody types belongs to the first screen. */
function visit(
  browser: Browser,
  { environment }: Product,
  typing: number,
): Promise<Record<'password' | 'home', Step>> {
  return onSlowPhone(browser, async (page, session) => {
    let step = { started: performance.now(), bytes: 0, requests: 0 }
    session.on('Network.requestWillBeSent', () => {
      step.requests += 1
    })
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      step.bytes += encodedDataLength
    })
    const finish = () => {
      const { started, ...counts } = step
      step = { started: performance.now(), bytes: 0, requests: 0 }
      return { time: performance.now() - started, ...counts }
    }
    page.setDefaultTimeout(PATIENCE)
    await page.goto(environment.studioUrl, { waitUntil: 'commit', timeout: PATIENCE })
    await page.getByLabel('Password', { exact: true }).fill(environment.studioPassword)
    const password = finish()
    await pause(typing)
    step.started = performance.now()
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('link', { name: 'Change a price' }).waitFor()
    return { password, home: finish() }
  })
}
