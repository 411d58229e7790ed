import type { Offers } from '../components/quote-form/choice.tsx'
import type { LocalSectionFragment } from './local-section-query.ts'

/** Whether a button at the top of the page has projects to lead to. */
export const hasProjects = (sections: readonly LocalSectionFragment[]) =>
  sections.some(({ _type }) => _type === 'projects')

/** What the buttons of a page's sections lead to in the form at its end: each plan once, and the first visit that can be booked. */
export function offersOf(sections: readonly LocalSectionFragment[]): Offers {
  const plans = sections.flatMap((section) => (section._type === 'plans' ? section.plans : []))
  const visit = sections.find((section) => section._type === 'consultation')
  return {
    plans: plans.filter(({ _id }, place) => plans.findIndex((plan) => plan._id === _id) === place),
    ...(visit && { visit: visit.action }),
  }
}
