import { StarIcon } from '@sanity/icons/Star'
import { defineSection } from './section.ts'
import { documents } from './section-fields.ts'

export const reviews = defineSection({
  name: 'reviews',
  title: 'Reviews',
  icon: StarIcon,
  description: 'What customers wrote. The first one is shown large.',
  fields: [documents('reviews', 'Reviews', 'review', 'The reviews to show, best first.')],
})
