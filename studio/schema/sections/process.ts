import { OlistIcon } from '@sanity/icons/Olist'
import { defineArrayMember, defineField } from 'sanity'
import { fieldText } from '../text-field.ts'
import { defineSection } from './section.ts'
import { text } from './section-fields.ts'

export const process = defineSection({
  name: 'process',
  title: 'Steps',
  icon: OlistIcon,
  description: 'How the work goes, step by step. The website adds the numbers.',
  fields: [
    defineField({
      name: 'steps',
      title: 'Steps',
      type: 'array',
      description: 'Three to six steps read best.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'processStep',
          title: 'Step',
          fields: [
            fieldText('title', 'Step', 'Two to four words, such as "Final walk-through".', 60),
            text('text', 'Text', 'What happens in this step, in a sentence or two.'),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).error('Add at least two steps.'),
    }),
  ],
})
