import type { Manifest } from '../published/manifest/manifest.ts'
import type { DocumentState, Site } from '../site.ts'
import type { Report } from './report.ts'

/** A document whose newest revision is not on all pages yet. */
export type ChangedDocument = {
  id: string
  /** Null for one that was gone before its type was known. */
  type: string | null
  /** Null for one that is gone. */
  revision: string | null
  /** Whether all pages have shown it in an earlier revision, and it is still there. */
  wasThere: boolean
  /** What brings it to the pages now. */
  look?: Promise<Report> | undefined
}

/** In milliseconds: parallel changes may become visible in another order than that of their dates. */
const OVERLAP = 60_000

/** What the lake has and the pages do not show yet. */
export class Changes {
  readonly #site: Site
  readonly #manifest: Manifest
  /** The revisions that all pages show, by the ids of their documents. */
  readonly #shown: Map<string, string>
  #states = new Map<string, DocumentState>()
  readonly #open = new Map<string, ChangedDocument>()
  /** Ids that pages refer to and that the lake does not have; the pages were compared since. */
  readonly #absent = new Set<string>()

  constructor(site: Site, manifest: Manifest) {
    this.#site = site
    this.#manifest = manifest
    this.#shown = new Map(manifest.revisions())
  }

  /**
   * Asks the lake what changed since it was asked last, and for the documents with these ids; for the revisions of all documents
   * when something may have been missed. Returns every change that is not on all pages yet. One call at a time.
   */
  async find(ids: readonly string[], isGap: boolean): Promise<ReadonlyMap<string, ChangedDocument>> {
    const isAll = isGap || !this.#isKnown
    const { documents, count } = await this.#site.changes(isAll ? '' : this.#since(), ids)
    const found = new Set(documents.map(({ id }) => id))
    const known = [...this.#shown.keys(), ...this.#states.keys(), ...this.#manifest.shownWithoutRevision()]
    const expected = isAll ? known.filter((id) => !this.#absent.has(id)) : ids
    for (const id of expected) if (!found.has(id)) this.#noteGone(id)
    for (const state of documents) this.#noteState(state)
    // Something was deleted, or has an older date than it should have.
    if (!isAll && count !== this.#states.size) return this.find(ids, true)
    return this.#open
  }

  /** To be called when every page that can be made shows these changes. */
  settle(changes: readonly ChangedDocument[]): void {
    // One that has changed again meanwhile is settled with that change.
    const settled = changes.filter((change) => this.#open.get(change.id) === change)
    this.#manifest.noteRevisions(new Map(settled.map(({ id, revision }) => [id, revision])))
    for (const { id, revision } of settled) {
      this.#open.delete(id)
      if (revision !== null) this.#shown.set(id, revision)
      else this.#shown.delete(id)
      if (revision === null) this.#absent.add(id)
    }
  }

  /** The date of the newest of these documents, in the form of ISO 8601; empty when none of them is there. */
  async newestOf(documents: ReadonlySet<string>): Promise<string> {
    if (!this.#isKnown) await this.find([], true)
    return newest([...documents].flatMap((id) => this.#states.get(id)?.changed ?? []))
  }

  get #isKnown(): boolean {
    return this.#states.size > 0
  }

  #since(): string {
    const last = newest([...this.#states.values()].map(({ changed }) => changed))
    return new Date(Date.parse(last) - OVERLAP).toISOString()
  }

  #noteState(state: DocumentState): void {
    const { id, type, revision } = state
    this.#absent.delete(id)
    this.#states.set(id, state)
    const shown = this.#shown.get(id)
    if (shown === revision) this.#open.delete(id)
    else if (this.#open.get(id)?.revision !== revision)
      this.#open.set(id, { id, type, revision, wasThere: shown !== undefined })
  }

  #noteGone(id: string): void {
    const type = this.#states.get(id)?.type ?? null
    this.#states.delete(id)
    if (this.#open.get(id)?.revision === null) return
    this.#open.set(id, { id, type, revision: null, wasThere: false })
  }
}

function newest(dates: readonly string[]): string {
  return dates.toSorted().at(-1) ?? ''
}
