import type { Amounts } from './sheet-prices.ts'

/** What to do with the draft of a price: write these amounts into it, or take it back because nothing in it is new. */
export type Edit = { amounts: Amounts; discards: boolean }

/** An edit and what became of it: a problem is that of the last one of its price which was tried, until one is saved. */
export type Typed = Edit & {
  isTried: boolean
  problem?: string | undefined
  /** On the clock of `performance.now()`. */
  savedAt?: number
}

type Edits = readonly (readonly [id: string, edit: Edit])[]

/**
 * What is typed, by the id of the price, from the first key on the way to drafts until the lake's answers have it: nothing waits for
 * a pause. While one save is under way, the next gathers what is typed meanwhile.
 */
export class TypedAmounts {
  readonly #save: (edits: Edits) => Promise<unknown>
  readonly #listeners = new Set<() => void>()
  #typed: ReadonlyMap<string, Typed> = new Map()
  #saving: Promise<void> | undefined

  constructor(save: (edits: Edits) => Promise<unknown>) {
    this.#save = save
  }

  readonly typed = (): ReadonlyMap<string, Typed> => this.#typed

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  edit(edits: Edits): void {
    const problemOf = (id: string) => this.#typed.get(id)?.problem
    this.#show(edits.map(([id, edit]) => [id, { ...edit, isTried: false, problem: problemOf(id) }]))
    this.#saving ??= this.#saveAll()
  }

  /** Resolves once the lake, or this browser while there is no connection, has all that was typed and has no problem. */
  async saved(): Promise<ReadonlyMap<string, Typed>> {
    await this.#saving
    return this.#typed
  }

  /** Call it with the time at which an answer of the lake was asked for: it has what was saved before. */
  forget(askedAt: number): void {
    const left = [...this.#typed].filter(([, { savedAt = askedAt }]) => savedAt >= askedAt)
    if (left.length === this.#typed.size) return
    this.#typed = new Map()
    this.#show(left)
  }

  async #saveAll(): Promise<void> {
    const untried = () => [...this.#typed].filter(([, { isTried }]) => !isTried)
    for (let next = untried(); next.length > 0; next = untried()) await this.#saveOrElse(next)
    this.#saving = undefined
  }

  /** Saves them together, or each alone when one of them can't be saved. */
  async #saveOrElse(edits: readonly [string, Typed][]): Promise<void> {
    try {
      await this.#save(edits)
      this.#note(edits, { savedAt: performance.now() })
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      if (edits.length === 1) this.#note(edits, { problem })
      else for (const edit of edits) await this.#saveOrElse([edit])
    }
  }

  /** What was typed meanwhile is another edit, and is not tried yet. */
  #note(edits: readonly [string, Typed][], outcome: Pick<Typed, 'problem' | 'savedAt'>): void {
    this.#show(
      edits.map(([id, edit]) => {
        const latest = this.#typed.get(id) ?? edit
        const { problem } = outcome
        return [
          id,
          latest === edit ? { ...edit, ...outcome, problem, isTried: true } : { ...latest, problem },
        ]
      }),
    )
  }

  #show(changed: readonly (readonly [string, Typed])[]): void {
    this.#typed = new Map([...this.#typed, ...changed])
    for (const listener of this.#listeners) listener()
  }
}
