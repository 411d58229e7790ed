import { defineField, defineType } from 'sanity'
import { fieldText } from '../text-field.ts'

export const closing = defineType({
  name: 'closing',
  title: 'Call to action',
  type: 'object',
  fields: [
    fieldText('heading', 'Heading', 'A question or an offer, such as "Ready for a number?".', 80),
    fieldText('text', 'Text', 'One or two sentences: what to send you, and what happens next.', 240),
    defineField({
      name: 'mailAction',
      title: 'Words on the button',
      type: 'string',
      description:
        'Optional. For the button that sends the short form, such as "Free consultation". Without it, the button says what it usually says.',
      validation: (rule) => rule.max(32).error('Keep it to at most 32 characters.'),
    }),
  ],
})
