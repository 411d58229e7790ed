/** A document as it is now; the revision is null when it is gone. */
export type State = { id: string; revision: string | null }

/** More of them were long ago. */
const MOST = 1_000

/**
 * A change is told of twice: by a message and by a live event, in any order. Whoever comes second waits for the first, and does
 * nothing when that succeeded.
 */
export class BothWays {
  readonly #messages = new Map<string, Promise<unknown>>()
  readonly #events = new Map<string, Promise<unknown>>()
  /** The revisions that live events have brought to the pages, by the ids of their documents. */
  readonly #done = new Map<string, string | null>()

  /** The work of a message; undefined when a live event had it done. */
  async byMessage<Result>(state: State, work: () => Promise<Result>): Promise<Result | undefined> {
    const event = this.#events.get(keyOf(state))
    if (event) await succeeds(event)
    if (this.#done.get(state.id) === state.revision) return undefined
    this.#done.delete(state.id)
    return during(this.#messages, [state], work())
  }

  /** The work of live events, for those of the states that no message brings to the pages; returns whether there was any. */
  async byEvent<Change extends State>(
    states: readonly Change[],
    work: (rest: readonly Change[]) => Promise<unknown>,
  ): Promise<boolean> {
    let rest = states
    while (rest.some((state) => this.#messages.has(keyOf(state)))) rest = await this.#withoutMessages(rest)
    if (rest.length === 0) return false
    await during(this.#events, rest, work(rest))
    for (const { id, revision } of rest) {
      this.#done.delete(id)
      this.#done.set(id, revision)
    }
    for (const id of this.#done.keys()) if (this.#done.size > MOST) this.#done.delete(id)
    return true
  }

  /** Waits for the messages that are under way. */
  async #withoutMessages<Change extends State>(states: readonly Change[]): Promise<Change[]> {
    const isDone = await Promise.all(
      states.map(async (state) => {
        const message = this.#messages.get(keyOf(state))
        return message !== undefined && succeeds(message)
      }),
    )
    return states.filter((_, index) => !isDone[index])
  }
}

async function during<Result>(
  underWay: Map<string, Promise<unknown>>,
  states: readonly State[],
  work: Promise<Result>,
): Promise<Result> {
  const keys = states.map(keyOf)
  for (const key of keys) underWay.set(key, work)
  try {
    return await work
  } finally {
    for (const key of keys) if (underWay.get(key) === work) underWay.delete(key)
  }
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  )
}

function keyOf({ id, revision }: State): string {
  return `${revision} ${id}`
}
