import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { defineArrayMember, defineField } from 'sanity'
import { fieldText } from '../text-field.ts'
import { defineSection } from './section.ts'

export const reasons = defineSection({
  name: 'reasons',
  title: 'Points',
  icon: CheckmarkIcon,
  description: 'A list of points: why customers choose you, what they get, or when to call.',
  fields: [
    defineField({
      name: 'purpose',
      title: 'What the points say',
      type: 'string',
      description: 'What the list is about, so the page introduces it right.',
      options: {
        list: [
          { title: 'Why customers choose us', value: 'why' },
          { title: 'What they get', value: 'benefits' },
          { title: 'What’s included', value: 'features' },
          { title: 'Which properties it’s for', value: 'property-types' },
          { title: 'When to call', value: 'when-to-call' },
          { title: 'What people want these days', value: 'trends' },
          { title: 'Materials', value: 'materials' },
          { title: 'How long it takes', value: 'timeline' },
        ],
        layout: 'radio',
      },
      validation: (rule) => rule.required().error('Choose what the points say.'),
    }),
    defineField({
      name: 'points',
      title: 'Points',
      type: 'array',
      description: 'One idea each.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'reason',
          title: 'Point',
          fields: [
            fieldText('title', 'Point', 'The point in a few words.', 80),
            defineField({
              name: 'text',
              title: 'Text',
              type: 'text',
              rows: 2,
              description: 'Optional. A sentence with proof or details.',
              validation: (rule) => rule.max(240).error('Keep it to at most 240 characters.'),
            }),
            defineField({
              name: 'price',
              title: 'Price',
              type: 'reference',
              to: [{ type: 'price' }],
              description: 'Optional. Shown next to the point.',
            }),
            defineField({
              name: 'figure',
              title: 'Figure',
              type: 'reference',
              to: [{ type: 'claim' }],
              description: 'Optional. Shown next to the point, such as how long it takes.',
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).error('Add at least two points.'),
    }),
  ],
})
