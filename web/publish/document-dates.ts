import { changesOfDocuments } from '../cms/published-routes.ts'

/** When each document was changed last, as the lake says: asked once for all, and then for each that changes. */
export class DocumentDates {
  #dates: Promise<Map<string, string>> | undefined

  /** To be called when a document changed. */
  async refresh(id: string): Promise<void> {
    const dates = await this.#all()
    const newest = (await changesOfDocuments(id)).get(id)
    if (newest) dates.set(id, newest)
    else dates.delete(id)
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
