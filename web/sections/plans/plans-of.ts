import type { LocalSectionFragment } from '../local-section-query.ts'
import type { PlanFragment } from './query.ts'

/** The plans that the sections of a page offer, each once: the form at its end has them to choose from. */
export function plansOf(sections: readonly LocalSectionFragment[]): PlanFragment[] {
  const plans = sections.flatMap((section) => (section._type === 'plans' ? section.plans : []))
  return plans.filter(({ _id }, place) => plans.findIndex((plan) => plan._id === _id) === place)
}
