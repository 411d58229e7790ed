import { TitleBlock } from '../../components/facts/fact-list.tsx'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { BadgesFragment } from './query.ts'

/** Certificates in the frame of a drawing. */
export function Badges({ section }: { section: BadgesFragment }) {
  return (
    <div className="mx-auto w-page pb-section [[data-band]+&]:mt-[calc(-0.5*var(--spacing-section))] max-md:[[data-folds]+&]:mt-4">
      <TitleBlock {...badgesBlock(section)} />
    </div>
  )
}

/** The heading names the list for screen readers. */
export function badgesBlock(section: BadgesFragment) {
  return {
    facts: section.claims.map(({ label, value }) => ({ name: label, value })),
    'data-section': 'badges',
    'aria-label': section.heading,
    ...editable(section, 'heading'),
  } as const
}
