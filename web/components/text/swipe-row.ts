/** Its items are `--swiped` wide; what is hidden from sight inside it is placed by it, and scrolls along. */
const look = [
  'max-md:relative max-md:-mx-gutter max-md:grid max-md:[scroll-snap-type:x_mandatory] max-md:scroll-px-gutter max-md:grid-flow-col',
  'max-md:auto-cols-[var(--swiped,80%)] max-md:gap-grid max-md:overflow-x-auto max-md:overflow-y-hidden max-md:px-gutter',
  'max-md:*:snap-start max-md:has-[>:only-child]:auto-cols-[var(--swiped,100%)]',
  'print:mx-0 print:grid print:grid-flow-row print:gap-4 print:overflow-visible print:px-0 print:*:col-auto',
].join(' ')

/**
 * The attributes of a row that phones scroll sideways, and paper has in columns. Without a tab stop Safari's keyboard can't reach it;
 * `folds.island.ts` removes the stop where all of the row fits.
 */
export function swipeRow(name: string, className: string) {
  return {
    ...{ className: `${look} ${className}`, role: 'group', 'aria-label': name, tabIndex: 0 },
    'data-swipe': '',
  } as const
}
