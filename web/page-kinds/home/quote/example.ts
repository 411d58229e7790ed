import type { QuoteSlice } from './query.ts'

export const quoteExample: QuoteSlice = {
  heading: 'One written price, line by line',
  intro: 'Free, whether you hire us or not.',
  formHeading: 'Get Your FREE Estimate Today',
  steps: ['You send the basics', 'We measure'],
}
