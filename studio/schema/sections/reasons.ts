import { defineArrayMember, defineField } from 'sanity'
import { fieldText } from '../text-field.ts'
import { defineSection } from './section.ts'

export const reasons = defineSection({
  name: 'reasons',
  title: 'Points',
  description: 'A list of points: why customers choose you, what they gain, when to call.',
  fields: [
    defineField({
      name: 'purpose',
      title: 'What the points say',
      type: 'string',
      description: 'Decides how the list is announced and checked.',
      options: {
        list: [
          { title: 'Why customers choose us', value: 'why' },
          { title: 'What they gain', value: 'benefits' },
          { title: 'What is included', value: 'features' },
          { title: 'For which properties', value: 'property-types' },
          { title: 'When to call', value: 'when-to-call' },
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
              description: 'A sentence of proof or detail. Optional.',
              validation: (rule) => rule.max(240).error('Keep it to at most 240 characters.'),
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).error('Add at least two points.'),
    }),
  ],
})
