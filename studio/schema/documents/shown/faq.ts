import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField, defineType } from 'sanity'

export const faq = defineType({
  name: 'faq',
  title: 'Question',
  type: 'document',
  icon: HelpCircleIcon,
  description: 'A question that customers ask, with its answer. One question can be on several pages.',
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      type: 'string',
      description: 'As a customer would ask it, with a question mark.',
      validation: (rule) => rule.required().max(140).error('Write the question in at most 140 characters.'),
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      type: 'richText',
      description:
        'Answer in the first sentence. Insert prices and the phone number with the buttons, so that they stay right.',
      validation: (rule) => rule.required().min(1).error('Write an answer.'),
    }),
  ],
  preview: { select: { title: 'question' } },
})
