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
  city || document?.service ? true : 'Choose a town or a job, so that its pages show the review.'

export const review = defineType({
  name: 'review',
  title: 'Review',
  type: 'document',
  icon: StarIcon,
  description: 'What a customer wrote. Only real words of real customers may be shown on a live site.',
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
      description: 'The pages of this town show the review by themselves, the newest first.',
      validation: (rule) => rule.custom(namesTownOrJob).warning(),
    }),
    defineField({
      name: 'text',
      title: 'Their words',
      type: 'text',
      rows: 4,
      description: 'As they wrote it. One to four sentences read best.',
      validation: (rule) =>
        rule.required().max(600).error('Put in what the customer wrote, at most 600 characters.'),
    }),
    defineField({
      name: 'service',
      title: 'Which job?',
      type: 'reference',
      to: [{ type: 'service' }],
      weak: true,
      components: { input: ChooseJob },
      description:
        'The page of this service shows it too; with a town, so does the page of the job in that town.',
    }),
    defineField({
      name: 'rating',
      title: 'Stars',
      type: 'number',
      description:
        'From 1 to 5, as the customer gave them. Leave it empty when they gave none, as in a letter.',
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
      'Neighborhood or town, such as "Plaza Midwood". Without it, the page names the town from above.',
      60,
    ),
    optionalText(
      'work',
      'What was done',
      'The job in a few words, such as "Interior painting". Without it, the page names the job from above.',
      60,
    ),
    defineField({
      name: 'source',
      title: 'Source',
      type: 'string',
      description: 'Where it was written, such as a reviews page or a letter.',
    }),
    defineField({
      name: 'savings',
      title: 'Money saved',
      type: 'number',
      description: 'In dollars, when the customer names what the work saved them.',
      components: { input: DollarInput, diff: DollarDiff },
      validation: (rule) => rule.integer().positive().error('Write an amount in dollars, such as 1200.'),
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
