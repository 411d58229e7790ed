/** More are never in one row. */
const MOST = 12

/**
 * The class by which the styles know how many items a list has before the browser has read them all: what is there would move
 * when the rest comes.
 */
export const ofItems = (count: number) => `of-${Math.min(count, MOST)}`

/** What an item says that may be the last one: how many are left over for its row, of four and so of two. */
export const lastOf = (count: number, place: number) =>
  place === count - 1 ? { 'data-last': count % 4 } : {}
