/** Of an SVG that is drawn with a pen, in the brand's color where a line has none of its own. */
export const drawing = 'block h-auto w-full fill-none stroke-current stroke-(length:--stroke) text-brand-text'
