/** Of an SVG that is drawn with a pen: lines in the brand's color unless `lines` says otherwise. */
export const drawing = 'block h-auto w-full fill-none stroke-current stroke-(length:--stroke) text-brand-text'

export const lines = {
  leader: 'stroke-ink',
  /** Round ends make dots of lines without length. */
  spots: 'stroke-ink stroke-6 [stroke-linecap:round]',
  hatch: 'stroke-line stroke-1',
  measure: 'stroke-tick',
  ground: 'stroke-[2.5]',
} as const

export const lettering = 'fill-ink-soft stroke-none text-[13px] [text-anchor:middle]'
