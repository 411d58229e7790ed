import { TagIcon } from '@sanity/icons/Tag'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from './section.ts'

export const pricing = defineSection({
  name: 'pricing',
  title: 'Price list',
  icon: TagIcon,
  description: 'A list of your prices. When you change a price, it changes here too.',
  fields: [
    defineField({
      name: 'prices',
      title: 'Prices',
      type: 'array',
      description: 'The prices to show, in this order.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'price' }] })],
      validation: (rule) =>
        rule.required().min(1).unique().error('Choose at least one price, each one only once.'),
    }),
  ],
})
