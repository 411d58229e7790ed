/** Chance that repeats with its seed. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
  }

  /** A whole number from 0 up to, but not including, the limit (Mulberry32). */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }

  /** Throws when there is nothing to choose from. */
  of<Thing>(things: readonly Thing[]): Thing {
    const thing = things[this.below(things.length)]
    if (thing === undefined) throw new Error('There is nothing to choose from.')
    return thing
  }

  some<Thing>(most: number, make: () => Thing): Thing[] {
    return Array.from({ length: this.below(most + 1) }, make)
  }

  /** True once in so many times. */
  once(times: number): boolean {
    return this.below(times) === 0
  }

  letters(alphabet: string, length: number): string {
    return Array.from({ length }, () => alphabet.charAt(this.below(alphabet.length))).join('')
  }
}
