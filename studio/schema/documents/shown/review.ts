import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { StarIcon } from '@sanity/icons/Star'
import { defineType, type ValidationContext } from 'sanity'
import { requiredText, wholeNumber } from '#content/documents/field-kinds.ts'
import { calendarDay } from '#content/hours/business-clock.ts'
import { cleanText } from '#content/text/clean-text.ts'
import { ChooseJob, ChooseTown } from '../../../inputs/choose-town-or-job.tsx'
import { ReviewWords } from '../../../inputs/review-words.tsx'
import {
  amount,
  day,
  fewWords,
  fieldText,
  line,
  number,
  passage,
  richText,
  sampleField,
} from '../../fields.ts'
import { reference } from '../../list-fields.ts'
import { readAs, requiredAs } from '../../rules/read-as.ts'

const namesTownOrJob = (city: unknown, { document }: ValidationContext) =>
  city || document?.service ? true : 'Choose a town or a job, so we know which pages should show the review.'

/** A service or town that is hidden for a season, or deleted, takes no review and no question with it: such references are weak. */
const jobField = (description: string) =>
  reference('service', 'Which job?', 'service', { description, weak: true, components: { input: ChooseJob } })

export const review = defineType({
  name: 'review',
  title: 'Review',
  type: 'document',
  icon: StarIcon,
  description: 'What a customer wrote. Once you’re live, only use real words from real customers.',
  fields: [
    fieldText('author', 'Customer', { description: 'First name and initial, such as "Dana R.".', most: 60 }),
    reference('city', 'Which town?', 'city', {
      description: 'This town’s pages will show the review on their own, newest first.',
      weak: true,
      components: { input: ChooseTown },
      validation: (rule) => rule.custom(namesTownOrJob).warning(),
    }),
    passage('text', 'Their words', {
      description: 'Exactly as they wrote it, complaints and all.',
      rows: 4,
      components: { input: ReviewWords },
      validation: (rule) =>
        requiredAs(rule.max(1000), requiredText, 'Add what the customer wrote, in at most 1,000 characters.'),
    }),
    jobField(
      'This job’s page will show it too. If you choose a town, so will the page for this job in that town.',
    ),
    number('rating', 'Stars', {
      description:
        'How many the customer gave you, from 1 to 5. Leave it empty if they gave none, as in a letter.',
      validation: (rule) => rule.integer().min(1).max(5).error('Choose one to five stars.'),
      options: { list: [1, 2, 3, 4, 5], layout: 'radio', direction: 'horizontal' },
    }),
    day('date', 'Date', {
      description: 'When they wrote it.',
      missing: 'Choose the date of the review.',
      initialValue: () => calendarDay(new Date()),
    }),
    fewWords('place', 'Where they live', {
      description:
        'Optional. Neighborhood or town, such as "Plaza Midwood". Without it, your website uses the town from above.',
      most: 60,
    }),
    fewWords('work', 'What was done', {
      description:
        'Optional. The job in a few words, such as "Interior painting". Without it, your website uses the job from above.',
      most: 60,
    }),
    line('source', 'Source', {
      description: 'Where they wrote it, such as Google or a letter. Visitors see it next to the date.',
      validation: (rule) =>
        rule
          .custom((source) =>
            cleanText(source ?? '') ? true : 'Say where they wrote it: people trust what they can check.',
          )
          .warning(),
    }),
    amount('savings', 'Money saved', {
      description: 'Optional. In dollars, if the customer says what your work saved them.',
      validation: (rule) => readAs(rule, wholeNumber(1, 'Enter an amount in dollars, such as 1,200.')),
    }),
    sampleField('the review'),
  ],
  orderings: [{ title: 'Newest first', name: 'newest', by: [{ field: 'date', direction: 'desc' }] }],
  preview: {
    select: { title: 'author', work: 'work', place: 'place', rating: 'rating' },
    prepare: ({ title, work, place, rating }) => ({
      title,
      subtitle: [rating && '★'.repeat(rating), work, place].filter(Boolean).join(' · '),
    }),
  },
})

export const faq = defineType({
  name: 'faq',
  title: 'Question',
  type: 'document',
  icon: HelpCircleIcon,
  description: 'A question customers ask, and your answer. The same question can be on several pages.',
  fields: [
    line('question', 'Question', {
      description: 'The way a customer would ask it, with a question mark.',
      validation: (rule) =>
        requiredAs(rule.max(140), requiredText, 'Write the question in at most 140 characters.'),
    }),
    richText('answer', 'Answer', {
      description:
        'Answer in the first sentence. Use the buttons for prices and your phone number, so they’re always right.',
      missing: 'Write an answer.',
    }),
    jobField(
      'This job’s page will show the question on its own, after the ones you picked for it. Without a job, add it under “Questions” on the pages you want it on.',
    ),
  ],
  preview: { select: { title: 'question' } },
})
