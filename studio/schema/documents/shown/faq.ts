import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField, defineType } from 'sanity'
import { ChooseJob } from '../../../inputs/choose-town-or-job.ts'

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
    defineField({
      name: 'service',
      title: 'Which job?',
      type: 'reference',
      to: [{ type: 'service' }],
      // A service that is hidden for a season, or deleted, takes no question with it.
      weak: true,
      components: { input: ChooseJob },
      description:
        'The page of this service shows the question by itself, after those that were chosen for it. Without a job, choose it at “Questions” on the pages that should show it.',
    }),
  ],
  preview: { select: { title: 'question' } },
})
