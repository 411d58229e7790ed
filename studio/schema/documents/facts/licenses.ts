import { defineField } from 'sanity'
import { fieldText, reference, sampleField, things, webAddress } from '../../fields.ts'

/** The licenses of the business, a field of it. */
export const licenses = things(
  'licences',
  'Licenses',
  'Your licenses and their numbers, next to every form. Replace the sample numbers before you go live.',
  {
    name: 'licence',
    title: 'License',
    fields: [
      fieldText('title', 'License', 'What it is, such as "NC general contractor".'),
      fieldText('number', 'Number', 'The number, exactly as the board writes it.'),
      webAddress(
        'lookup',
        'Where to look it up',
        'The page where the board lets anyone search for a license. Visitors open it in a new tab.',
        false,
      ),
      sampleField('the number'),
    ],
  },
)

/** Who insures the business, a field of it. */
export const insurance = defineField({
  name: 'insurance',
  title: 'Insurance',
  type: 'object',
  description: 'Who insures you, and for what. Visitors read it next to every form.',
  fields: [
    fieldText(
      'text',
      'Insurer',
      'The company and what it covers, such as "Example Mutual, liability and workers’ compensation."',
      160,
    ),
    sampleField('the insurer'),
  ],
})

/** What the business promises of its work, a field of it. */
export const warranty = defineField({
  name: 'warranty',
  title: 'Warranty',
  type: 'object',
  description:
    'What customers get if your work fails, and for how long. Visitors read it next to every form.',
  fields: [
    reference(
      'term',
      'How long',
      'claim',
      'Choose the figure for how long your warranty lasts.',
      'Choose how long your warranty lasts.',
    ),
    fieldText(
      'text',
      'What they get',
      'One sentence, such as "If our work fails, we’ll fix it free, parts and labor."',
      160,
    ),
  ],
})
