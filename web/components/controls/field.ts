const control =
  'w-full rounded-sm border-(length:--stroke) border-line-field px-3.25 text-ink hover:border-ink aria-invalid:border-danger-text'
/** 16 px at least, or a phone zooms in on the field. */
const letters = 'text-[1rem]/[1.4]'

export const fields = {
  /** A label above its field; beside one whose label takes two lines it stands at the foot. */
  frame:
    'grid content-end gap-1.5 *:min-w-0 *:data-problem:text-sm *:data-problem:font-semibold *:data-problem:text-danger-text *:data-problem:first-letter:uppercase',
  /** Two columns of fields, or one where letters are large. */
  columns:
    'grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.75rem,40%)),1fr))] gap-3 md:grid-cols-[repeat(auto-fit,minmax(min(100%,max(10.5rem,40%)),1fr))] md:gap-x-grid',
  label: 'font-semibold leading-[1.35]',
  input: `${control} ${letters} min-h-12 bg-paper py-2.5`,
  count: `${control} min-h-12 bg-paper py-2.5 text-end text-[1.0625rem]/[1.4] font-semibold even-figures [appearance:textfield] placeholder:text-ink-soft placeholder:opacity-100 [&::-webkit-inner-spin-button]:appearance-none`,
  /** Grows with what is written, such as an estimate that was taken along. */
  text: `${control} ${letters} field-sizing-content min-h-14 resize-y bg-paper py-2.5 md:min-h-30`,
  copied: `${control} ${letters} field-sizing-content max-h-72 min-h-30 resize-y bg-transparent py-2.5`,
} as const
