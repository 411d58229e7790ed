import type { QuoteFragment } from './query.ts'

export const quoteExample: QuoteFragment = {
  heading: 'Get a free quote',
  intro: 'Free, whether you hire us or not.',
  formHeading: 'Get Your FREE Estimate Today',
  steps: ['You send the basics', 'We measure'],
}
