import type { ConsoleMessage, Page, Request } from '@playwright/test'
import { singlePages } from '#content/addresses/routes.ts'
import { specifiedPage, specifiedPages } from '#content/seed/tests/expected/pages.ts'
import { layOut } from '../../fixtures/tabs.ts'
import type { BuiltPage } from './built-page.ts'

/** The path that leads nowhere: its page may say so in the console. */
export const unknownPath = '/there/is/no/such/page'

/** `PAGES=every` has every page looked at by what takes minutes for that, at every width and density: a browser, axe, and the drawing of first pictures. */
export const isEveryPage = process.env.PAGES === 'every'
export const lookedAt = isEveryPage ? 'every page' : 'one page of each kind'

const singles = Object.values(singlePages)

export function onePathOfEachKind(): string[] {
  const paths = [...specifiedPages, ...singles].map(({ path }) => path)
  return [...new Map(paths.map((path) => [templateOf(path), path])).values(), unknownPath]
}

/** Pages that exist once have one of their own. */
export function templateOf(path: string): string {
  const isSingle = singles.some((page) => page.path === path)
  return (isSingle ? undefined : specifiedPage(path)?.kind) ?? path
}

/** The pages to look at: all, or of each kind the one with the most on it. */
export function pagesToLookAt(pages: readonly BuiltPage[]): string[] {
  const longestLast = pages.toSorted((one, other) => one.html.length - other.html.length)
  const paths = longestLast.map(({ path }) => path)
  const longest = new Map(paths.map((path) => [templateOf(path), path]))
  return [...(isEveryPage ? paths : longest.values()), unknownPath]
}

/** Everything that only a browser can tell to be wrong with a page on a phone, in sentences that begin with its path. */
export async function visitFaults(tab: Page, site: string, path: string): Promise<string[]> {
  const faults: string[] = []
  // The browser may say something late about the page that this tab leaves, which has had its own visit.
  const left = tab.url()
  const onConsole = (message: ConsoleMessage) => {
    if (message.location().url !== left) faults.push(...consoleFaults(message, path))
  }
  const onError = (error: Error) => void faults.push(`throws ${error.message}`)
  const onRequest = (request: Request) => void faults.push(...requestFaults(request.url()))
  tab.on('console', onConsole).on('pageerror', onError).on('request', onRequest)
  await tab.goto(`${site}${path}`)
  faults.push(...(await tab.evaluate(motionFaults)))
  await showEverything(tab)
  faults.push(...(await tab.evaluate(motionFaults)))
  await tab.waitForLoadState('networkidle')
  faults.push(...(await shapeFaults(tab)))
  tab.off('console', onConsole).off('pageerror', onError).off('request', onRequest)
  return faults.map((fault) => `${path} ${fault}`)
}

/** Once all of it is laid out: a section that waits keeps what is too wide to itself. */
async function shapeFaults(tab: Page): Promise<string[]> {
  await layOut(tab)
  const { width, viewport } = await tab.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    viewport: document.documentElement.clientWidth,
  }))
  return width > viewport ? [`is ${width} pixels wide`] : []
}

/** The visitor wants less motion: neither entrances nor pulsing places of pictures. Runs in the page. */
function motionFaults(): string[] {
  const running = document.getAnimations().filter(({ playState }) => playState === 'running')
  const names = running.map((animation) => {
    if (animation instanceof CSSAnimation) return animation.animationName
    return animation instanceof CSSTransition ? animation.transitionProperty : 'an animation of a script'
  })
  // These hold back a picture until it is near, and a bar until its script comes: nobody sees them.
  return names.filter((name) => !['hold', 'hold-back'].includes(name)).map((name) => `moves: ${name}`)
}

/** The unknown page says that it is one, and so does the browser. */
function consoleFaults(message: ConsoleMessage, path: string): string[] {
  const isExpected = path === unknownPath && message.text().includes('404')
  return isExpected ? [] : [`says "${message.text()}" ${message.location().url}`]
}

function requestFaults(address: string): string[] {
  const { protocol, hostname, pathname } = new URL(address)
  if (protocol === 'data:') return []
  if (hostname !== 'localhost') return [`asks ${hostname}`]
  return /^\/_next\/.*\.js$/.test(pathname) ? [`loads ${pathname}`] : []
}

/** Pictures below the fold load only when they come into view. */
async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.scrollIntoView()
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}
