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

export type Changes = ReturnType<typeof changesOf>

/** What the lake has and the pages do not show yet. */
export function changesOf(site: Site, manifest: Manifest) {
  /** The revisions that all pages show, by the ids of their documents. */
  const shown = new Map(manifest.revisions())
  const states = new Map<string, DocumentState>()
  const open = new Map<string, ChangedDocument>()
  /** Ids that pages refer to and that the lake does not have; the pages were compared since. */
  const absent = new Set<string>()
  let moment: number | undefined

  /**
   * Asks the lake what changed since it was asked last, and for the documents with these ids; for the revisions of all documents
   * when something may have been missed. Returns every change that is not on all pages yet. One call at a time.
   */
  async function find(ids: readonly string[], isGap: boolean): Promise<ReadonlyMap<string, ChangedDocument>> {
    const isAll = isGap || states.size === 0
    const { documents, count, next } = await site.changes(isAll ? '' : since(), ids)
    moment = next
    const found = new Set(documents.map(({ id }) => id))
    const known = [...shown.keys(), ...states.keys(), ...manifest.shownWithoutRevision()]
    const expected = isAll ? known.filter((id) => !absent.has(id)) : ids
    for (const id of expected) if (!found.has(id)) noteGone(id)
    for (const state of documents) noteState(state)
    // Something was deleted, or has an older date than it should have.
    if (!isAll && count !== states.size) return find(ids, true)
    return open
  }

  /** To be called when every page that can be made shows these changes. */
  function settle(changes: readonly ChangedDocument[]): void {
    // One that has changed again meanwhile is settled with that change.
    const settled = changes.filter((change) => open.get(change.id) === change)
    manifest.noteRevisions(new Map(settled.map(({ id, revision }) => [id, revision])))
    for (const { id, revision } of settled) {
      open.delete(id)
      if (revision === null) {
        shown.delete(id)
        absent.add(id)
      } else shown.set(id, revision)
    }
  }

  function since(): string {
    const last = newest([...states.values()].map(({ changed }) => changed))
    return new Date(Date.parse(last) - OVERLAP).toISOString()
  }

  function noteState(state: DocumentState): void {
    const { id, type, revision } = state
    absent.delete(id)
    states.set(id, state)
    const before = shown.get(id)
    if (before === revision) open.delete(id)
    else if (open.get(id)?.revision !== revision)
      open.set(id, { id, type, revision, wasThere: before !== undefined })
  }

  function noteGone(id: string): void {
    const type = states.get(id)?.type ?? null
    states.delete(id)
    if (open.get(id)?.revision === null) return
    open.set(id, { id, type, revision: null, wasThere: false })
  }

  return {
    find,
    settle,
    /** When pages show something else although nothing changes, as the lake said last; in milliseconds since 1970. */
    nextMoment: () => moment,
    /** The date of the newest of these documents, in the form of ISO 8601; empty when none of them is there. */
    async newestOf(documents: ReadonlySet<string>): Promise<string> {
      if (states.size === 0) await find([], true)
      return newest([...documents].flatMap((id) => states.get(id)?.changed ?? []))
    },
  }
}

function newest(dates: readonly string[]): string {
  return dates.toSorted().at(-1) ?? ''
}
