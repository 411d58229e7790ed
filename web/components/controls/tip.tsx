import type { ReactNode } from 'react'

type TipProps = {
  /** Id for `aria-describedby`. An element whose only name is this text has it as its `aria-label` instead. */
  id?: string
  text: string
  /** Where it has room: above what it tells of, or below at the top of a page. */
  side?: 'above' | 'below'
  /** For its place in a layout. */
  className?: string
  /** A link or button. */
  children: ReactNode
}

/** Until it is shown, it is in a place where it makes no page wider. What it tells of leads over it, so that it can be pointed at. */
const look = [
  'invisible fixed inset-[0_auto_auto_0] z-(--z-tip) w-max max-w-[min(16rem,70vw)] rounded-[3px] border border-paper bg-ink px-[0.7rem] py-[0.4rem]',
  'text-sm/[1.4] text-paper after:absolute after:inset-[-8px_0] after:-z-1 print:hidden',
  'pointed:visible pointed:absolute pointed:transition-[visibility] pointed:delay-(--tip-delay) pointed:duration-0',
].join(' ')

const sides = {
  above: 'pointed:inset-[auto_auto_calc(100%+6px)_0]',
  below: 'pointed:inset-[calc(100%+6px)_0_auto_auto]',
} as const

export function Tip({ id, text, side = 'above', className = '', children }: TipProps) {
  return (
    <tool-tip className={`relative flex ${className}`.trim()}>
      {children}
      <span id={id} className={`${look} ${sides[side]}`} role="tooltip">
        {text}
      </span>
    </tool-tip>
  )
}
