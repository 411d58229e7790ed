/** What waits in turn: each caller has a line of its own, and the first of every line comes before the second of any. */
export class FairQueue<Item> {
  /** By caller; the one whose turn is next stands first. */
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

  /** The item whose turn it is; its caller goes to the end. */
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

  /** Takes out all that a caller has waiting. */
  removeAll(caller: string): readonly Item[] {
    const line = this.#lines.get(caller) ?? []
    this.#lines.delete(caller)
    this.#size -= line.length
    return line
  }

  /** Takes an item out whose caller no longer waits for it. */
  remove(caller: string, item: Item): void {
    const line = this.#lines.get(caller)
    const place = line?.indexOf(item) ?? -1
    if (!line || place < 0) return
    line.splice(place, 1)
    if (line.length === 0) this.#lines.delete(caller)
    this.#size -= 1
  }
}
