import type { Amounts } from './sheet-prices.ts'

/** What to do with the draft of a price: write these amounts into it, or take it back because nothing in it is new. */
export type Edit = { id: string; amounts: Amounts; discards: boolean }

export type TypedState = {
  /** Amounts that the lake's last answer does not have yet, by the id of the price. */
  typed: ReadonlyMap<string, Amounts>
  /** Why the latest amounts of a price could not be saved, by its id, until they are. */
  problems: ReadonlyMap<string, string>
}

/**
 * What is typed, from the first key on the way to drafts: nothing waits for a pause. While one save is under way, the next
 * gathers what is typed meanwhile.
 */
export class TypedAmounts {
  readonly #save: (edits: readonly Edit[]) => Promise<unknown>
  readonly #waiting = new Map<string, Edit>()
  /** When the latest amounts of a price were saved, on the clock of `performance.now()`. */
  readonly #savedAt = new Map<string, number>()
  readonly #listeners = new Set<() => void>()
  #state: TypedState = { typed: new Map(), problems: new Map() }
  #saving: Promise<void> | undefined

  constructor(save: (edits: readonly Edit[]) => Promise<unknown>) {
    this.#save = save
  }

  readonly state = (): TypedState => this.#state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  edit(edits: readonly Edit[]): void {
    const typed = new Map(this.#state.typed)
    for (const edit of edits) {
      typed.set(edit.id, edit.amounts)
      this.#savedAt.delete(edit.id)
      this.#waiting.set(edit.id, edit)
    }
    this.#show({ typed })
    this.#saving ??= this.#saveAll()
  }

  /** Resolves once the lake, or this browser while there is no connection, has all that was typed, except for the problems that it returns. */
  async saved(): Promise<ReadonlyMap<string, string>> {
    await this.#saving
    return this.#state.problems
  }

  /** Call it with the time at which an answer of the lake was asked for: it has what was saved before. */
  forget(askedAt: number): void {
    const known = [...this.#savedAt].filter(([, savedAt]) => savedAt < askedAt)
    if (known.length === 0) return
    const typed = new Map(this.#state.typed)
    for (const [id] of known) {
      typed.delete(id)
      this.#savedAt.delete(id)
    }
    this.#show({ typed })
  }

  async #saveAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      const edits = [...this.#waiting.values()]
      this.#waiting.clear()
      await this.#saveOrElse(edits)
    }
    this.#saving = undefined
  }

  /** Saves them together, or each alone when one of them can't be saved. */
  async #saveOrElse(edits: readonly Edit[]): Promise<void> {
    try {
      await this.#save(edits)
      const now = performance.now()
      for (const { id } of edits) if (!this.#waiting.has(id)) this.#savedAt.set(id, now)
      this.#note(edits, null)
    } catch (error) {
      if (edits.length === 1) this.#note(edits, error instanceof Error ? error.message : String(error))
      else for (const edit of edits) await this.#saveOrElse([edit])
    }
  }

  #note(edits: readonly Edit[], problem: string | null): void {
    const problems = new Map(this.#state.problems)
    for (const { id } of edits) {
      if (problem === null) problems.delete(id)
      else problems.set(id, problem)
    }
    this.#show({ problems })
  }

  #show(change: Partial<TypedState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}
