import { number } from './fields.ts'
import { eachOnce } from './list-fields.ts'

/** How many reviews a page may show. `web/lake/fragments/text/review.ts` asks for as many. */
const AMOUNTS = [2, 3, 4, 5, 6]

/** How many of the newest reviews are shown where they come by themselves. */
export const howManyReviews = (name: string, initialValue: number) =>
  number(name, 'How many reviews', {
    description:
      'This many at most, newest first. A review shows up on its own if it’s about this town or this job.',
    validation: (rule) => rule.integer().min(2).max(6).error('Choose a number from two to six.'),
    options: { list: AMOUNTS, layout: 'radio', direction: 'horizontal' },
    initialValue,
  })

/** The reviews that pages were given by hand before reviews named their town and job. */
export const chosenReviews = eachOnce('reviews', 'Reviews chosen by hand', 'review', {
  description:
    'From before reviews showed up here on their own. They come after the newest ones. Take out the ones you don’t want anymore.',
  hidden: ({ value }) => !Array.isArray(value) || value.length === 0,
})
