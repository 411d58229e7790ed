const WINDOW_MS = 10 * 60 * 1000
const MOST = 2_000

/** `since` is when the work was done; while it is under way, that is still to come. */
type Entry<Answer> = { answer: Promise<Answer>; since: number }

/**
 * Does the work of a message once, however often the message comes: while it is under way and for ten minutes after it
 * succeeded. A message is known by its signature and by the key that the sender gives to all attempts.
 */
export class ReplayGuard<Answer> {
  readonly #entries = new Map<string, Entry<Answer>>()

  /** `repeated` tells that the answer is that of an earlier message. */
  async once(
    names: readonly string[],
    work: () => Promise<Answer>,
  ): Promise<{ answer: Answer; repeated: boolean }> {
    this.#forgetOld()
    const known = names.map((name) => this.#entries.get(name)).find(Boolean)
    if (known) return { answer: await known.answer, repeated: true }
    const entry = { answer: work(), since: Number.POSITIVE_INFINITY }
    for (const name of names) this.#entries.set(name, entry)
    try {
      const answer = await entry.answer
      entry.since = Date.now()
      return { answer, repeated: false }
    } catch (error) {
      // A failed message may come again.
      for (const name of names) this.#entries.delete(name)
      throw error
    }
  }

  #forgetOld(): void {
    for (const [name, { since }] of this.#entries) {
      if (this.#entries.size <= MOST && Date.now() - since < WINDOW_MS) return
      this.#entries.delete(name)
    }
  }
}
