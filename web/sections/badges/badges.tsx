import { editable } from '../../preview/marks.ts'
import type { BadgesFragment } from './query.ts'

/** Certificates in a row; the heading names the list for screen readers. */
export function Badges({ section }: { section: BadgesFragment }) {
  return (
    <section
      className="wrap badges"
      aria-label={section.heading}
      data-section="badges"
      {...editable(section, 'heading')}
    >
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
