import { Band } from '../../components/layout/band.tsx'
import { ofItems } from '../../components/text/of-items.ts'
import { Head } from '../../components/text/section-head.tsx'
import type { ClaimFragment } from '../../fragments/text/claim.ts'
import { editable } from '../../preview/marks.ts'
import type { StatsFragment } from './query.ts'

export function Stats({ section }: { section: StatsFragment }) {
  return (
    <Band look="tight" {...editable(section, 'heading')}>
      <div className="mx-auto w-page">
        <Head {...section} />
        <Figures claims={section.claims} />
      </div>
    </Band>
  )
}

export function Figures({ claims }: { claims: readonly ClaimFragment[] }) {
  return (
    <ul className={`stats ${ofItems(claims.length)}`} data-section="stats">
      {claims.map((claim) => (
        <li
          key={claim._id}
          className="dim text-label font-stretch-118% text-ink-soft"
          data-item=""
          {...editable(claim, 'value')}
        >
          {claim.label} <b>{claim.value}</b>
        </li>
      ))}
    </ul>
  )
}
