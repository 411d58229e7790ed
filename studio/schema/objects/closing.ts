import { defineType } from 'sanity'
import { fieldText } from '../text-field.ts'

export const closing = defineType({
  name: 'closing',
  title: 'Call to action',
  type: 'object',
  fields: [
    fieldText('heading', 'Heading', 'A question or an offer, such as "Ready for a number?".', 80),
    fieldText('text', 'Text', 'One or two sentences: what to send and what happens next.', 240),
  ],
})
