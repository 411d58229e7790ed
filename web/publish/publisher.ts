import { isRoutableType } from '#content/addresses/routes.ts'
import { type ContentType, isContentType, type PageKind, pageKinds } from '#content/documents/shown-on.ts'
import type { PageQuery } from '../cms/page-query.ts'
import { publishedRedirects } from '../cms/published/published-redirects.ts'
import type { SiteRoute } from '../cms/published/published-routes.ts'
import type { Manifest } from '../published/manifest/manifest-writer.ts'
import type { ChangedDocument, DocumentStates } from './document-states.ts'
import { type FileMaker, urgency } from './files/file-maker.ts'
import { publishFixedFiles } from './files/fixed-files.ts'
import { isDrawn } from './files/names.ts'
import type { SiteWriter } from './files/site-writer.ts'
import { SitemapWriter } from './files/sitemap-writer.ts'
import type { BothWays } from './live/both-ways.ts'
import type { PageTags } from './live/page-tags.ts'
import type { PageMaker } from './pages/page-maker.ts'
import { PageRounds } from './pages/page-rounds.ts'
import { priorityAfter } from './queue/order.ts'
import { priorities } from './queue/priorities.ts'
import { WorkQueue } from './queue/work-queue.ts'
import { type Report, reportOf } from './report.ts'
import { kindsAfter } from './routes/affected-kinds.ts'
import { SiteRoutes } from './routes/site-routes.ts'

/** A document that was published, changed or taken back. */
export type Change = { id: string; type: ContentType }

type Parts = {
  manifest: Manifest
  pages: PageMaker
  files: FileMaker
  writer: SiteWriter
  states: DocumentStates
  tags: PageTags
  ways: BothWays
  queries: Record<PageKind, PageQuery<unknown>>
  /** Holds files that the site hands out as they are. */
  publicFolder: string
}

/** Brings a change to every page that shows it: one queue, in the order in which visitors will miss it. */
export class Publisher {
  readonly #parts: Parts
  readonly #routes: SiteRoutes
  readonly #sitemap: SitemapWriter
  readonly #rounds: PageRounds
  readonly #redirects = new WorkQueue<void>(1)
  #askedLately: readonly string[] = []

  constructor(parts: Parts) {
    this.#parts = parts
    this.#routes = new SiteRoutes(parts.manifest)
    this.#rounds = new PageRounds(parts.pages, this.#routes)
    this.#sitemap = new SitemapWriter(parts)
  }

  /** The pages that visitors asked for, the last one first: these are made before others. */
  noteAsked(paths: readonly string[]): void {
    this.#askedLately = paths
  }

  /** How many pages are being looked at or wait for it. */
  get size(): number {
    return this.#rounds.size
  }

  /**
   * Makes every page what it should be that the change may show on, and keeps the redirects. New pages go first, so that a
   * redirect never leads to one that is not ready; then those that are known to show the document; at last those that may
   * show it from now on. Throws when some page is not known to be right, because lake or renderer did not answer or the disk
   * is full: ask again.
   */
  async publish(change: Change): Promise<Report> {
    try {
      const changed = { ...change, ...(await this.#parts.states.refresh(change.id)) }
      const work = () => this.#publish([changed], () => this.#affectedBy(changed))
      return (await this.#parts.ways.byMessage(changed, work)) ?? reportOf([])
    } catch (error) {
      await this.#parts.states.forget(change.id)
      throw error
    }
  }

  /**
   * The same for changes that live events told of: looks at the pages whose last answer had one of the sync tags, and at those
   * that a message would name. Of changes that come at once, the tags of some may be still to come.
   */
  publishTagged(changed: readonly ChangedDocument[], tags: ReadonlySet<string>): Promise<Report> {
    return this.#publish(changed, async () => {
      const tagged = this.#routesAt(this.#parts.tags.pathsWith(tags))
      const affected = await Promise.all(changed.map((document) => this.#affectedBy(document)))
      const all = await this.#routes.ofKinds(pageKinds)
      return [...affected.flat(), ...tagged, ...all.filter((route) => this.#parts.tags.isNew(route))]
    })
  }

  /** Compares everything that there is with what is published: after a start, and when nobody knows what changed. */
  async reconcile(): Promise<Report> {
    const before = await this.#parts.states.revisions()
    const fixed = await publishFixedFiles(this.#parts)
    // What a backup has brought back is known by no change.
    this.#parts.manifest.offerAgain(Date.now())
    await this.#routes.refresh()
    const all = await this.#routes.ofKinds(pageKinds)
    const outcomes = await this.#rounds.look(all, this.#rank([]))
    await this.#updateRedirects()
    await this.#sitemap.update()
    this.#parts.manifest.noteWhole()
    const after = await this.#parts.states.revisions()
    // What was published meanwhile tells so itself.
    const shown = [...before].filter(([id, revision]) => after.get(id) === revision)
    const gone = [...this.#parts.manifest.revisions().keys()].filter((id) => !after.has(id))
    this.#parts.manifest.noteRevisions(new Map([...shown, ...gone.map((id) => [id, null] as const)]))
    return reportOf([...fixed, ...outcomes])
  }

  /**
   * Makes a file again that is damaged, or draws a picture; tells whether it is there now. A picture that somebody else has
   * drawn meanwhile is left alone.
   */
  async makeNow(path: string, { isDamaged = false } = {}): Promise<boolean> {
    const known = this.#parts.manifest.known(path)
    if (known && isDrawn(known))
      return (await this.#parts.files.draw(path, urgency.visitor, isDamaged)) === 'made'
    if (known?.kind === 'static') return (await this.#parts.files.remake(known, true)) === 'made'
    if (known?.kind === 'sitemap') return this.#sitemap.remake().then(() => true)
    const route = known && this.#routes.at(path)
    if (!route) return false
    return (await this.#rounds.remake(route)).state !== 'problem'
  }

  async #publish(changed: readonly ChangedDocument[], find: () => Promise<SiteRoute[]>): Promise<Report> {
    const { manifest } = this.#parts
    const mayLead = changed.some(({ type }) => type === null || type === 'redirect' || isRoutableType(type))
    if (mayLead) await this.#routes.refresh()
    const added = mayLead ? await this.#rounds.look(this.#routes.missing, () => priorities.added) : []
    if (mayLead) await this.#updateRedirects()
    const left = new Set(manifest.notRendered())
    const found = await find()
    const outcomes = await this.#rounds.look(found, this.#rank(changed))
    await this.#sitemap.update()
    manifest.noteRevisions(new Map(changed.map(({ id, revision }) => [id, revision])))
    for (const { path } of found) left.delete(path)
    // It may take long, and fail again: whoever has published waits for none of it.
    void this.#renderAgain([...left])
    return reportOf([...added, ...outcomes])
  }

  /** One at a time, so that no answer of the lake is written after one that it gave later. */
  #updateRedirects(): Promise<void> {
    return this.#redirects.run('redirects', 0, async () =>
      this.#parts.manifest.setRedirects(await publishedRedirects()),
    )
  }

  /** Tries pages once more that could not be rendered. */
  async #renderAgain(paths: readonly string[]): Promise<void> {
    if (paths.length === 0) return
    try {
      await this.#rounds.look(this.#routesAt(paths), () => 0)
      await this.#sitemap.update()
    } catch (error) {
      console.error(`What could not be rendered before is tried again later: ${error}`)
    }
  }

  async #affectedBy({ id, type, wasThere }: ChangedDocument): Promise<SiteRoute[]> {
    const { manifest, queries } = this.#parts
    const known = this.#routesAt(manifest.showing(id))
    const kinds = type !== null && isContentType(type) ? kindsAfter(type, wasThere, queries) : []
    const others = await this.#routes.ofKinds(kinds)
    return [...this.#routes.ofDocument(id), ...known, ...others]
  }

  #routesAt(paths: readonly string[]): SiteRoute[] {
    return paths.flatMap((path) => this.#routes.at(path) ?? [])
  }

  #rank(changed: readonly { id: string }[]): (path: string) => number {
    const { manifest } = this.#parts
    const own = changed.flatMap(({ id }) => manifest.pagesOf(id))
    const showing = changed.flatMap(({ id }) => manifest.showing(id))
    return priorityAfter({ own, showing, askedLately: this.#askedLately })
  }
}
