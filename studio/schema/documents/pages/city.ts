import { PinIcon } from '@sanity/icons/Pin'
import { type ConfigContext, defineType } from 'sanity'
import { SANITY_API_VERSION } from '#content/environment/lake.ts'
import {
  choice,
  eachOnce,
  fieldText,
  inGroup,
  lines,
  number,
  reference,
  richText,
  things,
} from '../../fields.ts'
import { chosenReviews, howManyReviews } from '../../review-fields.ts'
import { cityFacts, countiesField, positionField, zipCodesField } from './city-facts.ts'
import { addressField, closingField, newPageHero, seoField } from './page-fields.ts'

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

const state = choice(
  'state',
  'State',
  'The state it’s in.',
  'Choose the state.',
  {
    list: ['NC', 'SC'].map((name) => ({ title: name, value: name })),
    layout: 'radio',
    direction: 'horizontal',
  },
  'NC',
)

const tier = choice(
  'tier',
  'How often you work there',
  'Primary towns come first in menus and lists. Towns on request aren’t on the map.',
  'Choose how often you work there.',
  { list: [...TIERS], layout: 'radio' },
  'extended',
)

const serviceTexts = things(
  'serviceTexts',
  'What each main service means here',
  'What you’d like to say about a main service in this town. Without it, the card uses the service’s own text.',
  {
    name: 'serviceText',
    title: 'Service here',
    fields: [
      reference('service', 'Service', 'service', 'The main service.', 'Choose the service.'),
      fieldText('text', 'Text', 'One or two sentences about this service in this town.', 220),
    ],
    preview: { select: { title: 'service.title', subtitle: 'text' } },
  },
)

const order = {
  ...number('order', 'Place in lists', 'Towns are listed by this number, smallest first.', (rule) => [
    rule.required().error(PLACE),
    rule.custom((place) => place === undefined || isPlace(place) || PLACE),
  ]),
  initialValue: lastPlace,
}

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
    ...inGroup('page', [
      fieldText('name', 'Name', 'Without the state, such as "Matthews".', 60),
      addressField('city'),
      state,
      tier,
    ]),
    ...inGroup(['page', 'facts'], [zipCodesField, countiesField, positionField]),
    ...inGroup('page', [
      newPageHero,
      serviceTexts,
      lines('reasons', 'Why people here call you', 'Four to six short points that are true for this town.'),
      richText('about', 'About the town', 'Houses, streets, and rules that matter for your work.'),
      howManyReviews('mostReviews', 5),
      chosenReviews,
      eachOnce('questions', 'Questions', 'faq', 'What customers here ask you, most common first.'),
      closingField,
      order,
    ]),
    ...inGroup('facts', cityFacts),
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
