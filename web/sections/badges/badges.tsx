import { Certificate } from '../../components/marks/badge.tsx'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { BadgesFragment } from './query.ts'

/** Certificates in a row; the heading names the list for screen readers. */
export function Badges({ section }: { section: BadgesFragment }) {
  return (
    <section
      className="mx-auto w-page pb-section [[data-band]+&]:mt-[calc(-0.5*var(--spacing-section))] max-md:[[data-folds]+&]:mt-4"
      aria-label={section.heading}
      data-section="badges"
      {...editable(section, 'heading')}
    >
      <dl className="flex flex-wrap items-center gap-2">
        {section.claims.map(({ _id, label, value }) => (
          <Certificate key={_id} label={label} value={value} data-item="" />
        ))}
      </dl>
    </section>
  )
}
