import { changeOf, changesOfDocuments } from '../cms/published-routes.ts'

/** When each document was changed last, as the lake says: asked once for all, and then for each that changes. */
export class DocumentDates {
  #dates: Promise<Map<string, string>> | undefined

  /** To be called before the first page is compared: what is published later is then known to be new. */
  async load(): Promise<void> {
    await this.#all()
  }

  /** To be called when a document changed; tells whether it was known before and is still there. */
  async refresh(id: string): Promise<boolean> {
    const isLoaded = this.#dates !== undefined
    const dates = await this.#all()
    const wasThere = isLoaded && dates.has(id)
    const newest = await changeOf(id)
    if (newest) dates.set(id, newest)
    else dates.delete(id)
    return wasThere && newest !== undefined
  }

  /** To be called when not all pages could be looked at after a change: the next time the document is taken for a new one. */
  async forget(id: string): Promise<void> {
    const dates = await this.#dates
    dates?.delete(id)
  }

  /** The day and time of the newest of these documents, in the form of ISO 8601; empty when none of them is there. */
  async newestOf(documents: ReadonlySet<string>): Promise<string> {
    const dates = await this.#all()
    return (
      [...documents]
        .flatMap((id) => dates.get(id) ?? [])
        .sort()
        .at(-1) ?? ''
    )
  }

  #all(): Promise<Map<string, string>> {
    const asked = this.#dates ?? changesOfDocuments()
    this.#dates = asked
    // A lake that was away may be back for the next.
    asked.catch(() => {
      if (this.#dates === asked) this.#dates = undefined
    })
    return asked
  }
}
