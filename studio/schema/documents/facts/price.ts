import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { TagIcon } from '@sanity/icons/Tag'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { positiveNumber, wholeNumber } from '#content/documents/field-kinds.ts'
import type { PriceKind, PriceUnit } from '#content/prices/price.ts'
import { cleanText } from '#content/text/clean-text.ts'
import { priceText } from '../../../inputs/price-text.ts'
import { amount, choice, day, fewWords, fieldText, line, number, sampleField, yesOrNo } from '../../fields.ts'
import { lines, reference } from '../../list-fields.ts'
import { datedPreview, datesFit, withDays } from '../../rules/dated-amounts.ts'
import { readAs, requiredAs } from '../../rules/read-as.ts'
import { shownDays } from '../../shown-days.ts'

const KINDS: { title: string; value: PriceKind }[] = [
  { title: 'Exactly this amount', value: 'exact' },
  { title: 'From this amount', value: 'from' },
  { title: 'Between two amounts', value: 'range' },
  { title: 'Quoted for each job', value: 'custom' },
]

const UNITS: { title: string; value: PriceUnit }[] = [
  { title: 'the whole job', value: 'job' },
  { title: 'one square foot', value: 'squareFoot' },
  { title: 'one hour', value: 'hour' },
  { title: 'one door', value: 'door' },
  { title: 'one visit', value: 'visit' },
  { title: 'one month', value: 'month' },
  { title: 'one quarter', value: 'quarter' },
  { title: 'one year', value: 'year' },
]

type Parent = { kind?: PriceKind; minimum?: number } | undefined
const parentOf = (context: { parent?: unknown }): Parent => context.parent ?? undefined
const isCustom = (context: { parent?: unknown }) => parentOf(context)?.kind === 'custom'
const isNoRange = (context: { parent?: unknown }) => parentOf(context)?.kind !== 'range'

const CENTS = 'Enter an amount in dollars and cents, such as 2.50.'
const NO_AMOUNT = 'Enter the amount in dollars, such as 2.50.'

/** What the price reads like depends on these fields. */
const PREVIEWED = ['title', 'kind', 'minimum', 'maximum', 'openEnded', 'unit', 'unitInFull', 'terms', 'label']

const dated = defineField({
  name: 'dated',
  title: 'New amounts and offers, with dates',
  type: 'array',
  description:
    'A new amount from a day on, or an offer until a day. Your website changes by itself on that day, and back again.',
  of: [
    defineArrayMember({
      type: 'object',
      name: 'datedAmount',
      title: 'Amount with dates',
      fields: [
        day('shownFrom', 'From', { description: 'The first day. Leave it empty if it’s from now on.' }),
        day('shownUntil', 'Until', {
          description: 'The last day. Leave it empty if it’s for good. Visitors read when an offer ends.',
        }),
        amount('minimum', 'Amount', {
          description: 'In dollars. For a range, this is the lower amount.',
          validation: (rule) => requiredAs(rule, wholeNumber(0, CENTS), NO_AMOUNT),
        }),
        amount('maximum', 'Upper amount', {
          description: 'In dollars. Only for a range.',
          validation: (rule) => readAs(rule, wholeNumber(0, CENTS)),
          hidden: ({ document }) => document?.kind !== 'range',
        }),
      ],
      preview: {
        select: { shownFrom: 'shownFrom', shownUntil: 'shownUntil', minimum: 'minimum', maximum: 'maximum' },
        prepare: (fields) => datedPreview(fields),
      },
      validation: (rule) => rule.custom(datesFit),
    }),
  ],
  hidden: isCustom,
})

export const price = defineType({
  name: 'price',
  title: 'Price',
  type: 'document',
  icon: TagIcon,
  description: 'One price. Change it here, and it changes on every page, answer, and list that shows it.',
  fields: [
    fieldText('title', 'What it’s for', { description: 'A short name, such as "Interior painting".' }),
    choice('kind', 'Kind of price', {
      description: 'Decides whether the site writes "$95", "from $95", or "$75–150".',
      missing: 'Choose the kind of price.',
      options: { list: KINDS, layout: 'radio' },
      initialValue: 'from',
    }),
    amount('minimum', 'Amount', {
      description: 'In dollars, such as 2.50. For a range, this is the lower amount.',
      validation: (rule) => [
        readAs(rule, wholeNumber(0, CENTS)),
        rule.custom((cents, context) => (isCustom(context) || cents !== undefined ? true : NO_AMOUNT)),
      ],
      hidden: isCustom,
    }),
    amount('maximum', 'Upper amount', {
      description: 'In dollars. Only for a range.',
      validation: (rule) => [
        readAs(rule, wholeNumber(0, 'Enter an amount in dollars and cents, such as 150.')),
        rule.custom((cents, context) => {
          const parent = parentOf(context)
          if (parent?.kind !== 'range') return true
          if (cents === undefined) return 'Enter the upper amount in dollars, such as 150.'
          return cents > (parent.minimum ?? 0) || 'The upper amount must be more than the lower one.'
        }),
      ],
      hidden: isNoRange,
    }),
    yesOrNo('openEnded', 'Can be more', {
      description: 'Adds a plus sign after the upper amount, such as $25,000–75,000+.',
      hidden: isNoRange,
    }),
    choice('unit', 'The amount pays for', {
      description: 'Shown after the amount, such as "/sq ft".',
      missing: 'Choose what the amount pays for.',
      options: { list: UNITS },
      initialValue: 'job',
    }),
    number('leastUnits', 'Minimum you bill', {
      description: 'Optional. Enter 1 if you bill at least one hour, for example.',
      validation: (rule) => readAs(rule, positiveNumber('Enter a number above zero, such as 1.')),
      hidden: isCustom,
    }),
    yesOrNo('unitInFull', 'Spell out the unit', {
      description: 'Shows "/hour", "/door", and "/job" instead of "/hr", "per door", and nothing.',
      hidden: isCustom,
    }),
    fewWords('terms', 'What’s extra', {
      description: 'Optional. A few words after the price, such as "plus materials".',
      most: 60,
    }),
    line('label', 'Words instead of an amount', {
      description: 'Such as "Custom pricing".',
      validation: (rule) =>
        rule.custom((words, context) =>
          !isCustom(context) || cleanText(words ?? '')
            ? true
            : 'Write the words to show instead of an amount.',
        ),
      hidden: (context) => !isCustom(context),
    }),
    fewWords('covers', 'What it covers', {
      description: 'One line for the price list, such as "Walls, ceilings, and trim, two coats".',
      most: 120,
    }),
    fewWords('visitLength', 'How long the visit takes', {
      description: 'Optional. Shown with the price and in the estimate, such as "1–2 hours" or "Half a day".',
      most: 40,
    }),
    reference('service', 'Service', 'service', {
      description:
        'The service it’s listed under on your prices page. Without one, it’s under "Other prices".',
      weak: true,
    }),
    reference('town', 'Only in this town', 'city', {
      description: 'Only if this price is just for one town. Your prices page lists it separately.',
      weak: true,
    }),
    dated,
    sampleField('the price'),
  ],
  orderings: [{ title: 'Name', name: 'title', by: [{ field: 'title', direction: 'asc' }] }],
  preview: {
    select: Object.fromEntries(PREVIEWED.map((name) => [name, name])),
    prepare: (fields) => ({ title: fields.title, subtitle: priceText(fields) ?? 'Amount missing' }),
  },
})

export const plan = defineType({
  name: 'plan',
  title: 'Maintenance plan',
  type: 'document',
  icon: CheckmarkIcon,
  description: 'A maintenance plan that customers can choose.',
  fields: [
    fieldText('title', 'Name', { description: 'Such as "Essential".', most: 40 }),
    reference('price', 'Price', 'price', {
      description: 'What it costs. For a custom plan, make a price with "Quoted for each job".',
      missing: 'Choose the price of the plan.',
    }),
    fieldText('bestFor', 'Best for', { description: 'Who it’s right for, in one line.', most: 100 }),
    lines('features', 'Included', {
      description: 'What the customer gets, one thing per line.',
      least: 2,
      error: 'Add at least two points.',
    }),
    fewWords('highlight', 'Words on a badge', {
      description: 'Such as "Most Popular". Leave it empty for the other plans.',
      most: 24,
    }),
    ...shownDays,
  ],
  preview: {
    select: { title: 'title', bestFor: 'bestFor', shownFrom: 'shownFrom', shownUntil: 'shownUntil' },
    prepare: ({ title, bestFor, ...when }) => ({ title, subtitle: withDays(bestFor, when) }),
  },
})
