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
export function typedAmounts(save: (edits: Edits) => Promise<unknown>) {
  const listeners = new Set<() => void>()
  let typed: ReadonlyMap<string, Typed> = new Map()
  let saving: Promise<void> | undefined

  const show = (changed: readonly (readonly [string, Typed])[]) => {
    typed = new Map([...typed, ...changed])
    for (const listener of listeners) listener()
  }
  const untried = () => [...typed].filter(([, { isTried }]) => !isTried)

  /** What was typed meanwhile is another edit, and is not tried yet. */
  const note = (edits: readonly [string, Typed][], outcome: Pick<Typed, 'problem' | 'savedAt'>) =>
    show(
      edits.map(([id, edit]) => {
        const latest = typed.get(id) ?? edit
        const { problem } = outcome
        return [
          id,
          latest === edit ? { ...edit, ...outcome, problem, isTried: true } : { ...latest, problem },
        ]
      }),
    )

  /** Saves them together, or each alone when one of them can't be saved. */
  async function saveOrElse(edits: readonly [string, Typed][]): Promise<void> {
    try {
      await save(edits)
      note(edits, { savedAt: performance.now() })
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      if (edits.length === 1) note(edits, { problem })
      else for (const edit of edits) await saveOrElse([edit])
    }
  }

  async function saveAll(): Promise<void> {
    for (let next = untried(); next.length > 0; next = untried()) await saveOrElse(next)
    saving = undefined
  }

  return {
    typed: () => typed,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    edit(edits: Edits) {
      show(edits.map(([id, edit]) => [id, { ...edit, isTried: false, problem: typed.get(id)?.problem }]))
      saving ??= saveAll()
    },
    /** Resolves once the lake, or this browser while there is no connection, has all that was typed and has no problem. */
    async saved() {
      await saving
      return typed
    },
    /** Call it with the time at which an answer of the lake was asked for: it has what was saved before. */
    forget(askedAt: number) {
      const left = [...typed].filter(([, { savedAt = askedAt }]) => savedAt >= askedAt)
      if (left.length === typed.size) return
      typed = new Map()
      show(left)
    },
  }
}
