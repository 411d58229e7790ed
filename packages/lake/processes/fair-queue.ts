/** A round-robin queue: each caller has a line of its own, and the callers take turns, one item at a time. */
export class FairQueue<Item> {
  /** By caller, in the order of their turns. */
  readonly #lines = new Map<string, Item[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  /** How many items of a caller wait. */
  sizeOf(caller: string): number {
    return this.#lines.get(caller)?.length ?? 0
  }

  add(caller: string, item: Item): void {
    const line = this.#lines.get(caller)
    if (line) line.push(item)
    else this.#lines.set(caller, [item])
    this.#size += 1
  }

  /** Removes and returns the next item; its caller goes to the end of the order. */
  take(): Item | undefined {
    for (const [caller, line] of this.#lines) {
      this.#lines.delete(caller)
      const [item, ...rest] = line
      if (rest.length > 0) this.#lines.set(caller, rest)
      this.#size -= 1
      return item
    }
    return undefined
  }

  /** Removes and returns everything that a caller has waiting. */
  removeAll(caller: string): readonly Item[] {
    const line = this.#lines.get(caller) ?? []
    this.#lines.delete(caller)
    this.#size -= line.length
    return line
  }

  /** Removes an item whose caller no longer waits for it. */
  remove(caller: string, item: Item): void {
    const line = this.#lines.get(caller)
    const place = line?.indexOf(item) ?? -1
    if (!line || place < 0) return
    line.splice(place, 1)
    if (line.length === 0) this.#lines.delete(caller)
    this.#size -= 1
  }
}
