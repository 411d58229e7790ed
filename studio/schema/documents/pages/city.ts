import { PinIcon } from '@sanity/icons/Pin'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { DollarDiff } from '../../../inputs/dollar-diff.tsx'
import { DollarInput } from '../../../inputs/dollar-input.tsx'
import { chosenReviews, howManyReviews } from '../../review-fields.ts'
import { fieldText } from '../../text-field.ts'
import { addressField, closingField, heroField, seoField } from './page-fields.ts'
import { zipCodeFields } from './zip-code-fields.ts'

const lines = (name: string, title: string, description: string, group: string) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [{ type: 'string' }],
    description,
    group,
    options: { layout: 'tags' },
  })

const questions = defineField({
  name: 'questions',
  title: 'Questions',
  type: 'array',
  group: 'page',
  description: 'What customers here ask, most asked first.',
  of: [defineArrayMember({ type: 'reference', to: [{ type: 'faq' }] })],
  validation: (rule) => rule.unique().error('Choose each only once.'),
})

export const city = defineType({
  name: 'city',
  title: 'City',
  type: 'document',
  icon: PinIcon,
  description: 'A city or town you serve. The page shows what is filled in and leaves out the rest.',
  groups: [
    { name: 'page', title: 'Page', default: true },
    { name: 'facts', title: 'Facts' },
    { name: 'search', title: 'Search engines' },
  ],
  fields: [
    { ...fieldText('name', 'Name', 'Without the state, such as "Matthews".', 60), group: 'page' },
    { ...addressField('city'), group: 'page' },
    defineField({
      name: 'state',
      title: 'State',
      type: 'string',
      group: 'page',
      description: 'The state it lies in.',
      options: { list: ['NC', 'SC'], layout: 'radio', direction: 'horizontal' },
      initialValue: 'NC',
      validation: (rule) => rule.required().error('Choose the state.'),
    }),
    defineField({
      name: 'tier',
      title: 'How far you serve it',
      type: 'string',
      group: 'page',
      description: 'Primary towns come first in menus and lists.',
      options: {
        list: [
          { title: 'Primary', value: 'primary' },
          { title: 'Extended', value: 'extended' },
          { title: 'On request', value: 'nearby' },
        ],
        layout: 'radio',
      },
      validation: (rule) => rule.required().error('Choose how far you serve it.'),
    }),
    defineField({
      name: 'order',
      title: 'Place in lists',
      type: 'number',
      group: 'page',
      description: 'Towns are listed by this number, the smallest first.',
      validation: (rule) => rule.required().integer().min(1).error('Write a whole number, such as 3.'),
    }),
    { ...heroField, group: 'page' },
    defineField({
      name: 'serviceTexts',
      title: 'What each main service means here',
      type: 'array',
      group: 'page',
      description:
        'A text of its own for a main service in this town. Without one the card shows the text of the service.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'serviceText',
          title: 'Service here',
          fields: [
            defineField({
              name: 'service',
              title: 'Service',
              type: 'reference',
              to: [{ type: 'service' }],
              description: 'The main service.',
              validation: (rule) => rule.required().error('Choose the service.'),
            }),
            fieldText('text', 'Text', 'One or two sentences about this service in this town.', 220),
          ],
          preview: { select: { title: 'service.title', subtitle: 'text' } },
        }),
      ],
    }),
    defineField({
      name: 'reasons',
      title: 'Why people here call you',
      type: 'array',
      of: [{ type: 'string' }],
      group: 'page',
      description: 'Four to six short points that are true of this town.',
    }),
    defineField({
      name: 'about',
      title: 'About the town',
      type: 'richText',
      group: 'page',
      description: 'Houses, streets and rules that matter for the work.',
    }),
    { ...howManyReviews('mostReviews', 5), group: 'page' },
    { ...chosenReviews, group: 'page' },
    questions,
    { ...closingField, group: 'page' },
    ...zipCodeFields.map((field) => ({ ...field, group: 'facts' })),
    {
      ...lines('counties', 'Counties', 'Without the word "County".', 'facts'),
      validation: (rule) => rule.required().min(1).error('Name the county.'),
    },
    defineField({
      name: 'location',
      title: 'Position',
      type: 'geopoint',
      group: 'facts',
      description:
        'Latitude and longitude in degrees, such as 35.1168 and -80.7237: a map service shows them. The drawn map leaves out a town without them.',
    }),
    lines('neighborhoods', 'Neighborhoods', 'Names people here use.', 'facts'),
    lines('landmarks', 'Landmarks', 'Places everyone here knows.', 'facts'),
    defineField({
      name: 'population',
      title: 'Population',
      type: 'number',
      group: 'facts',
      description: 'From the 2020 census.',
      validation: (rule) => rule.integer().positive().error('Write a whole number.'),
    }),
    defineField({
      name: 'founded',
      title: 'Founded',
      type: 'number',
      group: 'facts',
      description: 'The year.',
      validation: (rule) => rule.integer().min(1600).max(2100).error('Write a year, such as 1879.'),
    }),
    defineField({
      name: 'areaSquareMiles',
      title: 'Area in square miles',
      type: 'number',
      group: 'facts',
      description: 'Optional.',
      validation: (rule) => rule.positive().error('Write a number above zero.'),
    }),
    defineField({
      name: 'government',
      title: 'Government',
      type: 'string',
      group: 'facts',
      description: 'Such as "Mayor and board of commissioners".',
    }),
    lines('economy', 'Economy', 'What people here work in.', 'facts'),
    lines('attractions', 'Attractions', 'What people here visit.', 'facts'),
    defineField({
      name: 'travelTime',
      title: 'Travel time from the office',
      type: 'string',
      group: 'facts',
      description: 'In words, such as "15-25 minutes".',
    }),
    defineField({
      name: 'averageHomeValue',
      title: 'Average home value',
      type: 'number',
      group: 'facts',
      description: 'In dollars.',
      components: { input: DollarInput, diff: DollarDiff },
      validation: (rule) => rule.integer().positive().error('Write an amount in dollars, such as 425,000.'),
    }),
    lines('propertyTypes', 'Kinds of property', 'What you look after here, such as "Lake houses".', 'facts'),
    lines('popularRenovations', 'Popular renovations', 'What people here renovate most.', 'facts'),
    lines('activeAreas', 'Where people build', 'Areas with new construction.', 'facts'),
    defineField({
      name: 'development',
      title: 'What is being built',
      type: 'string',
      group: 'facts',
      description: 'In one line, such as "Infill homes and townhomes".',
      validation: (rule) => rule.max(120).error('Keep it to at most 120 characters.'),
    }),
    defineField({
      name: 'projectTimeline',
      title: 'How long building takes',
      type: 'reference',
      to: [{ type: 'claim' }],
      group: 'facts',
      description: 'The claim that holds the usual time of a project here.',
    }),
    defineField({
      name: 'climate',
      title: 'Climate',
      type: 'text',
      rows: 2,
      group: 'facts',
      description: 'What weather and trees do to houses here, in one or two sentences.',
      validation: (rule) => rule.max(300).error('Keep it to at most 300 characters.'),
    }),
    { ...seoField, group: 'search' },
  ],
  orderings: [{ title: 'As on the site', name: 'order', by: [{ field: 'order', direction: 'asc' }] }],
  preview: {
    select: { title: 'name', state: 'state', tier: 'tier', media: 'hero.picture' },
    prepare: ({ title, state, tier, media }) => ({
      title: `${title ?? ''}, ${state ?? ''}`,
      subtitle: tier,
      media,
    }),
  },
})
