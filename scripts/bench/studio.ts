import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium } from '@playwright/test'
import { kilobytes, median, milliseconds, printTable, share } from '../console/figures.ts'
import type { Product } from '../product/product.ts'
import { findOrInstallBrowser } from '../testing/browser.ts'
import { openOnSlowPhone } from './slow-phone.ts'

const RUNS = 3
/** Milliseconds until the password can be typed. */
const TARGET = 2_000
/** Milliseconds that somebody takes to type a password: meanwhile the browser fetches what comes after it. */
const TYPING = 8_000
/** In milliseconds. */
const PATIENCE = 120_000

/** From the start of a step: its time in milliseconds, the bytes on the wire, and the requests. */
type Step = { time: number; bytes: number; requests: number }
type Visit = { password: Step; home: Step }

/** How long the owner waits on a slow phone that has never seen the Studio, and what it has to load. */
export async function benchStudio(product: Product): Promise<void> {
  const executablePath = await findOrInstallBrowser(product.variables)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const pasted = []
  const typed = []
  for (let run = 0; run < RUNS; run += 1) {
    pasted.push(await visit(browser, product, 0))
    typed.push(await visit(browser, product, TYPING))
  }
  await browser.close()
  const password = [...pasted, ...typed].map((steps) => steps.password)
  console.log(`\nThe Studio on a slow phone, first visit, medians of ${RUNS}`)
  printTable(
    ['', 'time', 'bytes', 'requests', 'of the target'],
    [
      [
        'until the password can be typed',
        ...figuresOf(password),
        share(median(password.map(({ time }) => time)), TARGET, 'ms'),
      ],
      // What the login page has begun to fetch and the Studio goes on with counts for neither.
      [
        'from “Log in” to the first screen, password pasted',
        ...figuresOf(homes(pasted)).slice(0, 1),
        '',
        '',
        '',
      ],
      [`the same, password typed for ${TYPING / 1000} s`, ...figuresOf(homes(typed)), ''],
    ],
  )
}

const homes = (visits: readonly Visit[]) => visits.map(({ home }) => home)

function figuresOf(steps: readonly Step[]): string[] {
  const middle = (read: (step: Step) => number) => median(steps.map(read))
  return [
    milliseconds(middle(({ time }) => time)),
    kilobytes(middle(({ bytes }) => bytes)),
    String(middle(({ requests }) => requests)),
  ]
}

/** What is fetched while somebody types belongs to the first screen. */
async function visit(browser: Browser, { environment }: Product, typing: number): Promise<Visit> {
  const { page, session } = await openOnSlowPhone(browser)
  let step = { started: performance.now(), bytes: 0, requests: 0 }
  session.on('Network.requestWillBeSent', () => {
    step.requests += 1
  })
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    step.bytes += encodedDataLength
  })
  const finish = () => {
    const { started, bytes, requests } = step
    step = { started: performance.now(), bytes: 0, requests: 0 }
    return { time: performance.now() - started, bytes, requests }
  }
  page.setDefaultTimeout(PATIENCE)
  page.setDefaultNavigationTimeout(PATIENCE)
  await page.goto(environment.studioUrl, { waitUntil: 'commit' })
  await page.getByLabel('Password', { exact: true }).fill(environment.studioPassword)
  const password = finish()
  await pause(typing)
  step.started = performance.now()
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Change a price' }).waitFor()
  const home = finish()
  await page.context().close()
  return { password, home }
}
