export type Refusal = { file: string; reason: string }

type Listener = (refusal: Refusal) => void

/** Tells subscribers that a chosen file can't be used, and why. */
class Refusals {
  readonly #listeners = new Set<Listener>()

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  tell(file: File, error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error)
    for (const listener of this.#listeners) listener({ file: file.name, reason })
  }
}

/** Those of this Studio: the fields that send photos are far from what shows the reasons. */
export const refusals = new Refusals()
