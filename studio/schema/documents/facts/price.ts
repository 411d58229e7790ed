import { TagIcon } from '@sanity/icons/Tag'
import { defineField, defineType } from 'sanity'
import type { PriceKind } from '#content/prices/price.ts'
import { DollarDiff } from '../../../inputs/dollar-diff.tsx'
import { DollarInput } from '../../../inputs/dollar-input.tsx'
import { priceKinds, priceText, priceUnits } from '../../price-text.ts'
import { fieldText } from '../../text-field.ts'

type Parent = { kind?: PriceKind; minimum?: number } | undefined
const parentOf = (context: { parent?: unknown }): Parent => context.parent ?? undefined

export const price = defineType({
  name: 'price',
  title: 'Price',
  type: 'document',
  icon: TagIcon,
  description: 'One price. Change it here, and it changes on every page, answer, and list that shows it.',
  fields: [
    fieldText('title', 'What it’s for', 'A short name, such as "Interior painting".', 80),
    defineField({
      name: 'kind',
      title: 'Kind of price',
      type: 'string',
      description: 'Decides whether the site writes "$95", "from $95", or "$75–150".',
      options: { list: priceKinds, layout: 'radio' },
      initialValue: 'from',
      validation: (rule) => rule.required().error('Choose the kind of price.'),
    }),
    defineField({
      name: 'minimum',
      title: 'Amount',
      type: 'number',
      description: 'In dollars, such as 2.50. For a range, this is the lower amount.',
      components: { input: DollarInput, diff: DollarDiff },
      hidden: ({ parent }) => parent?.kind === 'custom',
      validation: (rule) => [
        rule.integer().min(0).error('Enter an amount in dollars and cents, such as 2.50.'),
        rule.custom((cents, context) =>
          parentOf(context)?.kind === 'custom' || cents !== undefined
            ? true
            : 'Enter the amount in dollars, such as 2.50.',
        ),
      ],
    }),
    defineField({
      name: 'maximum',
      title: 'Upper amount',
      type: 'number',
      description: 'In dollars. Only for a range.',
      components: { input: DollarInput, diff: DollarDiff },
      hidden: ({ parent }) => parent?.kind !== 'range',
      validation: (rule) => [
        rule.integer().min(0).error('Enter an amount in dollars and cents, such as 150.'),
        rule.custom((cents, context) => {
          const parent = parentOf(context)
          if (parent?.kind !== 'range') return true
          if (cents === undefined) return 'Enter the upper amount in dollars, such as 150.'
          return cents > (parent.minimum ?? 0) || 'The upper amount must be more than the lower one.'
        }),
      ],
    }),
    defineField({
      name: 'openEnded',
      title: 'Can be more',
      type: 'boolean',
      description: 'Adds a plus sign after the upper amount, such as $25,000–75,000+.',
      hidden: ({ parent }) => parent?.kind !== 'range',
    }),
    defineField({
      name: 'unit',
      title: 'The amount pays for',
      type: 'string',
      description: 'Shown after the amount, such as "/sq ft".',
      options: { list: priceUnits },
      initialValue: 'job',
      validation: (rule) => rule.required().error('Choose what the amount pays for.'),
    }),
    defineField({
      name: 'leastUnits',
      title: 'Minimum you bill',
      type: 'number',
      description: 'Optional. Enter 1 if you bill at least one hour, for example.',
      hidden: ({ parent }) => parent?.kind === 'custom',
      validation: (rule) => rule.positive().error('Enter a number above zero, such as 1.'),
    }),
    defineField({
      name: 'unitInFull',
      title: 'Spell out the unit',
      type: 'boolean',
      description: 'Shows "/hour", "/door", and "/job" instead of "/hr", "per door", and nothing.',
      hidden: ({ parent }) => parent?.kind === 'custom',
    }),
    defineField({
      name: 'terms',
      title: 'What’s extra',
      type: 'string',
      description: 'Optional. A few words after the price, such as "plus materials".',
      validation: (rule) => rule.max(60).error('Keep it to at most 60 characters.'),
    }),
    defineField({
      name: 'label',
      title: 'Words instead of an amount',
      type: 'string',
      description: 'Such as "Custom pricing".',
      hidden: ({ parent }) => parent?.kind !== 'custom',
      validation: (rule) =>
        rule.custom((words, context) =>
          parentOf(context)?.kind !== 'custom' || words
            ? true
            : 'Write the words to show instead of an amount.',
        ),
    }),
    defineField({
      name: 'covers',
      title: 'What it covers',
      type: 'string',
      description: 'One line for the price list, such as "Walls, ceilings, and trim, two coats".',
      validation: (rule) => rule.max(120).error('Keep it to at most 120 characters.'),
    }),
    defineField({
      name: 'service',
      title: 'Service',
      type: 'reference',
      to: [{ type: 'service' }],
      weak: true,
      description:
        'The service it’s listed under on your prices page. Without one, it’s under "Other prices".',
    }),
    defineField({
      name: 'town',
      title: 'Only in this town',
      type: 'reference',
      to: [{ type: 'city' }],
      weak: true,
      description: 'Only if this price is just for one town. Your prices page lists it separately.',
    }),
  ],
  orderings: [{ title: 'Name', name: 'title', by: [{ field: 'title', direction: 'asc' }] }],
  preview: {
    select: {
      title: 'title',
      kind: 'kind',
      minimum: 'minimum',
      maximum: 'maximum',
      openEnded: 'openEnded',
      unit: 'unit',
      unitInFull: 'unitInFull',
      terms: 'terms',
      label: 'label',
    },
    prepare: (fields) => ({ title: fields.title, subtitle: priceText(fields) ?? 'Amount missing' }),
  },
})
