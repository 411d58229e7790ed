import type { ReactNode } from 'react'
import { Band } from '../../components/layout/band.tsx'
import { ofItems } from '../../components/text/of-items.ts'
import { Head } from '../../components/text/section-head.tsx'
import type { ClaimFragment } from '../../lake/fragments/text/claim.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { StatsFragment } from './query.ts'

export function Stats({ section }: { section: StatsFragment }) {
  return (
    <Band {...editable(section, 'heading')}>
      <div className="mx-auto w-page">
        <Head {...section} />
        <Figures claims={section.claims} data-section="stats" />
      </div>
    </Band>
  )
}

type FiguresProps = { claims: readonly ClaimFragment[] } & Pick<FigureListProps, 'isNarrow' | 'data-section'>

export function Figures({ claims, ...rest }: FiguresProps) {
  if (claims.length === 0) return null
  return (
    <FigureList count={claims.length} {...rest}>
      {claims.map((claim) => (
        <Figure key={claim._id} label={claim.label} value={claim.value} {...editable(claim, 'value')} />
      ))}
    </FigureList>
  )
}

/** Figures stand on one line, however long what is said of each. */
export function Figure({ label, value, ...mark }: { label: string; value: string; 'data-sanity'?: string }) {
  return (
    <li className="dim label flex flex-col text-ink-soft" data-item="" {...mark}>
      {label}{' '}
      <b className="mt-auto pt-1 text-figure/[1.05] font-figure tracking-[-0.03em] text-ink even-figures font-stretch-118%">
        {value}
      </b>
    </li>
  )
}

const list = 'grid grid-cols-(--pair) gap-x-grid gap-y-6'
/** Beside a picture on a tablet a column has no room for "30 minutes" in a large letter. */
const narrow = 'md:max-lg:[&_b]:text-h3'
const wide =
  'md:max-lg:[&.of-3]:grid-cols-[repeat(auto-fill,minmax(max(13rem,30%,var(--each)),1fr))] lg:grid-cols-[repeat(auto-fill,minmax(max(6rem,var(--each)),1fr))]'

type FigureListProps = {
  count: number
  /** In half of a page two stand in a row. */
  isNarrow?: boolean
  'data-section'?: 'stats'
  children: ReactNode
}

export function FigureList({ count, isNarrow = false, children, ...mark }: FigureListProps) {
  return (
    <ul className={`${list} ${isNarrow ? narrow : wide} ${ofItems(count)}`} {...mark}>
      {children}
    </ul>
  )
}
