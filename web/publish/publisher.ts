import { fixedPaths, isRoutableType } from '#content/routes.ts'
import { type ContentType, type PageKind, pageKinds, shownOn } from '#content/shown-on.ts'
import { publishedRedirects } from '../cms/published-redirects.ts'
import { publishedRoutes, routeAt, type SiteRoute } from '../cms/published-routes.ts'
import { absoluteUrl } from '../head/absolute-url.ts'
import type { Manifest } from '../published/manifest-writer.ts'
import type { DocumentStates } from './document-states.ts'
import { type FileMaker, urgency } from './files/file-maker.ts'
import { readListing } from './pages/listing.ts'
import type { Outcome, PageMaker } from './pages/page-maker.ts'
import { priorities } from './queue/priorities.ts'
import { WorkQueue } from './queue/work-queue.ts'

/** A document that was published, changed or taken back. */
export type Change = { id: string; type: ContentType }

export type Report = {
  /** Pages that visitors now get in a new version. */
  revalidated: string[]
  /** How many pages were looked at and show what they should. */
  unchanged: number
  /** Pages that can't be made from what is published, and what to fill in. */
  problems: { path: string; problem: string }[]
}

type Parts = { manifest: Manifest; pages: PageMaker; files: FileMaker; states: DocumentStates }

/** The pages share two processors with lake and renderer: more at a time would all be done late. */
const AT_ONCE = 2

/** Brings a change to every page that shows it: one queue, in the order in which visitors will miss it. */
export class Publisher {
  readonly #parts: Parts
  readonly #queue = new WorkQueue<Outcome>(AT_ONCE)
  readonly #lists = new WorkQueue<readonly SiteRoute[]>(1)
  readonly #sitemaps = new WorkQueue<void>(1)
  #routes = new Map<string, SiteRoute>()
  #askedLately: readonly string[] = []

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The pages that visitors asked for, the last one first: these are made before others. */
  noteAsked(paths: readonly string[]): void {
    this.#askedLately = paths
  }

  /** How many pages are being looked at or wait for it. */
  get size(): number {
    return this.#queue.size
  }

  /**
   * Makes every page what it should be that the change may show on, and keeps the redirects. New pages go first, so that a
   * redirect never leads to one that is not ready; then those that are known to show the document; at last those that may
   * show it from now on. Throws when some page is not known to be right, because lake or renderer did not answer or the disk
   * is full: ask again.
   */
  async publish(change: Change): Promise<Report> {
    const mayLead = change.type === 'redirect' || isRoutableType(change.type)
    const revision = await this.#parts.states.refresh(change.id)
    if (mayLead) await this.#listRoutes()
    const added = mayLead ? this.#newRoutes() : []
    const made = await this.#look(added, () => priorities.added)
    if (mayLead) this.#parts.manifest.setRedirects(await publishedRedirects())
    const rank = this.#ranks(change.id)
    const showing = this.#parts.manifest.showing(change.id).flatMap((path) => this.#routeAt(path) ?? [])
    const others = await this.#routesOf(shownOn[change.type])
    const outcomes = await this.#look([...showing, ...others], rank)
    await this.#writeSitemap()
    this.#parts.manifest.noteRevisions(new Map([[change.id, revision]]))
    return reportOf([...made, ...outcomes])
  }

  /** Compares everything that there is with what is published: after a start, and when nobody knows what changed. */
  async reconcile(): Promise<Report> {
    await this.#parts.files.publishFixed()
    await this.#listRoutes()
    const before = await this.#parts.states.revisions()
    const all = await this.#routesOf(pageKinds)
    const outcomes = await this.#look(all, this.#ranks(''))
    this.#parts.manifest.setRedirects(await publishedRedirects())
    await this.#writeSitemap()
    this.#parts.manifest.noteWhole()
    const after = await this.#parts.states.revisions()
    // What was published meanwhile tells so itself.
    this.#parts.manifest.noteRevisions(new Map([...before].filter(([id, rev]) => after.get(id) === rev)))
    return reportOf(outcomes)
  }

  /** Makes a file again that is damaged, or draws a picture that a visitor asks for; tells whether it is there now. */
  async makeNow(path: string): Promise<boolean> {
    const known = this.#parts.manifest.known(path)
    if (known?.kind === 'picture' || known?.kind === 'card')
      return this.#parts.files.draw(path, urgency.visitor, known.hash !== null)
    if (known?.kind === 'static') return this.#parts.files.remake(known)
    if (known?.kind === 'sitemap') return this.#writeSitemap().then(() => true)
    const route = known && this.#routeAt(path)
    if (!route) return false
    const work = () => this.#parts.pages.make(route, true)
    const outcome = await this.#queue.run(path, priorities.visitor, work)
    return outcome.state !== 'problem'
  }

  async #look(routes: readonly SiteRoute[], rank: (route: SiteRoute) => number): Promise<Outcome[]> {
    const unique = new Map(routes.map((route) => [route.path, { route, priority: rank(route) }]))
    // The first to come is begun at once.
    const inOrder = [...unique.values()].sort((one, other) => other.priority - one.priority)
    const results = await Promise.allSettled(
      inOrder.map(({ route, priority }) =>
        this.#queue.run(route.path, priority, () =>
          this.#parts.pages.make(this.#routeAt(route.path) ?? route),
        ),
      ),
    )
    const failures = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    if (failures.length > 0) throw new Error(describe(failures), { cause: failures[0] })
    return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  }

  /** The order in which a change reaches its pages: its own, those that visitors asked for lately, those that most see. */
  #ranks(documentId: string): (route: SiteRoute) => number {
    const own = new Set(this.#parts.manifest.pagesOf(documentId))
    const showing = new Set(this.#parts.manifest.showing(documentId))
    const asked = new Map(this.#askedLately.map((path, index) => [path, index]))
    return ({ path }) => {
      if (own.has(path)) return priorities.own
      const turn = asked.get(path)
      const place = turn === undefined ? 0 : priorities.asked - turn
      return (showing.has(path) ? priorities.showing : 0) + place - depthOf(path)
    }
  }

  async #listRoutes(): Promise<void> {
    const list = await this.#lists.run('routes', 0, publishedRoutes)
    this.#routes = new Map(list.map((route) => [route.path, route]))
  }

  #newRoutes(): SiteRoute[] {
    const { manifest } = this.#parts
    return [...this.#routes.values()].filter(
      ({ documentId, path }) => documentId !== undefined && !manifest.known(path)?.hash,
    )
  }

  /** The pages that there should be, and those that there are, for their documents may be gone. */
  async #routesOf(kinds: readonly PageKind[]): Promise<SiteRoute[]> {
    if (this.#routes.size === 0) await this.#listRoutes()
    const there = this.#parts.manifest.all().flatMap(({ path }) => this.#routeAt(path) ?? [])
    const pages = new Map([...there, ...this.#routes.values()].map((route) => [route.path, route]))
    return [...pages.values()].filter(({ kind }) => kinds.includes(kind))
  }

  /** Some addresses are those of two kinds: what is published says which it is now. */
  #routeAt(path: string): SiteRoute | undefined {
    return this.#routes.get(path) ?? routeAt(path)
  }

  /** It tells which pages there are and when what they show was changed, be it in words that no page shows. */
  #writeSitemap(): Promise<void> {
    return this.#sitemaps.run(fixedPaths.sitemap, 0, () => {
      const entries = this.#parts.manifest.listed().map(readListing)
      return this.#parts.files.writeSitemap(
        entries.map(({ path, ...rest }) => ({ url: absoluteUrl(path), ...rest })),
      )
    })
  }
}

function depthOf(path: string): number {
  return path === fixedPaths.home ? 1 : path.split('/').length
}

/** A page may have been looked at more than once; what was done to it counts, and what is wrong with it at the end. */
function reportOf(outcomes: readonly Outcome[]): Report {
  const last = [...new Map(outcomes.map((outcome) => [outcome.path, outcome])).values()]
  const problems = last.flatMap((outcome) =>
    outcome.state === 'problem' ? [{ path: outcome.path, problem: outcome.problem }] : [],
  )
  const done = outcomes.filter(({ state }) => state === 'revalidated').map(({ path }) => path)
  const revalidated = [...new Set(done)]
  return { revalidated, unchanged: last.length - problems.length - revalidated.length, problems }
}

function describe(failures: readonly unknown[]): string {
  const [first] = failures
  const reason = first instanceof Error ? first.message : String(first)
  return failures.length === 1 ? reason : `${reason} (and ${failures.length - 1} more pages)`
}
