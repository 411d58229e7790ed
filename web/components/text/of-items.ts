/** More are never in one row. */
const MOST = 12

/**
 * The class by which the styles know how many items a list has before the browser has read them all: what is there would move
 * when the rest comes.
 */
export const ofItems = (count: number) => `of-${Math.min(count, MOST)}`

/** As many columns as there are items, or as fit. On a tablet the last one of three has a row of its own. */
export const fit =
  'grid-cols-[repeat(auto-fill,minmax(max(min(100%,17rem),var(--each)),1fr))] md:max-lg:*:data-[last=3]:col-span-full'

/** Where two stand side by side, one or three that are left over have no neighbor. */
export const alone = 'data-[last=1]:col-span-full data-[last=3]:col-span-full'

/** What an item says that may be the last one: how many are left over for its row, of four and so of two. */
export const lastOf = (count: number, place: number) =>
  place === count - 1 ? { 'data-last': count % 4 } : {}
