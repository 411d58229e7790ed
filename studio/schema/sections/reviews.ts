import { StarIcon } from '@sanity/icons/Star'
import { chosenReviews, howManyReviews } from '../review-fields.ts'
import { defineSection } from './section.ts'

export const reviews = defineSection({
  name: 'reviews',
  title: 'Reviews',
  icon: StarIcon,
  description:
    'What customers wrote: the newest reviews about this page’s town or job. The first one is the big one.',
  fields: [howManyReviews('most', 3), chosenReviews],
})
