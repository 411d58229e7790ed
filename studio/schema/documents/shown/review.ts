import { StarIcon } from '@sanity/icons/Star'
import { defineField, defineType, type ValidationContext } from 'sanity'
import { calendarDay } from '#content/hours/charlotte-clock.ts'
import { ChooseJob, ChooseTown } from '../../../inputs/choose-town-or-job.ts'
import { DateInput } from '../../../inputs/date-input.tsx'
import { DollarDiff } from '../../../inputs/dollar-diff.tsx'
import { DollarInput } from '../../../inputs/dollar-input.tsx'
import { sampleField } from '../../sample-field.ts'
import { fieldText, optionalText } from '../../text-field.ts'

const namesTownOrJob = (city: unknown, { document }: ValidationContext) =>
  city || document?.service ? true : 'Choose a town or a job, so we know which pages should show the review.'

export const review = defineType({
  name: 'review',
  title: 'Review',
  type: 'document',
  icon: StarIcon,
  description: 'What a customer wrote. Once you’re live, only use real words from real customers.',
  fields: [
    fieldText('author', 'Customer', 'First name and initial, such as "Dana R.".', 60),
    defineField({
      name: 'city',
      title: 'Which town?',
      type: 'reference',
      to: [{ type: 'city' }],
      // A town that is hidden for a season, or deleted, takes no review with it.
      weak: true,
      components: { input: ChooseTown },
      description: 'This town’s pages will show the review on their own, newest first.',
      validation: (rule) => rule.custom(namesTownOrJob).warning(),
    }),
    defineField({
      name: 'text',
      title: 'Their words',
      type: 'text',
      rows: 4,
      description: 'Exactly as they wrote it, complaints and all.',
      validation: (rule) =>
        rule.required().max(1000).error('Add what the customer wrote, in at most 1,000 characters.'),
    }),
    defineField({
      name: 'service',
      title: 'Which job?',
      type: 'reference',
      to: [{ type: 'service' }],
      weak: true,
      components: { input: ChooseJob },
      description:
        'This job’s page will show it too. If you choose a town, so will the page for this job in that town.',
    }),
    defineField({
      name: 'rating',
      title: 'Stars',
      type: 'number',
      description:
        'How many the customer gave you, from 1 to 5. Leave it empty if they gave none, as in a letter.',
      options: { list: [1, 2, 3, 4, 5], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.integer().min(1).max(5).error('Choose one to five stars.'),
    }),
    defineField({
      name: 'date',
      title: 'Date',
      type: 'date',
      components: { input: DateInput },
      initialValue: () => calendarDay(new Date()),
      description: 'When they wrote it.',
      validation: (rule) => rule.required().error('Choose the date of the review.'),
    }),
    optionalText(
      'place',
      'Where they live',
      'Optional. Neighborhood or town, such as "Plaza Midwood". Without it, your website uses the town from above.',
      60,
    ),
    optionalText(
      'work',
      'What was done',
      'Optional. The job in a few words, such as "Interior painting". Without it, your website uses the job from above.',
      60,
    ),
    defineField({
      name: 'source',
      title: 'Source',
      type: 'string',
      description: 'Where they wrote it, such as Google or a letter. Visitors see it next to the date.',
      validation: (rule) =>
        rule
          .custom((source) =>
            source?.trim() ? true : 'Say where they wrote it: people trust what they can check.',
          )
          .warning(),
    }),
    defineField({
      name: 'savings',
      title: 'Money saved',
      type: 'number',
      description: 'Optional. In dollars, if the customer says what your work saved them.',
      components: { input: DollarInput, diff: DollarDiff },
      validation: (rule) => rule.integer().positive().error('Enter an amount in dollars, such as 1,200.'),
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
