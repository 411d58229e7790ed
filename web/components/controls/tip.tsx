import type { ReactNode } from 'react'
import type {} from '../custom-elements.ts'

type TipProps = {
  /** For what is described by the text; what is named by it carries the text as its `aria-label`. */
  id?: string
  text: string
  /** Where it has room: above what it tells of, or below at the top of a page. */
  side?: 'above' | 'below'
  /** A link or button. */
  children: ReactNode
}

/** Says what something without words is, once it was pointed at for 0.7 seconds or has the focus of the keyboard. */
export function Tip({ id, text, side = 'above', children }: TipProps) {
  return (
    <tool-tip className={side === 'below' ? 'below' : undefined}>
      {children}
      <span id={id} role="tooltip">
        {text}
      </span>
    </tool-tip>
  )
}
