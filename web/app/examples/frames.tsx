import type { ReactNode } from 'react'
import { Band } from '../../components/layout/band.tsx'

/** What stands in a section of a page. */
export const inSection = (part: ReactNode) => (
  <Band as="div" look="tight">
    <div className="mx-auto w-page">{part}</div>
  </Band>
)

/** What brings a width of its own. */
export const inBand = (part: ReactNode) => <Band as="div">{part}</Band>

/** A bar that lies over the bottom of the screen. */
export const overScreen = (bar: ReactNode) => <div style={{ height: 'var(--bar)' }}>{bar}</div>
