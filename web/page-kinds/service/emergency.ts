import type { ConsultationFragment } from '../../sections/consultation/query.ts'
import type { SectionFragment } from '../../sections/section-query.ts'

/**
 * What makes a page one for emergencies, whose visitors need the phone at any hour: a notice of that kind comes first. What it
 * offers to book further down is then the report that can be made online. `undefined` for every other page.
 */
export function emergencyOf(
  sections: readonly SectionFragment[],
): { report: ConsultationFragment | undefined } | undefined {
  const [first] = sections
  if (first?._type !== 'notice' || first.urgency !== 'emergency') return undefined
  return { report: sections.find((section) => section._type === 'consultation') }
}
