/** A document that was published, or taken off the website: then it has no revision. */
export type Announced = { id: string; type: string; revision: string | undefined; isFirst: boolean }

type Listener = (announced: Announced) => void

/** Tells what shows it that something was published, whatever form or button did it. */
class Publishes {
  readonly #listeners = new Set<Listener>()
  #last: Announced | undefined

  readonly subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Each publish once: Sanity runs the actions of a document in several places. */
  tell(announced: Announced): void {
    if (announced.id === this.#last?.id && announced.revision === this.#last.revision) return
    this.#last = announced
    for (const listener of this.#listeners) listener(announced)
  }
}

/** Those of this Studio: the button is far from what says what became of it. */
export const publishes = new Publishes()
