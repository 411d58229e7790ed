import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineField } from 'sanity'
import { defineSection } from './section.ts'

export const prose = defineSection({
  name: 'prose',
  title: 'Text',
  icon: BlockContentIcon,
  description: 'What no other section has a place for, in your own words.',
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      type: 'richText',
      description:
        'Short paragraphs and lists. Prices, claims and the phone number come from their own documents.',
      validation: (rule) => rule.required().min(1).error('Write the text, or remove the section.'),
    }),
  ],
})
