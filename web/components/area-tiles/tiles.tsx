import type { ComponentProps } from 'react'
import { ofItems } from '../text/of-items.ts'

const grids = {
  names:
    'grid-cols-[repeat(auto-fill,minmax(max(7.75rem,25%,var(--each)),1fr))] md:grid-cols-[repeat(auto-fill,minmax(max(10.5rem,20%,var(--each)),1fr))]',
  /** Two lines in one column on a phone: a long word has room there, and an arrow beside it. */
  sentences:
    'mt-4 md:auto-rows-fr md:max-lg:grid-cols-2 lg:grid-cols-[repeat(auto-fill,minmax(max(10.5rem,20%,var(--each)),1fr))]',
} as const

type TilesProps = ComponentProps<'div'> & { of: keyof typeof grids; count: number }

/** Tiles of a town plan with shared hairlines. */
export function Tiles({ of, count, ...rest }: TilesProps) {
  const classes = `grid gap-px border border-line [--between:1px] ${grids[of]} ${ofItems(count)}`
  return <div {...rest} className={classes} />
}

const tile = 'min-h-14 bg-surface py-2 text-inherit no-underline shadow-hairline md:min-h-21 md:py-3.5'
const name = `${tile} px-2.5 hover:bg-brand-wash md:px-4`
const sentence = `${tile} md:max-lg:min-h-0 grid content-start ps-2.5 pe-8 leading-snug md:ps-4 md:pe-10 md:leading-[1.35]`

const arrow = 'relative after:absolute after:bg-brand-text'
const arrowBelow = `${arrow} md:pe-10 after:end-2 after:bottom-2.5 md:after:end-4 md:after:bottom-4.5 max-xs:after:hidden`

export const tiles = {
  /** Leads on from the last town. */
  all: `${name} ${arrowBelow} grid content-end leading-snug md:leading-[1.35]`,
  /** The zip code, and then the name. */
  town: `${name} ${arrowBelow} block content-end text-sm/snug font-bold first-line:text-sm first-line:font-normal first-line:text-ink-soft first-line:even-figures md:text-h4/[1.4]`,
  /** Below all of them, as wide as the plat. */
  lastRow: 'flex min-h-14 items-center *:grow border border-t-0 border-line bg-surface px-2.5 md:px-4',
  sentence,
  sentenceLink: `${sentence} ${arrow} after:top-4 after:right-2 md:after:right-4 hover:bg-brand-wash`,
} as const
