import { type DocumentState, stateOfDocument, statesOfDocuments } from '../cms/published/published-routes.ts'

export type ChangedDocument = {
  id: string
  /** Null for one that was gone before anybody could know. */
  type: string | null
  /** Null for one that is gone. */
  revision: string | null
  /** Whether it was known before and is still there. */
  wasThere: boolean
}

/** The state of each document, as the lake says: asked once for all, and then for each that changes. */
export class DocumentStates {
  #states: Promise<Map<string, DocumentState>> | undefined

  /**
   * The revisions of all documents, by their ids, as they are known now. To be called before the first page is compared: what
   * is published later is then known to be new.
   */
  async revisions(): Promise<ReadonlyMap<string, string>> {
    return new Map([...(await this.#all())].map(([id, { revision }]) => [id, revision]))
  }

  /**
   * Asks for all of them anew. Returns those whose revision is not the one that is noted here by their id, with the type that
   * they have or had, and those of the `shown` that are gone.
   */
  async changedSince(
    noted: ReadonlyMap<string, string>,
    shown: readonly string[],
  ): Promise<ChangedDocument[]> {
    const isLoaded = this.#states !== undefined
    const before = await this.#all()
    const now = await statesOfDocuments()
    this.#states = Promise.resolve(now)
    const changed = [...now].flatMap(([id, { type, revision }]) =>
      noted.get(id) === revision ? [] : [{ id, type, revision, wasThere: isLoaded && before.has(id) }],
    )
    const gone = [...new Set([...noted.keys(), ...shown])].flatMap((id) =>
      now.has(id) ? [] : [{ id, type: before.get(id)?.type ?? null, revision: null, wasThere: false }],
    )
    return [...changed, ...gone]
  }

  /** To be called when a document changed. Returns what is known of it now. */
  async refresh(id: string): Promise<Pick<ChangedDocument, 'revision' | 'wasThere'>> {
    const isLoaded = this.#states !== undefined
    const states = await this.#all()
    const isKnown = isLoaded && states.has(id)
    const newest = await stateOfDocument(id)
    if (newest) states.set(id, newest)
    else states.delete(id)
    return { revision: newest?.revision ?? null, wasThere: isKnown && newest !== undefined }
  }

  /** To be called when not all pages could be looked at after a change: the next time the document is taken for a new one. */
  async forget(id: string): Promise<void> {
    const states = await this.#states
    states?.delete(id)
  }

  /** The day and time of the newest of these documents, in the form of ISO 8601; empty when none of them is there. */
  async newestOf(documents: ReadonlySet<string>): Promise<string> {
    const states = await this.#all()
    return (
      [...documents]
        .flatMap((id) => states.get(id)?.changed ?? [])
        .sort()
        .at(-1) ?? ''
    )
  }

  #all(): Promise<Map<string, DocumentState>> {
    const asked = this.#states ?? statesOfDocuments()
    this.#states = asked
    // A lake that was away may be back for the next.
    asked.catch(() => {
      if (this.#states === asked) this.#states = undefined
    })
    return asked
  }
}
