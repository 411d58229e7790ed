import { isContentType } from '#content/documents/shown-on.ts'
import type { Manifest } from '../../published/manifest/manifest-writer.ts'
import type { DocumentStates } from '../document-states.ts'
import type { PublishEvents } from '../messages/publish-events.ts'
import type { Publisher } from '../publisher.ts'
import type { BothWays } from './both-ways.ts'

type Parts = {
  publisher: Pick<Publisher, 'publishTagged' | 'reconcile'>
  states: DocumentStates
  manifest: Manifest
  ways: BothWays
  events: Pick<PublishEvents, 'published'>
}

/** Of documents that were published together, the log names so many. */
const MOST_NAMED = 5

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
   * the tags are undefined, since some were missed. One request tells whether there is anything to do; when there is not, the
   * pages are tried once more that could not be rendered. Tells whether there was anything to do; a second look at the same tags
   * asks for no page without that. Throws when it is to be tried again.
   */
  async bring(tags: ReadonlySet<string> | undefined, isSecondLook = false): Promise<boolean> {
    const { states, manifest, ways } = this.#parts
    const mayBeLate = !isSecondLook && performance.now() < this.#lateUntil
    const changed = await states.changedSince(manifest.revisions(), manifest.shownWithoutRevision())
    const isDone = await ways.byEvent(changed, (rest) => this.#publish(rest, tags))
    if (isDone && tags) this.#lateUntil = performance.now() + LATE
    const isLeft = tags ? mayBeLate : manifest.notRendered().length > 0
    if (!isDone && isLeft) await this.#publish([], tags ?? new Set())
    return isDone
  }

  async #publish(
    changed: Parameters<Publisher['publishTagged']>[0],
    tags: ReadonlySet<string> | undefined,
  ): Promise<void> {
    const { publisher, states, manifest, events } = this.#parts
    const started = performance.now()
    try {
      const isShown = changed.length === 0 || changed.some(({ type }) => type === null || isContentType(type))
      if (!isShown) return manifest.noteRevisions(new Map(changed.map(({ id, revision }) => [id, revision])))
      const report = tags ? await publisher.publishTagged(changed, tags) : await publisher.reconcile()
      const names = changed.slice(0, MOST_NAMED).map(({ id }) => id)
      const more = changed.length - names.length
      const document = [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ')
      if (names.length > 0) events.published(document, report, Math.round(performance.now() - started))
    } catch (error) {
      for (const { id } of changed) await states.forget(id)
      throw error
    }
  }
}
