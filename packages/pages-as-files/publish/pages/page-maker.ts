import { reasonOf } from '../../errors.ts'
import type { Manifest } from '../../published/manifest/manifest.ts'
import { withoutContent } from '../../published/published-file.ts'
import { type Lack, type Rendered, RendererAway, type Route, type Site, type Wanted } from '../../site.ts'
import type { Changes } from '../changes.ts'
import { type FileMaker, namesIn } from '../files/file-maker.ts'
import type { SiteWriter } from '../files/site-writer.ts'
import { type Run, renderQueue, workQueue } from '../queues.ts'
import type { Outcome } from '../report.ts'
import { inlineOf } from './finished-html.ts'
import { pageStyles } from './page-styles.ts'

/** While one page is rendered, the next is requested and the last is written; with four at once all are done later. */
const AT_ONCE = 3

type Context = {
  site: Site
  manifest: Manifest
  changes: Changes
  writer: SiteWriter
  files: FileMaker
  /** Holds the visitors' scripts. */
  scriptsFolder: string
  /** Of the site's code. */
  version: string
  /** One of its `Timing`. */
  held: number
}
export type PageMaker = ReturnType<typeof pageMaker>

/** Looks at pages, and makes the files of those that are not what their content says, or leaves them and says why. */
export function pageMaker(context: Context) {
  const { site, manifest, changes, writer, files, version } = context
  const finished = pageStyles(site, context.scriptsFolder)
  const looking = workQueue<Outcome>(AT_ONCE)
  const takeSlot = renderQueue(context.held)
  /** What the log has of pages that are made all the same. */
  const told = new Set<string>()

  /**
   * Looks at each of these pages once, those of the highest rank first; `routeAt` tells the route as it is known by then, and `onDone`
   * hears of each that is as it should be or can't be made. Throws when
   * some page is not known to be right. Once there is no renderer the rest is not looked at: all of it is to come again, and a
   * hosted lake counts what it is asked.
   */
  async function look(
    routes: readonly Route[],
    rank: (path: string) => number,
    routeAt: (path: string) => Route | undefined,
    onDone: (path: string) => void = () => undefined,
  ): Promise<Outcome[]> {
    const unique = new Map(routes.map((route) => [route.path, { route, priority: rank(route.path) }]))
    // The first to come is begun at once.
    const inOrder = [...unique.values()].sort((one, other) => other.priority - one.priority)
    let gone: RendererAway | undefined
    const makeUnlessGone = async (route: Route, run: Run) => {
      if (gone) throw gone
      try {
        return await make(routeAt(route.path) ?? route, run)
      } catch (error) {
        if (error instanceof RendererAway && error.isGone) gone = error
        throw error
      }
    }
    const results = await Promise.allSettled(
      inOrder.map(async ({ route, priority }) => {
        const outcome = await looking.run(route.path, priority, (run) => makeUnlessGone(route, run))
        onDone(route.path)
        return outcome
      }),
    )
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    if (failures.length > 0) throw new Error(describe(failures), { cause: failures[0] })
    return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  }

  /**
   * Asks what the page should show, and renders it when that is something else than what visitors get. Throws when lake or
   * renderer do not answer or the file can't be written: then ask again. A damaged one is made in any case.
   */
  async function make(route: Route, { priority, isDamaged }: Run): Promise<Outcome> {
    // Before its answer comes: of pages that are requested at once the first is rendered first, however long its answer takes.
    const slot = takeSlot(priority)
    try {
      const wanted = await site.ask(route)
      const outcome = await withoutRendering(route, wanted, isDamaged)
      if (outcome) return outcome
      await slot.turn()
      const rendered = await site.render(route, wanted)
      slot.leave()
      return await finish(route, wanted, rendered)
    } finally {
      slot.leave()
    }
  }

  /** What comes of a page that should be gone, is as it should be, or can't be made; undefined for one that is to be rendered. */
  async function withoutRendering(
    route: Route,
    wanted: Wanted,
    isDamaged: boolean,
  ): Promise<Outcome | undefined> {
    const { path } = route
    const { digest, problem: lacking } = wanted
    const known = manifest.known(path)
    if (digest === null) return takeBack(path)
    const isSame = known?.digest === digest && known.version === version
    if (!isDamaged && isSame && (await writer.isThere(known))) {
      manifest.setListed(path, await listing(route, wanted))
      return made(path, wanted, 'unchanged')
    }
    if (!lacking || lacking.isMade) return undefined
    const message = `${lacking.message}\nUntil then visitors keep the last good page.`
    return problem(route, wanted, message, lacking.fields)
  }

  /** Notes what a page that is as it can be shows nothing of, or only what it was before. Most of that stands on many pages. */
  function made(path: string, { problem }: Wanted, state: 'unchanged' | 'revalidated'): Outcome {
    if (!problem) {
      manifest.forgetProblem(path)
      return { path, state }
    }
    const { message, fields } = problem
    if (!told.has(message)) console.error(message)
    told.add(message)
    manifest.note({ path, problem: message, documents: new Set(fields.map(({ id }) => id)), fields })
    return { path, state, lacks: fields }
  }

  async function takeBack(path: string): Promise<Outcome> {
    const known = manifest.known(path)
    if (!known?.hash) {
      manifest.forgetProblem(path)
      return { path, state: 'unchanged' }
    }
    // The place is free at once, for a redirect or the page of another town.
    manifest.remove(path)
    await writer.remove(known)
    return { path, state: 'revalidated' }
  }

  /** Makes of a page as it was rendered the page that visitors get: its files and its row in the manifest. */
  async function finish(route: Route, wanted: Wanted, rendered: Rendered): Promise<Outcome> {
    const { path, kind } = route
    const { status, type, body } = rendered
    if (status !== 200) return problem(route, wanted, notRendered(path, status))
    const { digest, documents, pageId } = wanted
    const isPage = type.startsWith('text/html')
    const text = isPage ? await finished(body.toString()) : body.toString()
    const names = namesIn(text, site)
    // A page is not there before its script and its font are.
    await files.ensure(names.filter((name) => name.kind === 'static'))
    const written = await writer.write({ path, kind }, type, isPage ? Buffer.from(text) : body)
    const inline = isPage ? inlineOf(text) : withoutContent.inline
    manifest.write({
      ...{ path, kind, type, digest, documents, pageId, names, parts: wanted.parts?.(), version, inline },
      ...written,
      listed: await listing(route, wanted),
    })
    return made(path, wanted, 'revalidated')
  }

  /** What the sitemap says of a page, as the manifest keeps it; null for a page that is not listed for search engines. */
  async function listing({ sitemap }: Route, { about }: Wanted): Promise<string | null> {
    return sitemap ? JSON.stringify({ changed: await changes.newestOf(about), ...sitemap }) : null
  }

  function problem(
    { path }: Route,
    { documents }: Wanted,
    reason: string,
    fields: readonly Lack[] = [],
  ): Outcome {
    console.error(reason)
    manifest.note({ path, problem: reason, documents, fields })
    return { path, state: 'problem', problem: reason }
  }

  return {
    look,
    size: looking.size,
    untilQuiet: looking.untilQuiet,
    /** Makes a page again whose file is damaged. */
    remake: (route: Route, priority: number) =>
      looking.run(route.path, priority, (run) => make(route, run), true),
  }
}

function notRendered(path: string, status: number): string {
  const reason =
    status === 404 ? 'the renderer finds no page there.' : `the renderer answers ${status}; its log says why.`
  return `The page ${path} can't be rendered: ${reason} It is tried again with the next publish.`
}

function describe(failures: readonly unknown[]): string {
  const [first] = failures
  const reason = reasonOf(first)
  return failures.length === 1 ? reason : `${reason} (and ${failures.length - 1} more pages)`
}
