import { defineArrayMember, defineField } from 'sanity'
import { sampleField } from '../../sample-field.ts'
import { fieldText } from '../../text-field.ts'

/** The licenses of the business, a field of it. */
export const licenses = defineField({
  name: 'licences',
  title: 'Licenses',
  type: 'array',
  description:
    'Your licenses and their numbers, at the bottom of every page. Replace the sample numbers before you go live.',
  of: [
    defineArrayMember({
      type: 'object',
      name: 'licence',
      title: 'License',
      fields: [
        fieldText('title', 'License', 'What it is, such as "NC general contractor".'),
        fieldText('number', 'Number', 'The number, exactly as the board writes it.'),
        sampleField('the number'),
      ],
    }),
  ],
})
