import type { ReactNode } from 'react'
import type {} from '../custom-elements.ts'

type FoldProps = {
  /** A heading, or the words of one line. */
  title: ReactNode
  /** What a heading goes on to say. */
  intro?: string | null
  /** Of the folds that share a name, one is open at a time. */
  name?: string
  children: ReactNode
}

/** What can be read on without: folded below its title. The browser's search looks into it and opens it. */
export function Fold({ title, intro, name, children }: FoldProps) {
  return (
    <details className="fold" name={name}>
      <summary>{title}</summary>
      {intro && <p className="lead intro">{intro}</p>}
      {children}
    </details>
  )
}

/** Folded on phones; wider screens show it whole. */
export function PhoneFold(props: FoldProps) {
  return (
    <phone-fold>
      <Fold {...props} />
    </phone-fold>
  )
}
