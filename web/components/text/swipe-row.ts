/**
 * The attributes of a row that phones scroll sideways. Without a tab stop Safari's keyboard can't reach it; `web/islands/folds.ts`
 * removes the stop where all of the row fits.
 */
export function swipeRow(name: string) {
  return { role: 'group', 'aria-label': name, tabIndex: 0 } as const
}
