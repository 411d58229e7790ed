import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { defineField, defineType } from 'sanity'
import { fieldText } from '../../text-field.ts'

export const plan = defineType({
  name: 'plan',
  title: 'Maintenance plan',
  type: 'document',
  icon: CheckmarkIcon,
  description: 'A maintenance plan that customers can choose.',
  fields: [
    fieldText('title', 'Name', 'Such as "Essential".', 40),
    defineField({
      name: 'price',
      title: 'Price',
      type: 'reference',
      to: [{ type: 'price' }],
      description: 'What it costs. For a custom plan, make a price with "Quoted for each job".',
      validation: (rule) => rule.required().error('Choose the price of the plan.'),
    }),
    fieldText('bestFor', 'Best for', 'Who it’s right for, in one line.', 100),
    defineField({
      name: 'features',
      title: 'Included',
      type: 'array',
      of: [{ type: 'string' }],
      description: 'What the customer gets, one thing per line.',
      validation: (rule) => rule.required().min(2).error('Add at least two points.'),
    }),
    defineField({
      name: 'highlight',
      title: 'Words on a badge',
      type: 'string',
      description: 'Such as "Most Popular". Leave it empty for the other plans.',
      validation: (rule) => rule.max(24).error('Keep it to at most 24 characters.'),
    }),
  ],
  preview: { select: { title: 'title', subtitle: 'bestFor' } },
})
