import { CommentIcon } from '@sanity/icons/Comment'
import { fieldText } from '../text-field.ts'
import { defineSection } from './section.ts'
import { lines, text } from './section-fields.ts'

export const consultation = defineSection({
  name: 'consultation',
  title: 'Free consultation',
  icon: CommentIcon,
  description:
    'An offer to look at the job together first. Its button goes to the form at the end of the page. If the page starts with an emergency notice, visitors report the emergency right here.',
  fields: [
    text('text', 'Text', 'What the visit includes and what the customer gets out of it.', 400),
    lines('points', 'Included', 'Optional. Short points.', 0),
    fieldText(
      'action',
      'Words on the button',
      'What the visitor asks for, such as "Book a color consultation".',
      40,
    ),
  ],
})
