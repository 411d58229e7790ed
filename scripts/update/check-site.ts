import { setTimeout as pause } from 'node:timers/promises'
import PQueue from 'p-queue'
import { z } from 'zod'
import { fixedPaths } from '#content/addresses/routes.ts'
import { Failure } from '../console/failure.ts'

const AT_ONCE = 8
/**
 * In milliseconds, by the wall clock: what is published in between takes a second, on a machine four times slower some. It passes
 * whole only where an update is refused for good reason.
 */
const PATIENCE = 120_000
const ASK_AGAIN = 500
/** More of them are counted. */
const MOST_NAMED = 10

const status = z.object({ problems: z.array(z.object({ path: z.string(), problem: z.string() })) })

/**
 * Throws a `Failure` when the site at the first address is not well, lacks a page that the site at the other one lists, or has one
 * that it can't make and the other can. What is published in between may take a moment: it is asked again for so many milliseconds.
 */
export async function checkSite(candidate: string, running: string, patience = PATIENCE): Promise<void> {
  const end = performance.now() + patience
  for (;;) {
    const fault = await faultOf(candidate, running)
    if (fault === undefined) return
    if (performance.now() > end) throw new Failure(fault)
    await pause(ASK_AGAIN)
  }
}

async function faultOf(candidate: string, running: string): Promise<string | undefined> {
  const up = await fetch(`${candidate}${fixedPaths.up}`)
  if (!up.ok) return `The new version does not serve visitors: ${await up.text()}`
  const [known, found] = await Promise.all([problemsOf(running), problemsOf(candidate)])
  const unmade = found.filter(({ path }) => !known.some((problem) => problem.path === path))
  const problems = unmade.map(({ path, problem }) => `${path}: ${problem}`)
  const missing = await unanswered(candidate, await listedPaths(running))
  return listed('can’t make', problems) ?? listed('does not answer', missing)
}

function listed(what: string, pages: readonly string[]): string | undefined {
  if (pages.length === 0) return undefined
  const more = pages.length > MOST_NAMED ? [`and ${pages.length - MOST_NAMED} more`] : []
  return [`The new version ${what} these pages:`, ...pages.slice(0, MOST_NAMED), ...more].join('\n  ')
}

async function problemsOf(site: string) {
  const response = await fetch(`${site}${fixedPaths.documentStatus}`)
  return response.ok ? status.parse(await response.json()).problems : []
}

async function listedPaths(running: string): Promise<string[]> {
  const response = await fetch(`${running}${fixedPaths.sitemap}`)
  return [fixedPaths.home, ...(response.ok ? pathsIn(await response.text()) : [])]
}

/** The paths that a sitemap lists. */
export function pathsIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
}

/** A page that moved is answered with where it is now. */
async function unanswered(site: string, paths: readonly string[]): Promise<string[]> {
  const ask = async (path: string) => {
    const response = await fetch(`${site}${path}`, { redirect: 'manual' })
    await response.body?.cancel()
    return response.status >= 400 ? [`${path}: ${response.status}`] : []
  }
  const queue = new PQueue({ concurrency: AT_ONCE })
  const wrong = await queue.addAll(paths.map((path) => () => ask(path)))
  return wrong.flat().sort()
}
