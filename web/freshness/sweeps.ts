import type { PageKind } from '#content/shown-on.ts'
import { Coalesced } from './coalesced.ts'

/** By how much the clocks of lake and site may differ, in milliseconds. */
const CLOCKS = 5_000

/**
 * Looks at every page of a kind, one sweep at a time: changes that come together share one, and a change from before the
 * last sweep began needs none, so that hundreds of messages after a long absence cost no more than a few.
 */
export class Sweeps<Result> {
  readonly #sweeps = new Coalesced<Result>()
  readonly #begun = new Map<PageKind, number>()

  /** Tells whether every page of these kinds has been looked at since the moment, in milliseconds since 1970. */
  haveSeen(kinds: readonly PageKind[], moment: number): boolean {
    return kinds.every((kind) => (this.#begun.get(kind) ?? 0) > moment + CLOCKS)
  }

  run(kind: PageKind, look: () => Promise<Result>): Promise<Result> {
    return this.#sweeps.run(kind, async () => {
      const begun = Date.now()
      const result = await look()
      this.#begun.set(kind, begun)
      return result
    })
  }
}
