import type { ReactNode } from 'react'
import { PhoneFold } from './fold.tsx'

type FoldedBandProps = {
  /** What the checks and other pages know the section by. */
  name: string
  /** An anchor that other pages lead to. */
  id?: string
  heading: string
  intro?: string | null
  /** What the preview knows it by. */
  mark?: object
  children: ReactNode
}

/** A band of a page that phones fold below its heading. */
export function FoldedBand({ name, id, heading, intro, mark, children }: FoldedBandProps) {
  return (
    <section className="sec folds" id={id} data-section={name} {...mark}>
      <div className="wrap">
        <PhoneFold title={<h2>{heading}</h2>} intro={intro}>
          {children}
        </PhoneFold>
      </div>
    </section>
  )
}
