const frame = 'rounded-md border break-inside-avoid'
const padding = 'p-[clamp(1.25rem,2vw,1.75rem)]'
const paper = 'border-line bg-surface'
const usual = `${frame} ${paper} ${padding}`
/** A card that is folded on a phone is a row. */
const folded = `${usual} max-md:has-[>details:not([open])]:py-2`

/** The frame of what belongs together. */
export const cards = {
  usual,
  roomy: `${frame} ${paper} p-[clamp(1.5rem,4vw,3.5rem)]`,
  plate: `plate ${frame} border-plate ${padding}`,
  folded,
  /** The same around several things, each with a distance. */
  foldedStack: `${folded} [&>details>*+*]:mt-3`,
} as const

/** A card below whose picture a title, a text and a line stand, each in a row of its own. */
export const pictureCard = {
  card: `${frame} ${paper} grid h-full grid-cols-[minmax(0,1fr)_auto] grid-rows-[auto_auto_1fr_auto] gap-x-3 gap-y-2 overflow-hidden px-(--inset) pb-(--inset) [--inset:clamp(1.125rem,1.8vw,1.5rem)]`,
  withoutPicture: 'pt-[calc(var(--inset)-0.5rem)]',
  picture: 'col-span-full row-start-1 -mx-(--inset) mb-[calc(var(--inset)-0.5rem)] *:rounded-none',
  title: 'col-span-full row-start-2',
  text: 'col-span-full row-start-3 text-ink-soft',
  line: 'row-start-4 self-center',
} as const

const notice = 'grid gap-x-4 gap-y-2 rounded-md border-(length:--stroke) break-inside-avoid'
const information = `${notice} grid-cols-[auto_1fr] border-line-field bg-surface *:col-start-2`
const emergency = `${notice} hazard border-danger-text`
const wide = 'px-[clamp(1.5rem,3vw,2.5rem)] pt-[clamp(2.125rem,4vw,3rem)] pb-[clamp(1.5rem,3vw,2.5rem)]'

/** The frame of a message: what it says stands beside its icon, in an emergency below stripes. */
export const notices = {
  wide: `${information} ${wide} [--icon:2rem] lg:grid-cols-[auto_1fr_2fr] lg:gap-x-6`,
  wideEmergency: `${emergency} ${wide} lg:grid-flow-col lg:grid-cols-[4fr_8fr] lg:auto-cols-max lg:items-center lg:gap-x-12`,
  emergency: `${emergency} px-6 pt-8.5 pb-6 max-md:px-4 max-md:pt-6 max-md:pb-4`,
} as const
