import type { BadgesSlice } from './query.ts'

/** Proofs in a title block; the heading names the list for those who hear the page. */
export function Badges({ section }: { section: BadgesSlice }) {
  return (
    <section className="wrap" aria-label={section.heading} data-section="badges">
      <dl className="titleblock">
        {section.claims.map(({ _id, label, value }) => (
          <div key={_id} data-item="">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
