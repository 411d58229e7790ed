/** How many words are left on both sides of what differs. */
const AROUND = 2
/** In characters: what differs is cut where it is longer. */
const LONGEST = 90
/** In characters: what is no longer is shown whole. */
const SHORT = 60

/** Two texts in quotation marks, without the words at their beginning and end that both have; empty for an empty one. */
export function aroundDifference(from: string, to: string): [string, string] {
  const [one, other] = [wordsIn(from), wordsIn(to)]
  if (Math.max(from.length, to.length) <= SHORT) return [cut(one, 0, 0), cut(other, 0, 0)]
  const before = sameCount(one, other)
  const most = Math.min(one.length, other.length) - before
  const after = Math.min(most, sameCount(one.toReversed(), other.toReversed()))
  return [cut(one, before, after), cut(other, before, after)]
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '')

function sameCount(one: readonly string[], other: readonly string[]): number {
  const differing = one.findIndex((word, index) => word !== other[index])
  return differing < 0 ? one.length : differing
}

function cut(words: readonly string[], before: number, after: number): string {
  if (words.length === 0) return ''
  const first = Math.max(0, before - AROUND)
  const last = Math.min(words.length, words.length - after + AROUND)
  const text = words.slice(first, last).join(' ')
  const isLong = text.length > LONGEST
  const shown = isLong ? text.slice(0, text.lastIndexOf(' ', LONGEST)) : text
  return `“${first > 0 ? '…' : ''}${shown}${isLong || last < words.length ? '…' : ''}”`
}
