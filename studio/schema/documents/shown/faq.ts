import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { defineField, defineType } from 'sanity'
import { ChooseJob } from '../../../inputs/choose-town-or-job.ts'

export const faq = defineType({
  name: 'faq',
  title: 'Question',
  type: 'document',
  icon: HelpCircleIcon,
  description: 'A question customers ask, and your answer. The same question can be on several pages.',
  fields: [
    defineField({
      name: 'question',
      title: 'Question',
      type: 'string',
      description: 'The way a customer would ask it, with a question mark.',
      validation: (rule) => rule.required().max(140).error('Write the question in at most 140 characters.'),
    }),
    defineField({
      name: 'answer',
      title: 'Answer',
      type: 'richText',
      description:
        'Answer in the first sentence. Use the buttons for prices and your phone number, so they’re always right.',
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
        'This job’s page will show the question on its own, after the ones you picked for it. Without a job, add it under “Questions” on the pages you want it on.',
    }),
  ],
  preview: { select: { title: 'question' } },
})
