import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { defineArrayMember, defineField } from 'sanity'
import { fieldText } from '../text-field.ts'
import { defineSection } from './section.ts'
import { lines, text } from './section-fields.ts'

export const serviceCards = defineSection({
  name: 'serviceCards',
  title: 'Service cards',
  icon: ThLargeIcon,
  description: 'The kinds of work this service includes, one card each.',
  fields: [
    defineField({
      name: 'cards',
      title: 'Cards',
      type: 'array',
      description: 'Two to eight cards read best.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'serviceCard',
          title: 'Card',
          fields: [
            fieldText('title', 'Name', 'The kind of work, such as "Cabinet painting".', 60),
            text('text', 'Text', 'One or two sentences: what you do, and when people need it.'),
            lines('features', 'Included', 'Optional. Short points.', 0),
            defineField({
              name: 'price',
              title: 'Price',
              type: 'reference',
              to: [{ type: 'price' }],
              description: 'Optional. Shown on the card.',
            }),
            defineField({
              name: 'service',
              title: 'Leads to',
              type: 'reference',
              to: [{ type: 'service' }],
              description: 'Optional. The service page the card opens.',
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'price.title' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Add at least one card.'),
    }),
  ],
})
