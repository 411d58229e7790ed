import { type DocumentState, statesOfDocuments } from '../cms/published-routes.ts'

/** The state of each document, as the lake says: asked once for all, and then for each that changes. */
export class DocumentStates {
  #states: Promise<Map<string, DocumentState>> | undefined

  /** To be called when a document changed; returns its revision, or null when it is gone. */
  async refresh(id: string): Promise<string | null> {
    const states = await this.#all()
    const newest = (await statesOfDocuments(id)).get(id)
    if (newest) states.set(id, newest)
    else states.delete(id)
    return newest?.revision ?? null
  }

  /** The revisions of all documents, by their ids, as they are known now. */
  async revisions(): Promise<ReadonlyMap<string, string>> {
    return new Map([...(await this.#all())].map(([id, { revision }]) => [id, revision]))
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
