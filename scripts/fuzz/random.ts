/** Random choices that are the same for the same seed, so that what went wrong can be repeated. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit)
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(list: readonly T[]): T {
    const index = this.below(list.length)
    for (const item of list.slice(index, index + 1)) return item
    throw new Error('There is nothing to pick from')
  }

  /** What one of several makers makes; the others make nothing. */
  make<T>(...makers: readonly (() => T)[]): T {
    return this.pick(makers)()
  }

  /** Up to `most` of what a maker makes. */
  some<T>(most: number, maker: () => T): T[] {
    return Array.from({ length: this.below(most + 1) }, maker)
  }

  /** Any bytes as text, without what would end a header. */
  noise(length: number): string {
    return String.fromCharCode(...this.some(length, () => this.below(256))).replaceAll(/[\r\n]/g, '')
  }
}

/** A list of words, written as one text. */
export function words(text: string): string[] {
  return text.split(' ')
}
