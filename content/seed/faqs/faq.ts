import type { Faq, RichText } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { richText } from '../rich-text.ts'

/** A question with its answer, one paragraph after the other. */
export const faq = (id: string, question: string, ...answer: RichText): Seed<Faq> => ({
  _id: `faq-${id}`,
  _type: 'faq',
  question,
  answer: richText(...answer),
})
