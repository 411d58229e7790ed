import type { ReactNode } from 'react'
import { Band } from '../layout/band.tsx'

type FoldProps = {
  /** A heading, or the words of one line. */
  title: ReactNode
  /** What a heading goes on to say. */
  intro?: string | null
  /** Of the folds that share a name, one is open at a time. */
  name?: string
  /** Whether it can be read at once. */
  isOpen?: boolean
  children: ReactNode
}

const looks = { always: 'fold', phone: 'fold phone', band: 'fold phone mx-auto w-page' } as const

/** What can be read on without: folded below its title. The browser's search looks into it and opens it. */
export function Fold({
  title,
  intro,
  name,
  look = 'always',
  isOpen,
  children,
}: FoldProps & { look?: keyof typeof looks }) {
  return (
    <details className={looks[look]} name={name} open={isOpen}>
      <summary>{title}</summary>
      {intro && <p className="max-w-measure text-lead text-ink-soft intro">{intro}</p>}
      {children}
    </details>
  )
}

export function PhoneFold(props: FoldProps) {
  return <Fold {...props} look="phone" />
}

type FoldedBandProps = {
  /** What the checks and other pages know the section by. */
  name: string
  id?: string
  heading: string
  intro?: string | null
  /** What the preview knows it by. */
  mark?: object
  children: ReactNode
}

export function FoldedBand({ name, id, heading, intro, mark, children }: FoldedBandProps) {
  return (
    <Band look="folds" id={id} data-section={name} {...mark}>
      <Fold title={<h2>{heading}</h2>} intro={intro} look="band">
        {children}
      </Fold>
    </Band>
  )
}
