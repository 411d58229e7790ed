import { isContentType } from '#content/documents/shown-on.ts'
import type { Manifest } from '../../published/manifest-writer.ts'
import type { DocumentStates } from '../document-states.ts'
import type { Publisher } from '../publisher.ts'
import type { BothWays } from './both-ways.ts'

type Parts = {
  publisher: Pick<Publisher, 'publishTagged' | 'reconcile'>
  states: DocumentStates
  manifest: Manifest
  ways: BothWays
}

/** In milliseconds: a live event comes no later after its change. */
const LATE = 60_000

/** From the sync tags of live events to the pages. */
export class LiveChanges {
  readonly #parts: Parts
  /** Until then an event may be about a change that was seen before it came, with the pages of another one. */
  #lateUntil = Number.NEGATIVE_INFINITY

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /**
   * Brings to the pages what changed: of the pages only those are asked for whose last answer had one of the tags, and all when
   * the tags are undefined, since some were missed. One request tells whether there is anything to do. Throws when it is to be
   * tried again.
   */
  async bring(tags: ReadonlySet<string> | undefined): Promise<void> {
    const { states, manifest, ways } = this.#parts
    const mayBeLate = performance.now() < this.#lateUntil
    const changed = await states.changedSince(manifest.revisions())
    const isDone = await ways.byEvent(changed, (rest) => this.#publish(rest, tags))
    if (isDone && tags) this.#lateUntil = performance.now() + LATE
    if (!isDone && tags && mayBeLate) await this.#publish([], tags)
  }

  async #publish(
    changed: Parameters<Publisher['publishTagged']>[0],
    tags: ReadonlySet<string> | undefined,
  ): Promise<void> {
    const { publisher, states, manifest } = this.#parts
    try {
      const isShown = changed.length === 0 || changed.some(({ type }) => isContentType(type))
      if (!isShown) manifest.noteRevisions(new Map(changed.map(({ id, revision }) => [id, revision])))
      else if (tags) await publisher.publishTagged(changed, tags)
      else await publisher.reconcile()
    } catch (error) {
      for (const { id } of changed) await states.forget(id)
      throw error
    }
  }
}
