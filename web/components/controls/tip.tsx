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

export function Tip({ id, text, side = 'above', className = '', children }: TipProps) {
  return (
    <tool-tip className={`relative flex ${side === 'below' ? 'below' : ''} ${className}`.trim()}>
      {children}
      <span id={id} role="tooltip">
        {text}
      </span>
    </tool-tip>
  )
}
