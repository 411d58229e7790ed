import type { PriceFragment } from '../lake/fragments/price.ts'
import type { QuestionFragment } from '../lake/fragments/text/question.ts'
import { type ReviewFragment, reviewsShown } from '../lake/fragments/text/review.ts'
import type { LocalSectionFragment } from './local-section-query.ts'

export function questionsIn(sections: readonly LocalSectionFragment[]): QuestionFragment[] {
  return sections.flatMap((section) => (section._type === 'questions' ? section.questions : []))
}

export function reviewsIn(sections: readonly LocalSectionFragment[]): ReviewFragment[] {
  return sections.flatMap((section) => (section._type === 'reviews' ? reviewsShown(section) : []))
}

export function pricesIn(sections: readonly LocalSectionFragment[]): PriceFragment[] {
  return [
    ...sections.flatMap((section) => (section._type === 'pricing' ? section.prices : [])),
    ...sections.flatMap((section) =>
      section._type === 'plans' ? section.plans.map(({ price }) => price) : [],
    ),
  ]
}

export function cardPricesIn(sections: readonly LocalSectionFragment[]): PriceFragment[] {
  return sections.flatMap((section) =>
    section._type === 'serviceCards' ? section.cards.flatMap(({ price }) => price ?? []) : [],
  )
}
