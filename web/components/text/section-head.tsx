import type { ReactNode } from 'react'

type HeadProps = {
  heading: string
  intro?: string | null
  /** A link that goes on from the introduction. */
  more?: ReactNode
  children?: ReactNode
}

/** The heading of a section with its introduction; what else belongs to it stands at the end of the line. */
export function Head({ heading, intro, more, children }: HeadProps) {
  return (
    <div className={children ? 'head with-end' : 'head'}>
      <h2>{heading}</h2>
      {intro && <p>{intro}</p>}
      {more}
      {children}
    </div>
  )
}
