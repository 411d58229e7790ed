import type { PriceSlice } from '../fragments/price.ts'
import type { QuestionSlice } from '../fragments/text/question.ts'
import type { ReviewSlice } from '../fragments/text/review.ts'
import type { LocalSectionSlice } from './local-section-query.ts'

/** The questions that the sections of a page answer. */
export function questionsIn(sections: readonly LocalSectionSlice[]): QuestionSlice[] {
  return sections.flatMap((section) => (section._type === 'questions' ? section.questions : []))
}

/** The reviews that the sections of a page show. */
export function reviewsIn(sections: readonly LocalSectionSlice[]): ReviewSlice[] {
  return sections.flatMap((section) => (section._type === 'reviews' ? section.reviews : []))
}

/** The prices that the sections of a page list. */
export function pricesIn(sections: readonly LocalSectionSlice[]): PriceSlice[] {
  return [
    ...sections.flatMap((section) => (section._type === 'pricing' ? section.prices : [])),
    ...sections.flatMap((section) =>
      section._type === 'plans' ? section.plans.map(({ price }) => price) : [],
    ),
  ]
}

/** The prices that stand on the cards of a page. */
export function cardPricesIn(sections: readonly LocalSectionSlice[]): PriceSlice[] {
  return sections.flatMap((section) =>
    section._type === 'serviceCards' ? section.cards.flatMap(({ price }) => price ?? []) : [],
  )
}
