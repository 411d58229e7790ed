import type { PageKind } from '#content/documents/shown-on.ts'
import { ask, type Wanted } from '../../cms/ask.ts'
import { ContentError, type ContentProblem } from '../../cms/content-error.ts'
import type { PageQuery } from '../../cms/page-query.ts'
import type { SiteRoute } from '../../cms/published/published-routes.ts'
import type { Known } from '../../published/manifest/manifest-lookups.ts'
import type { Place, Rendered, Renderer } from '../renderer.ts'
import type { Outcome } from '../report.ts'
import { listing } from './listing.ts'
import { PageWriter, type WriterParts } from './page-writer.ts'
import { renderUntilRight } from './render-until-right.ts'

type Parts = WriterParts & {
  renderer: Renderer
  queries: Record<PageKind, PageQuery<unknown>>
  /** For how long a page is tried that the renderer does not bring; in milliseconds. */
  patience: number
}

const AGAIN = 'It is tried again with the next publish.'
/** What one publish after the other leaves behind settles before that; in milliseconds. */
const LASTING = 60_000

type State = { isDamaged?: boolean; isBuilt?: boolean }
type Waiting = State & { place: Place }

/** Makes the file of one page what its content says, or leaves it as it is and says why. */
export class PageMaker {
  readonly #parts: Parts
  readonly #writer: PageWriter

  constructor(parts: Parts) {
    this.#parts = parts
    this.#writer = new PageWriter(parts)
  }

  /**
   * Asks what the page should show, and renders it when that is something else than what visitors get. Throws when lake or
   * renderer do not answer or the file can't be written: then ask again. A damaged one is made in any case; what is built may
   * be right after a start of another version.
   */
  async make(route: SiteRoute, state: State): Promise<Outcome> {
    // Before its answer comes: of pages that are asked for at once the first is rendered first, however long its answer takes.
    const place = this.#parts.renderer.takePlace()
    try {
      return await this.#makeInTurn(route, { ...state, place })
    } finally {
      place.leave()
    }
  }

  async #makeInTurn(route: SiteRoute, waiting: Waiting): Promise<Outcome> {
    const wanted = await this.#ask(route)
    try {
      return await this.#make(route, wanted, waiting)
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      const problem = `${error.message}\nUntil then visitors keep the last good page.`
      return this.#problem(route, wanted, problem, error.problems)
    }
  }

  async #make(
    route: SiteRoute,
    wanted: Wanted,
    { isDamaged = false, isBuilt = false, place }: Waiting,
  ): Promise<Outcome> {
    const { manifest, version } = this.#parts
    const { path } = route
    const known = manifest.known(path)
    if (wanted.digest === null) return this.#takeBack(path)
    const isWhole = !isDamaged && (await this.#isWhole(known))
    if (isWhole && known?.digest === wanted.digest && known.version === version) {
      manifest.setListed(path, await listing(route, wanted, this.#parts.changes))
      manifest.forgetProblem(path)
      return { path, state: 'unchanged' }
    }
    wanted.check()
    return this.#render(route, wanted, { isBuilt: isBuilt && known?.version !== version, place })
  }

  async #isWhole(known: Known | undefined): Promise<boolean> {
    return known?.hash != null && (await this.#parts.writer.isThere(known, known.size))
  }

  async #takeBack(path: string): Promise<Outcome> {
    const known = this.#parts.manifest.known(path)
    if (!known?.hash) {
      this.#parts.manifest.forgetProblem(path)
      return { path, state: 'unchanged' }
    }
    // The place is free at once, for a redirect or the page of another town.
    this.#parts.manifest.remove(path)
    await this.#parts.writer.remove(known)
    return { path, state: 'revalidated' }
  }

  async #render(
    route: SiteRoute,
    first: Wanted,
    waiting: { isBuilt: boolean; place: Place },
  ): Promise<Outcome> {
    const { renderer, patience } = this.#parts
    const { path } = route
    const ask = () => this.#ask(route)
    const attempt = await renderUntilRight({ renderer, route, wanted: first, ask, ...waiting, patience })
    const { wanted, rendered, isRight } = attempt
    if (wanted.digest === null) return this.#takeBack(path)
    if (!isRight) return this.#notRendered(route, wanted, rendered)
    await this.#writer.write(route, wanted, rendered)
    return { path, state: 'revalidated' }
  }

  #notRendered(route: SiteRoute, wanted: Wanted, { status }: Rendered): Outcome {
    const { path } = route
    if (status === 200) {
      const problem = `The page ${path} is not up to date yet: what was rendered is not what is published now, which may have changed meanwhile. ${AGAIN}`
      const since = this.#parts.manifest.problemSince(path) ?? Date.now()
      return this.#problem(route, wanted, problem, [], Date.now() - since > LASTING)
    }
    const reason =
      status === 404
        ? 'the renderer finds no page there.'
        : `the renderer answers ${status}; its log says why.`
    return this.#problem(route, wanted, `The page ${path} can't be rendered: ${reason} ${AGAIN}`)
  }

  #ask({ path, kind, params }: SiteRoute): Promise<Wanted> {
    return ask(this.#parts.queries[kind], path, params)
  }

  #problem(
    { path }: SiteRoute,
    { documents }: Wanted,
    problem: string,
    fields: readonly ContentProblem[] = [],
    isError = true,
  ): Outcome {
    if (isError) console.error(problem)
    this.#parts.manifest.note({ path, problem, documents, fields })
    return { path, state: 'problem', problem }
  }
}
