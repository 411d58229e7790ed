import { PinIcon } from '@sanity/icons/Pin'
import { type ConfigContext, defineArrayMember, defineField, defineType } from 'sanity'
import { SANITY_API_VERSION } from '#content/environment/lake.ts'
import { HeroOfNewPage } from '../../../inputs/new-page.tsx'
import { chosenReviews, howManyReviews } from '../../review-fields.ts'
import { fieldText } from '../../text-field.ts'
import { cityFacts, countiesField, positionField, zipCodesField } from './city-facts.ts'
import { addressField, closingField, heroField, seoField } from './page-fields.ts'

const questions = defineField({
  name: 'questions',
  title: 'Questions',
  type: 'array',
  group: 'page',
  description: 'What customers here ask you, most common first.',
  of: [defineArrayMember({ type: 'reference', to: [{ type: 'faq' }] })],
  validation: (rule) => rule.unique().error('Choose each one only once.'),
})

const STATES = ['NC', 'SC']

const TIERS = [
  { title: 'Primary', value: 'primary' },
  { title: 'Extended', value: 'extended' },
  { title: 'On request', value: 'nearby' },
] as const

/** A new town comes last. */
async function lastPlace(_: unknown, { getClient }: Pick<ConfigContext, 'getClient'>): Promise<number> {
  const client = getClient({ apiVersion: SANITY_API_VERSION })
  return ((await client.fetch<number | null>('math::max(*[_type == "city"].order)')) ?? 0) + 1
}

const PLACE = 'Enter a whole number above zero, such as 3.'
const isPlace = (place: unknown) => Number.isInteger(place) && Number(place) > 0

export const city = defineType({
  name: 'city',
  title: 'City',
  type: 'document',
  icon: PinIcon,
  description: 'A city or town you serve. Its page shows what you fill in and leaves out the rest.',
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
      description: 'The state it’s in.',
      options: {
        list: STATES.map((state) => ({ title: state, value: state })),
        layout: 'radio',
        direction: 'horizontal',
      },
      initialValue: 'NC',
      validation: (rule) => rule.required().error('Choose the state.'),
    }),
    defineField({
      name: 'tier',
      title: 'How often you work there',
      type: 'string',
      group: 'page',
      description: 'Primary towns come first in menus and lists. Towns on request aren’t on the map.',
      options: {
        list: [...TIERS],
        layout: 'radio',
      },
      initialValue: 'extended',
      validation: (rule) => rule.required().error('Choose how often you work there.'),
    }),
    ...[zipCodesField, countiesField, positionField].map((field) => ({ ...field, group: ['page', 'facts'] })),
    { ...heroField, group: 'page', components: { input: HeroOfNewPage } },
    defineField({
      name: 'serviceTexts',
      title: 'What each main service means here',
      type: 'array',
      group: 'page',
      description:
        'What you’d like to say about a main service in this town. Without it, the card uses the service’s own text.',
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
      description: 'Four to six short points that are true for this town.',
    }),
    defineField({
      name: 'about',
      title: 'About the town',
      type: 'richText',
      group: 'page',
      description: 'Houses, streets, and rules that matter for your work.',
    }),
    { ...howManyReviews('mostReviews', 5), group: 'page' },
    { ...chosenReviews, group: 'page' },
    questions,
    { ...closingField, group: 'page' },
    defineField({
      name: 'order',
      title: 'Place in lists',
      type: 'number',
      group: 'page',
      description: 'Towns are listed by this number, smallest first.',
      initialValue: lastPlace,
      validation: (rule) => [
        rule.required().error(PLACE),
        rule.custom((place) => place === undefined || isPlace(place) || PLACE),
      ],
    }),
    ...cityFacts.map((field) => ({ ...field, group: 'facts' })),
    { ...seoField, group: 'search', options: { collapsible: false } },
  ],
  orderings: [
    { title: 'Same order as your website', name: 'order', by: [{ field: 'order', direction: 'asc' }] },
  ],
  preview: {
    select: { title: 'name', state: 'state', tier: 'tier', media: 'hero.picture' },
    prepare: ({ title, state, tier, media }) => ({
      title: `${title ?? ''}, ${state ?? ''}`,
      subtitle: TIERS.find(({ value }) => value === tier)?.title,
      media,
    }),
  },
})
