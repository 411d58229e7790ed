import type { ReactNode } from 'react'

/** What stands in a section of a page. */
export const inSection = (part: ReactNode) => (
  <div className="sec tight">
    <div className="wrap">{part}</div>
  </div>
)

/** What brings a width of its own. */
export const inBand = (part: ReactNode) => <div className="sec">{part}</div>

/** A bar that lies over the bottom of the screen. */
export const overScreen = (bar: ReactNode) => <div style={{ height: 'var(--bar)' }}>{bar}</div>
