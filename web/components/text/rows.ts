const row = 'h-full min-h-11.5 gap-x-4 border-b border-line py-1.75 leading-[1.35] text-inherit no-underline'
const grid = `grid items-center ${row}`
const pressed = 'hover:border-current hover:text-brand-text'
const icon = `${grid} grid-cols-[auto_minmax(0,1fr)] content-start *:col-start-2 before:row-span-2 before:row-start-1 before:bg-brand-text`

/** On a grid of rows: each lies on the line of the one above, and the last line is cut, but not the ring of a link. */
export const noLastLine = 'not-focus-within:overflow-clip *:-mb-px'

/** Rows of a list with hairlines, which are a link or, where they lead nowhere, words alone. */
export const rows = {
  link: `flex items-center justify-between gap-y-2 ${row} ${pressed}`,
  /** A name, and below it what is said of it, before the icon at the end. */
  linkBeforeIcon: `${grid} grid-cols-[minmax(0,1fr)_auto] content-center *:col-start-1 after:col-start-2 after:row-span-2 after:row-start-1 ${pressed}`,
  /** The same beside an icon. */
  linkBesideIcon: `${icon} before:self-start [--icon:2rem] ${pressed}`,
  wordsBesideIcon: `${icon} before:self-start [--icon:2rem]`,
  /** A way to reach the business, below its name. */
  way: `${icon} text-label font-normal text-ink-soft before:self-center [--icon:2rem] ${pressed}`,
} as const
