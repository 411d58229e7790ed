import { StarIcon } from '@sanity/icons/Star'
import { chosenReviews, howManyReviews } from '../review-fields.ts'
import { defineSection } from './section.ts'

export const reviews = defineSection({
  name: 'reviews',
  title: 'Reviews',
  icon: StarIcon,
  description:
    'What customers wrote: the newest reviews that name the town or the job of this page. The first one is shown large.',
  fields: [howManyReviews('most', 3), chosenReviews],
})
