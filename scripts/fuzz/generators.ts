import type { Random } from './random.ts'

/** A list of words, written as one text. */
export function words(text: string): string[] {
  return text.split(' ')
}

/** Calls one of the generators, chosen at random, and returns its result. */
export function oneOf<Thing>(random: Random, ...generators: readonly (() => Thing)[]): Thing {
  return random.of(generators)()
}

/** Random bytes as text, without line breaks, which would end a header. */
export function noise(random: Random, most: number): string {
  return String.fromCharCode(...random.some(most, () => random.below(256))).replaceAll(/[\r\n]/g, '')
}
