import { editable } from '../../preview/marks.ts'
import type { BadgesFragment } from './query.ts'

/** Certificates in a row; the heading names the list for screen readers. */
export function Badges({ section }: { section: BadgesFragment }) {
  return (
    <section
      className="mx-auto w-page badges"
      aria-label={section.heading}
      data-section="badges"
      {...editable(section, 'heading')}
    >
      <dl className="flex flex-wrap items-center gap-2">
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
