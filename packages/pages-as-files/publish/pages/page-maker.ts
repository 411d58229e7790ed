import type { Manifest } from '../../published/manifest/manifest.ts'
import { type Lack, type Rendered, RendererAway, type Route, type Site, type Wanted } from '../../site.ts'
import type { Changes } from '../changes.ts'
import { type FileMaker, namesIn } from '../files/file-maker.ts'
import type { SiteWriter } from '../files/site-writer.ts'
import { NEXT, RenderQueue, type Run, WorkQueue } from '../queues.ts'
import type { Outcome } from '../report.ts'
import { inlineOf } from './finished-html.ts'
import { PageStyles } from './page-styles.ts'

/** While one page is rendered, the next is requested and the last is written; with four at once all are done later. */
const AT_ONCE = 3

/** Looks at pages, and makes the files of those that are not what their content says, or leaves them and says why. */
export class PageMaker {
  readonly #site: Site
  readonly #changes: Changes
  readonly #manifest: Manifest
  readonly #writer: SiteWriter
  readonly #files: FileMaker
  readonly #styles: PageStyles
  readonly #version: string
  readonly #looking = new WorkQueue<Outcome>(AT_ONCE)
  readonly #rendering: RenderQueue
  /** What the log has of pages that are made all the same. */
  readonly #told = new Set<string>()

  /** `scriptsFolder` holds the visitors' scripts; `version` is that of the site's code, `held` one of its `Timing`. */
  constructor(
    site: Site,
    changes: Changes,
    { manifest, writer, files }: { manifest: Manifest; writer: SiteWriter; files: FileMaker },
    { scriptsFolder, version, held }: { scriptsFolder: string; version: string; held: number },
  ) {
    this.#site = site
    this.#changes = changes
    this.#manifest = manifest
    this.#writer = writer
    this.#files = files
    this.#styles = new PageStyles(site, scriptsFolder)
    this.#version = version
    this.#rendering = new RenderQueue(held)
  }

  /** How many pages are being looked at or wait for it. */
  get size(): number {
    return this.#looking.size
  }

  /** Resolves when no page has been looked at for so many milliseconds; rejects when the signal is aborted. */
  untilQuiet(ms: number, signal: AbortSignal): Promise<void> {
    return this.#looking.untilQuiet(ms, signal)
  }

  /**
   * Looks at each of these pages once, those of the highest rank first; `routeAt` tells the route as it is known by then. Throws when
   * some page is not known to be right. Once there is no renderer the rest is not looked at: all of it is to come again, and a
   * hosted lake counts what it is asked.
   */
  async look(
    routes: readonly Route[],
    rank: (path: string) => number,
    routeAt: (path: string) => Route | undefined,
  ): Promise<Outcome[]> {
    const unique = new Map(routes.map((route) => [route.path, { route, priority: rank(route.path) }]))
    // The first to come is begun at once.
    const inOrder = [...unique.values()].sort((one, other) => other.priority - one.priority)
    let gone: RendererAway | undefined
    const make = async (route: Route, run: Run) => {
      if (gone) throw gone
      try {
        return await this.#make(() => routeAt(route.path) ?? route, run)
      } catch (error) {
        if (error instanceof RendererAway && error.isGone) gone = error
        throw error
      }
    }
    const results = await Promise.allSettled(
      inOrder.map(({ route, priority }) =>
        this.#looking.run(route.path, priority, (run) => make(route, run)),
      ),
    )
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    if (failures.length > 0) throw new Error(describe(failures), { cause: failures[0] })
    return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  }

  /** Makes a page again whose file is damaged. */
  remake(route: Route, priority: number): Promise<Outcome> {
    return this.#looking.run(route.path, priority, (run) => this.#make(() => route, run), true)
  }

  /**
   * Asks what the page should show, and renders it when that is something else than what visitors get. Throws when lake or
   * renderer do not answer or the file can't be written: then ask again. A damaged one is made in any case. `isAgain` tells that
   * it was asked for already, and changed meanwhile.
   */
  async #make(find: () => Route, run: Run, isAgain = false): Promise<Outcome> {
    // Before its answer comes: of pages that are requested at once the first is rendered first, however long its answer takes.
    const slot = this.#rendering.takeSlot(isAgain ? NEXT : run.priority)
    try {
      const route = find()
      const wanted = await this.#site.ask(route)
      const outcome = await this.#withoutRendering(route, wanted, run)
      if (outcome) return outcome
      await slot.turn()
      // It changed again while it waited: what is rendered now would be made once more. Asked a second time it is rendered in any
      // case, since a page may change all the time.
      if (!isAgain && run.takeOver()) {
        // The next slot would wait for this one.
        slot.leave()
        return await this.#make(find, run, true)
      }
      const rendered = await this.#site.render(route, wanted)
      slot.leave()
      return await this.#finish(route, wanted, rendered)
    } finally {
      slot.leave()
    }
  }

  /** What comes of a page that should be gone, is as it should be, or can't be made; undefined for one that is to be rendered. */
  async #withoutRendering(route: Route, wanted: Wanted, run: Run): Promise<Outcome | undefined> {
    const { path } = route
    if (wanted.digest === null) return this.#takeBack(path)
    if (!run.isDamaged && (await this.#isUnchanged(path, wanted))) {
      this.#manifest.setListed(path, await this.#listing(route, wanted))
      return this.#made(path, wanted, 'unchanged')
    }
    const { problem } = wanted
    if (!problem || problem.isMade) return undefined
    const message = `${problem.message}\nUntil then visitors keep the last good page.`
    return this.#problem(route, wanted, message, problem.fields)
  }

  /** Notes what a page that is as it can be shows nothing of, or only what it was before. Most of that stands on many pages. */
  #made(path: string, { problem }: Wanted, state: 'unchanged' | 'revalidated'): Outcome {
    if (!problem) {
      this.#manifest.forgetProblem(path)
      return { path, state }
    }
    const { message, fields } = problem
    if (!this.#told.has(message)) console.error(message)
    this.#told.add(message)
    this.#manifest.note({ path, problem: message, documents: new Set(fields.map(({ id }) => id)), fields })
    return { path, state, lacks: fields }
  }

  async #isUnchanged(path: string, { digest }: Wanted): Promise<boolean> {
    const known = this.#manifest.known(path)
    return known?.digest === digest && known.version === this.#version && this.#writer.isThere(known)
  }

  async #takeBack(path: string): Promise<Outcome> {
    const known = this.#manifest.known(path)
    if (!known?.hash) {
      this.#manifest.forgetProblem(path)
      return { path, state: 'unchanged' }
    }
    // The place is free at once, for a redirect or the page of another town.
    this.#manifest.remove(path)
    await this.#writer.remove(known)
    return { path, state: 'revalidated' }
  }

  /** Makes of a page as it was rendered the page that visitors get: its files and its row in the manifest. */
  async #finish(route: Route, wanted: Wanted, rendered: Rendered): Promise<Outcome> {
    const { path, kind } = route
    if (rendered.status !== 200) return this.#problem(route, wanted, notRendered(path, rendered))
    const { type, body } = rendered
    const { digest, documents, pageId } = wanted
    const isPage = type.startsWith('text/html')
    const text = isPage ? await this.#styles.finish(body.toString()) : body.toString()
    const names = namesIn(text, this.#site)
    // A page is not there before its script and its font are.
    await this.#files.ensure(names.filter((name) => name.kind === 'static'))
    const written = await this.#writer.write({ path, kind }, type, isPage ? Buffer.from(text) : body)
    this.#manifest.write({
      ...{ path, kind, type, digest, documents, pageId, names, parts: wanted.parts?.(), ...written },
      version: this.#version,
      inline: isPage ? inlineOf(text) : { styles: [], scripts: [] },
      listed: await this.#listing(route, wanted),
    })
    return this.#made(path, wanted, 'revalidated')
  }

  /** What the sitemap says of a page, as the manifest keeps it; null for a page that is not listed for search engines. */
  async #listing({ sitemap }: Route, { about }: Wanted): Promise<string | null> {
    return sitemap ? JSON.stringify({ changed: await this.#changes.newestOf(about), ...sitemap }) : null
  }

  #problem({ path }: Route, { documents }: Wanted, problem: string, fields: readonly Lack[] = []): Outcome {
    console.error(problem)
    this.#manifest.note({ path, problem, documents, fields })
    return { path, state: 'problem', problem }
  }
}

function notRendered(path: string, { status }: Rendered): string {
  const reason =
    status === 404 ? 'the renderer finds no page there.' : `the renderer answers ${status}; its log says why.`
  return `The page ${path} can't be rendered: ${reason} It is tried again with the next publish.`
}

function describe(failures: readonly unknown[]): string {
  const [first] = failures
  const reason = first instanceof Error ? first.message : String(first)
  return failures.length === 1 ? reason : `${reason} (and ${failures.length - 1} more pages)`
}
