import type { Random } from './random.ts'

/** A list of words, written as one text. */
export function words(text: string): string[] {
  return text.split(' ')
}

/** What one of several makers makes; the others make nothing. */
export function oneOf<Thing>(random: Random, ...makers: readonly (() => Thing)[]): Thing {
  return random.of(makers)()
}

/** Any bytes as text, without what would end a header. */
export function noise(random: Random, most: number): string {
  return String.fromCharCode(...random.some(most, () => random.below(256))).replaceAll(/[\r\n]/g, '')
}
