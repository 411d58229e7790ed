import { PinIcon } from '@sanity/icons/Pin'
import { type ConfigContext, defineField, defineType } from 'sanity'
import { optional, place, positiveNumber, wholeNumber, zipCodes } from '#content/documents/field-kinds.ts'
import { SANITY_API_VERSION } from '#content/environment/lake.ts'
import { PlaceInput } from '../../../inputs/place-input.tsx'
import {
  amount,
  choice,
  commaList,
  eachOnce,
  fewWords,
  fieldText,
  inGroup,
  line,
  lines,
  number,
  reference,
  remark,
  richText,
  things,
} from '../../fields.ts'
import { chosenReviews, howManyReviews } from '../../review-fields.ts'
import { readAs, requiredAs } from '../../rules/read-as.ts'
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
  ...number('order', 'Place in lists', 'Towns are listed by this number, smallest first.', (rule) =>
    requiredAs(rule, wholeNumber(1, 'Enter a whole number above zero, such as 3.')),
  ),
  initialValue: lastPlace,
}

const zipCodeList = (name: string, title: string, description: string) =>
  defineField({
    ...commaList(name, title, description),
    validation: (rule) => readAs(rule, optional(zipCodes(0))),
  })

const zipCodesField = defineField({
  ...zipCodeList('zipCodes', 'Zip codes', 'The ones on this city’s page. The first one is also on its tile.'),
  validation: (rule) => requiredAs(rule, zipCodes(1)),
})

const positionField = defineField({
  name: 'location',
  title: 'Position',
  type: 'geopoint',
  description:
    'Where it is on your map. In your phone’s map, press and hold the town, copy the two numbers, and paste them here.',
  components: { input: PlaceInput },
  validation: (rule) => [
    readAs(rule, place),
    rule.custom((point) => Boolean(point) || 'Without it, this town isn’t on your map.').warning(),
  ],
})

/** What the page tells about a town, and what only the question "Do we serve your area?" knows. */
const cityFacts = [
  zipCodeList(
    'furtherZipCodes',
    'More zip codes',
    'Others you serve as part of this city. "Do we serve your area?" counts them, but they’re not on the city’s page.',
  ),
  commaList('neighborhoods', 'Neighborhoods', 'The names people here use.'),
  commaList('landmarks', 'Landmarks', 'Places everyone here knows.'),
  number('population', 'Population', 'From the 2020 census.', (rule) =>
    readAs(rule, wholeNumber(1, 'Enter a whole number.')),
  ),
  number('founded', 'Founded', 'The year.', (rule) =>
    readAs(rule, wholeNumber(1600, 'Enter a year, such as 1879.', 2100)),
  ),
  number(
    'areaSquareMiles',
    'Area in square miles',
    'Land only, from the Census Bureau, such as 17.1.',
    (rule) => readAs(rule, positiveNumber('Enter a number above zero.')),
  ),
  commaList('counties', 'Counties', 'Without the word "County".'),
  line('government', 'Government', 'Such as "Mayor and board of commissioners".'),
  commaList('economy', 'Economy', 'What people here do for a living.'),
  commaList('attractions', 'Attractions', 'Places people here like to visit.'),
  line('travelTime', 'Drive time from the office', 'In words, such as "15–25 minutes".'),
  amount('averageHomeValue', 'Average home value', 'In dollars, such as 425,000.', (rule) =>
    readAs(rule, wholeNumber(1, 'Enter an amount in dollars, such as 425,000.')),
  ),
  commaList('propertyTypes', 'Kinds of property', 'What you look after here, such as "Lake houses".'),
  commaList('popularRenovations', 'Popular renovations', 'What people here remodel most.'),
  commaList('activeAreas', 'Where people build', 'Areas with new construction.'),
  fewWords('development', 'What is being built', 'In one line, such as "Infill homes and townhomes".', 120),
  reference(
    'projectTimeline',
    'How long building takes',
    'claim',
    'Choose the figure for how long a project usually takes here.',
  ),
  remark(
    'climate',
    'Climate',
    'What the weather and the trees do to houses here, in one or two sentences.',
    300,
  ),
  eachOnce(
    'articles',
    'Articles on other sites',
    'article',
    'Pages from the town or others that help homeowners here. Each one opens in a new tab.',
  ),
]

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
    ...inGroup(['page', 'facts'], [zipCodesField, positionField]),
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
