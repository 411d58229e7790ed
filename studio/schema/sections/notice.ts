import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { defineField } from 'sanity'
import { defineSection } from './section.ts'

export const notice = defineSection({
  name: 'notice',
  title: 'Notice',
  icon: WarningOutlineIcon,
  description: 'A message in a box that nobody should miss, such as what to do in an emergency.',
  fields: [
    defineField({
      name: 'urgency',
      title: 'How urgent',
      type: 'string',
      description: 'An emergency gets the red box with a call button.',
      options: {
        list: [
          { title: 'Emergency', value: 'emergency' },
          { title: 'Safety', value: 'safety' },
          { title: 'Good to know', value: 'information' },
        ],
        layout: 'radio',
      },
      validation: (rule) => rule.required().error('Choose how urgent this is.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'richText',
      description: 'What to do, in short sentences.',
      validation: (rule) => rule.required().min(1).error('Write what to do.'),
    }),
  ],
})
