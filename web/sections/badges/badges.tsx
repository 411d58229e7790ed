import type { BadgesSlice } from './query.ts'

/** Proofs in a row; the heading names the list for those who hear the page. */
export function Badges({ section }: { section: BadgesSlice }) {
  return (
    <section className="wrap badges" aria-label={section.heading} data-section="badges">
      <dl className="row">
        {section.claims.map(({ _id, label, value }) => (
          <div key={_id} className="badge outline" data-item="">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
