import { defineArrayMember, defineField } from 'sanity'
import { sampleField } from '../../sample-field.ts'
import { fieldText } from '../../text-field.ts'

/** The licenses of the business, a field of it. */
export const licenses = defineField({
  name: 'licences',
  title: 'Licenses',
  type: 'array',
  description:
    'Your licenses with their numbers, at the foot of every page. Replace sample numbers before the site goes live.',
  of: [
    defineArrayMember({
      type: 'object',
      name: 'licence',
      title: 'License',
      fields: [
        fieldText('title', 'License', 'What it is, such as "NC general contractor".'),
        fieldText('number', 'Number', 'The number as the board writes it.'),
        sampleField('the number'),
      ],
    }),
  ],
})
