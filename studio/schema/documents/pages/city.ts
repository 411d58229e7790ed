import { PinIcon } from '@sanity/icons/Pin'
import { type ConfigContext, defineField, defineType } from 'sanity'
import {
  optional,
  place,
  positiveNumber,
  state,
  wholeNumber,
  zipCodes,
} from '#content/documents/field-kinds.ts'
import { SANITY_API_VERSION } from '#content/environment/lake.ts'
import { typedOn } from '../../../inputs/keyboard.ts'
import {
  amount,
  choice,
  fewWords,
  fieldText,
  inGroup,
  line,
  number,
  point,
  remark,
  richText,
  sampleField,
} from '../../fields.ts'
import { commaList, eachOnce, lines, reference, things } from '../../list-fields.ts'
import { chosenReviews, howManyReviews } from '../../review-fields.ts'
import { readAs, requiredAs } from '../../rules/read-as.ts'
import { addressField, closingField, newPageHero, seoField } from './page-fields.ts'
import { WrittenPage } from './written-page.tsx'

const TIERS = [
  { title: 'Every day', value: 'primary' },
  { title: 'Some days', value: 'extended' },
  { title: 'Ask us', value: 'nearby' },
] as const

/** A new town comes last. */
async function lastPlace(_: unknown, { getClient }: Pick<ConfigContext, 'getClient'>): Promise<number> {
  const client = getClient({ apiVersion: SANITY_API_VERSION })
  return ((await client.fetch<number | null>('math::max(*[_type == "city"].order)')) ?? 0) + 1
}

/** A new town is in the state of the office. */
const stateOfOffice = (_: unknown, { getClient }: Pick<ConfigContext, 'getClient'>) =>
  getClient({ apiVersion: SANITY_API_VERSION }).fetch<string>('*[_type == "business"][0].region')

const stateField = line('state', 'State', {
  description: 'Two letters, such as NC.',
  validation: (rule) => requiredAs(rule, state),
  ...typedOn('capitals'),
  initialValue: stateOfOffice,
})

const tier = choice('tier', 'How often you work there', {
  description: 'Every-day towns come first in menus and lists. "Ask us" towns aren’t on the map.',
  missing: 'Choose how often you work there.',
  options: { list: [...TIERS], layout: 'radio' },
  initialValue: 'extended',
})

const serviceTexts = things('serviceTexts', 'What each main service means here', {
  description:
    'What you’d like to say about a main service in this town. Without it, the card uses the service’s own text.',
  item: {
    name: 'serviceText',
    title: 'Service here',
    fields: [
      reference('service', 'Service', 'service', {
        description: 'The main service.',
        missing: 'Choose the service.',
      }),
      fieldText('text', 'Text', {
        description: 'One or two sentences about this service in this town.',
        most: 220,
      }),
    ],
    preview: { select: { title: 'service.title', subtitle: 'text' } },
  },
})

const order = number('order', 'Place in lists', {
  description: 'Towns are listed by this number, smallest first.',
  validation: (rule) => requiredAs(rule, wholeNumber(1, 'Enter a whole number above zero, such as 3.')),
  initialValue: lastPlace,
})

const zipCodeList = (name: string, title: string, description: string) =>
  commaList(name, title, { description, validation: (rule) => readAs(rule, optional(zipCodes(0))) })

const zipCodesField = defineField({
  ...zipCodeList('zipCodes', 'Zip codes', 'The ones on this city’s page. The first one is also on its tile.'),
  validation: (rule) => requiredAs(rule, zipCodes(1)),
})

const positionField = point('location', 'Position', {
  description:
    'Where it is on your map. In your phone’s map, press and hold the town, copy the two numbers, and paste them here.',
  validation: (rule) => [
    readAs(rule, place),
    rule.custom((point) => Boolean(point) || 'Without it, this town isn’t on your map.').warning(),
  ],
})

/** What the page tells about a town, and what only the zip code check knows. */
const cityFacts = [
  zipCodeList(
    'furtherZipCodes',
    'More zip codes',
    'Others you serve as part of this city. "Check your zip code" counts them, but they’re not on the city’s page.',
  ),
  commaList('neighborhoods', 'Neighborhoods', { description: 'The names people here use.' }),
  commaList('landmarks', 'Landmarks', { description: 'Places everyone here knows.' }),
  number('population', 'Population', {
    description: 'From the 2020 census.',
    validation: (rule) => readAs(rule, wholeNumber(1, 'Enter a whole number.')),
  }),
  number('founded', 'Founded', {
    description: 'The year.',
    validation: (rule) => readAs(rule, wholeNumber(1600, 'Enter a year, such as 1879.', 2100)),
  }),
  number('areaSquareMiles', 'Area in square miles', {
    description: 'Land only, from the Census Bureau, such as 17.1.',
    validation: (rule) => readAs(rule, positiveNumber('Enter a number above zero.')),
  }),
  commaList('counties', 'Counties', { description: 'Without the word "County".' }),
  line('government', 'Government', { description: 'Such as "Mayor and board of commissioners".' }),
  commaList('economy', 'Economy', { description: 'What people here do for a living.' }),
  commaList('attractions', 'Attractions', { description: 'Places people here like to visit.' }),
  line('travelTime', 'Drive time from the office', {
    description:
      'In words, such as "15–25 minutes". The ones we filled in start in Charlotte: with an office in another town, your website leaves them out until you type yours.',
  }),
  line('travelFrom', 'Where the drive time starts', {
    description: 'The town of the office that we counted from.',
    hidden: true,
  }),
  amount('averageHomeValue', 'Average home value', {
    description: 'In dollars, such as 425,000.',
    validation: (rule) => readAs(rule, wholeNumber(1, 'Enter an amount in dollars, such as 425,000.')),
  }),
  commaList('propertyTypes', 'Kinds of property', {
    description: 'What you look after here, such as "Lake houses".',
  }),
  commaList('popularRenovations', 'Popular renovations', { description: 'What people here remodel most.' }),
  commaList('activeAreas', 'Where people build', { description: 'Areas with new construction.' }),
  fewWords('development', 'What is being built', {
    description: 'In one line, such as "Infill homes and townhomes".',
    most: 120,
  }),
  reference('projectTimeline', 'How long building takes', 'claim', {
    description: 'Choose the number for how long a project usually takes here.',
  }),
  remark('climate', 'Climate', {
    description: 'What the weather and the trees do to houses here, in one or two sentences.',
    most: 300,
  }),
  eachOnce('articles', 'Articles on other sites', 'article', {
    description: 'Pages from the town or others that help homeowners here. Each one opens in a new tab.',
  }),
]

export const city = defineType({
  name: 'city',
  title: 'Town',
  type: 'document',
  icon: PinIcon,
  components: { input: WrittenPage },
  description: 'A town you serve. Its page shows what you fill in and leaves out the rest.',
  groups: [
    { name: 'page', title: 'Page', default: true },
    { name: 'facts', title: 'Facts' },
    { name: 'search', title: 'Search engines' },
  ],
  fields: [
    ...inGroup('page', [
      fieldText('name', 'Name', { description: 'Without the state, such as "Matthews".', most: 60 }),
      addressField('city'),
      stateField,
      tier,
    ]),
    ...inGroup(['page', 'facts'], [zipCodesField, positionField]),
    ...inGroup('page', [
      newPageHero,
      serviceTexts,
      lines('reasons', 'Why people here call you', {
        description: 'Four to six short points that are true for this town.',
      }),
      richText('about', 'About the town', {
        description: 'Houses, streets, and rules that matter for your work.',
      }),
      howManyReviews('mostReviews', 5),
      chosenReviews,
      eachOnce('questions', 'Questions', 'faq', {
        description: 'What customers here ask you, most common first.',
      }),
      closingField,
      order,
      sampleField('your work in the town'),
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
