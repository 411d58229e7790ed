import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineField } from 'sanity'
import { defineSection } from './section.ts'

export const prose = defineSection({
  name: 'prose',
  title: 'Text',
  icon: BlockContentIcon,
  description: 'Anything that doesn’t fit another section, in your own words.',
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      type: 'richText',
      description:
        'Short paragraphs and lists. Use the buttons for prices, figures, and your phone number, so they’re always right.',
      validation: (rule) => rule.required().min(1).error('Write something, or remove the section.'),
    }),
  ],
})
