import { type Browser, chromium } from '@playwright/test'
import { kilobytes, median, milliseconds, printTable, share } from '../console/figures.ts'
import type { Product } from '../product/product.ts'
import { findOrInstallBrowser } from '../testing/browser.ts'
import { openOnSlowPhone } from './slow-phone.ts'

const RUNS = 3
/** Milliseconds until the password can be typed. */
const TARGET = 2_000
/** In milliseconds. */
const PATIENCE = 120_000

/** From the start of a step: its time in milliseconds, the bytes on the wire, and the requests. */
type Step = { time: number; bytes: number; requests: number }

/** How long the owner waits on a slow phone that has never seen the Studio, and what it has to load. */
export async function benchStudio(product: Product): Promise<void> {
  const executablePath = await findOrInstallBrowser(product.variables)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  const visits = []
  for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, product))
  await browser.close()
  const password = visits.map((steps) => steps.password)
  const home = visits.map((steps) => steps.home)
  console.log(`\nThe Studio on a slow phone, first visit, medians of ${RUNS}`)
  printTable(
    ['', 'time', 'bytes', 'requests', 'of the target'],
    [
      [
        'until the password can be typed',
        ...figuresOf(password),
        share(median(password.map(({ time }) => time)), TARGET, 'ms'),
      ],
      ['from there to the first screen', ...figuresOf(home), ''],
    ],
  )
}

function figuresOf(steps: readonly Step[]): string[] {
  const middle = (read: (step: Step) => number) => median(steps.map(read))
  return [
    milliseconds(middle(({ time }) => time)),
    kilobytes(middle(({ bytes }) => bytes)),
    String(middle(({ requests }) => requests)),
  ]
}

async function visit(browser: Browser, { environment }: Product): Promise<{ password: Step; home: Step }> {
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
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Change a price' }).waitFor()
  const home = finish()
  await page.context().close()
  return { password, home }
}
