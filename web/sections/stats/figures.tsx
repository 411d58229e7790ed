import type { ClaimSlice } from '../../fragments/text/claim.ts'

/** Figures over dimension lines. */
export function Figures({ claims }: { claims: readonly ClaimSlice[] }) {
  return (
    <dl className="stats" data-section="stats">
      {claims.map(({ _id, label, value }) => (
        <div key={_id} className="dim" data-item="">
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
