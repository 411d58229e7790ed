import type { Known } from '../../published/manifest/manifest-lookups.ts'
import type { Lack, Rendered, Route, Wanted } from '../../site.ts'
import type { RenderQueue, Slot } from '../render-queue.ts'
import type { Outcome } from '../report.ts'
import { listing } from './listing.ts'
import { type PageTools, writePage } from './page-writer.ts'
import { renderUntilRight } from './render-until-right.ts'

const AGAIN = 'It is tried again with the next publish.'
/** What one publish after the other leaves behind settles before that; in milliseconds. */
const LASTING = 60_000

type State = { isDamaged?: boolean; isBuilt?: boolean }
type Waiting = State & { slot: Slot }

/** Makes the file of one page what its content says, or leaves it as it is and says why. */
export class PageMaker {
  readonly #tools: PageTools
  readonly #queue: RenderQueue
  readonly #patience: number

  /** `patience` is for how long a page is tried that the renderer does not bring; in milliseconds. */
  constructor(tools: PageTools, queue: RenderQueue, patience: number) {
    this.#tools = tools
    this.#queue = queue
    this.#patience = patience
  }

  /**
   * Asks what the page should show, and renders it when that is something else than what visitors get. Throws when lake or
   * renderer do not answer or the file can't be written: then ask again. A damaged one is made in any case; what is built may
   * be right after a start of another version.
   */
  async make(route: Route, state: State): Promise<Outcome> {
    // Before its answer comes: of pages that are requested at once the first is rendered first, however long its answer takes.
    const slot = this.#queue.takeSlot()
    try {
      return await this.#make(route, { ...state, slot })
    } finally {
      slot.leave()
    }
  }

  async #make(route: Route, { isDamaged = false, isBuilt = false, slot }: Waiting): Promise<Outcome> {
    const { site, manifest, changes, version } = this.#tools
    const wanted = await site.ask(route)
    const { path } = route
    const known = manifest.known(path)
    if (wanted.digest === null) return this.#takeBack(path)
    const isWhole = !isDamaged && (await this.#isWhole(known))
    if (isWhole && known?.digest === wanted.digest && known.version === version) {
      manifest.setListed(path, await listing(route, wanted, changes))
      manifest.forgetProblem(path)
      return { path, state: 'unchanged' }
    }
    const lack = wanted.problem()
    if (lack) return this.#lacking(route, wanted, lack)
    return this.#render(route, wanted, { isBuilt: isBuilt && known?.version !== version, slot })
  }

  async #isWhole(known: Known | undefined): Promise<boolean> {
    return known?.hash != null && (await this.#tools.writer.isThere(known, known.size))
  }

  async #takeBack(path: string): Promise<Outcome> {
    const { manifest, writer } = this.#tools
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

  async #render(route: Route, first: Wanted, waiting: { isBuilt: boolean; slot: Slot }): Promise<Outcome> {
    const task = { site: this.#tools.site, queue: this.#queue, patience: this.#patience, ...waiting }
    const { wanted, rendered, isRight } = await renderUntilRight({ ...task, route, wanted: first })
    if (wanted.digest === null) return this.#takeBack(route.path)
    const lack = isRight ? undefined : wanted.problem()
    if (lack) return this.#lacking(route, wanted, lack)
    if (!isRight) return this.#notRendered(route, wanted, rendered)
    await writePage(this.#tools, { route, wanted, rendered })
    return { path: route.path, state: 'revalidated' }
  }

  #lacking(
    route: Route,
    wanted: Wanted,
    { message, fields }: { message: string; fields: readonly Lack[] },
  ): Outcome {
    return this.#problem(route, wanted, `${message}\nUntil then visitors keep the last good page.`, fields)
  }

  #notRendered(route: Route, wanted: Wanted, { status }: Rendered): Outcome {
    const { path } = route
    if (status === 200) {
      const problem = `The page ${path} is not up to date yet: what was rendered is not what is published now, which may have changed meanwhile. ${AGAIN}`
      const since = this.#tools.manifest.problemSince(path) ?? Date.now()
      return this.#problem(route, wanted, problem, [], Date.now() - since > LASTING)
    }
    const reason =
      status === 404
        ? 'the renderer finds no page there.'
        : `the renderer answers ${status}; its log says why.`
    return this.#problem(route, wanted, `The page ${path} can't be rendered: ${reason} ${AGAIN}`)
  }

  #problem(
    { path }: Route,
    { documents }: Wanted,
    problem: string,
    fields: readonly Lack[] = [],
    isError = true,
  ): Outcome {
    if (isError) console.error(problem)
    this.#tools.manifest.note({ path, problem, documents, fields })
    return { path, state: 'problem', problem }
  }
}
