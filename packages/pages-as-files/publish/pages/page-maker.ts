import type { Known } from '../../published/manifest/manifest-lookups.ts'
import type { Lack, Rendered, Route, Wanted } from '../../site.ts'
import type { RenderQueue, Slot } from '../render-queue.ts'
import type { Outcome } from '../report.ts'
import { listing } from './listing.ts'
import { type PageTools, writePage } from './page-writer.ts'

/** Makes the file of one page what its content says, or leaves it as it is and says why. */
export class PageMaker {
  readonly #tools: PageTools
  readonly #queue: RenderQueue

  constructor(tools: PageTools, queue: RenderQueue) {
    this.#tools = tools
    this.#queue = queue
  }

  /**
   * Asks what the page should show, and renders it when that is something else than what visitors get. Throws when lake or
   * renderer do not answer or the file can't be written: then ask again. A damaged one is made in any case.
   */
  async make(route: Route, isDamaged: boolean): Promise<Outcome> {
    // Before its answer comes: of pages that are requested at once the first is rendered first, however long its answer takes.
    const slot = this.#queue.takeSlot()
    try {
      return await this.#make(route, isDamaged, slot)
    } finally {
      slot.leave()
    }
  }

  async #make(route: Route, isDamaged: boolean, slot: Slot): Promise<Outcome> {
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
    const rendered = await slot.render(() => site.render(route, wanted))
    if (rendered.status !== 200) return this.#notRendered(route, wanted, rendered)
    await writePage(this.#tools, { route, wanted, rendered })
    return { path, state: 'revalidated' }
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

  #lacking(
    route: Route,
    wanted: Wanted,
    { message, fields }: { message: string; fields: readonly Lack[] },
  ): Outcome {
    return this.#problem(route, wanted, `${message}\nUntil then visitors keep the last good page.`, fields)
  }

  #notRendered(route: Route, wanted: Wanted, { status }: Rendered): Outcome {
    const reason =
      status === 404
        ? 'the renderer finds no page there.'
        : `the renderer answers ${status}; its log says why.`
    return this.#problem(
      route,
      wanted,
      `The page ${route.path} can't be rendered: ${reason} It is tried again with the next publish.`,
    )
  }

  #problem({ path }: Route, { documents }: Wanted, problem: string, fields: readonly Lack[] = []): Outcome {
    console.error(problem)
    this.#tools.manifest.note({ path, problem, documents, fields })
    return { path, state: 'problem', problem }
  }
}
