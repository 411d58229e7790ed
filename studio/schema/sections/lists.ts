import { CalendarIcon } from '@sanity/icons/Calendar'
import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { OlistIcon } from '@sanity/icons/Olist'
import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { UlistIcon } from '@sanity/icons/Ulist'
import { choice, fewWords, fieldText, lines, listOf, reference, remark } from '../fields.ts'
import { defineSection, text } from './section.ts'

export const serviceCards = defineSection(
  'serviceCards',
  'Service cards',
  ThLargeIcon,
  'The kinds of work this service includes, one card each.',
  [
    listOf('cards', 'Cards', 'Two to eight cards read best.', { min: 1 }, 'Add at least one card.', {
      name: 'serviceCard',
      title: 'Card',
      fields: [
        fieldText('title', 'Name', 'The kind of work, such as "Cabinet painting".', 60),
        text('text', 'Text', 'One or two sentences: what you do, and when people need it.'),
        lines('features', 'Included', 'Optional. Short points.'),
        reference('price', 'Price', 'price', 'Optional. Shown on the card.'),
        reference('service', 'Leads to', 'service', 'Optional. The service page the card opens.'),
      ],
      preview: { select: { title: 'title', subtitle: 'price.title' } },
    }),
  ],
)

export const process = defineSection(
  'process',
  'Steps',
  OlistIcon,
  'How the work goes, step by step. The website adds the numbers.',
  [
    listOf('steps', 'Steps', 'Three to six steps read best.', { min: 2 }, 'Add at least two steps.', {
      name: 'processStep',
      title: 'Step',
      fields: [
        fieldText('title', 'Step', 'Two to four words, such as "Final walk-through".', 60),
        text('text', 'Text', 'What happens in this step, in a sentence or two.'),
      ],
      preview: { select: { title: 'title', subtitle: 'text' } },
    }),
  ],
)

export const reasons = defineSection(
  'reasons',
  'Points',
  CheckmarkIcon,
  'A list of points: why customers choose you, what they get, or when to call.',
  [
    choice(
      'purpose',
      'What the points say',
      'What the list is about, so the page introduces it right.',
      'Choose what the points say.',
      {
        list: [
          { title: 'Why customers choose us', value: 'why' },
          { title: 'What they get', value: 'benefits' },
          { title: 'What’s included', value: 'features' },
          { title: 'Which properties it’s for', value: 'property-types' },
          { title: 'When to call', value: 'when-to-call' },
          { title: 'What people want these days', value: 'trends' },
          { title: 'Materials', value: 'materials' },
          { title: 'How long it takes', value: 'timeline' },
        ],
        layout: 'radio',
      },
    ),
    listOf('points', 'Points', 'One idea each.', { min: 2 }, 'Add at least two points.', {
      name: 'reason',
      title: 'Point',
      fields: [
        fieldText('title', 'Point', 'The point in a few words.', 80),
        remark('text', 'Text', 'Optional. A sentence with proof or details.', 240),
        reference('price', 'Price', 'price', 'Optional. Shown next to the point.'),
        reference(
          'figure',
          'Figure',
          'claim',
          'Optional. Shown next to the point, such as how long it takes.',
        ),
      ],
      preview: { select: { title: 'title', subtitle: 'text' } },
    }),
  ],
)

export const fixtures = defineSection(
  'fixtures',
  'Lists side by side',
  UlistIcon,
  'What you install or repair, room by room, or the problems people call you about.',
  [
    choice(
      'purpose',
      'What’s in the lists',
      'What the lists are about, so the page introduces them right.',
      'Choose what’s in the lists.',
      {
        list: [
          { title: 'Fixtures by room', value: 'fixtures' },
          { title: 'Common problems', value: 'problems' },
        ],
        layout: 'radio',
      },
      'fixtures',
    ),
    listOf('groups', 'Lists', 'One list for each room or place.', { min: 2 }, 'Add at least two lists.', {
      name: 'fixtureGroup',
      title: 'List',
      fields: [
        fieldText('title', 'Room or place', 'Such as "Kitchen".', 40),
        lines('items', 'Items', 'What you work on there.', 2),
      ],
    }),
  ],
)

const seasons = ['Spring', 'Summer', 'Fall', 'Winter']

export const schedule = defineSection(
  'schedule',
  'Tasks by season',
  CalendarIcon,
  'What’s due in each of the four seasons.',
  [
    listOf(
      'seasons',
      'Seasons',
      'One line for each season, spring first.',
      { min: 4, max: 4 },
      'Keep one line for each of the four seasons.',
      {
        name: 'season',
        title: 'Season',
        fields: [
          choice('season', 'Season', 'When these tasks are due.', 'Choose the season.', { list: seasons }),
          lines('tasks', 'Tasks', 'What’s due, one task per line.', 2),
        ],
        preview: { select: { title: 'season' } },
      },
    ),
  ],
)

const kinds = [
  { title: 'Zip codes', value: 'zip-codes' },
  { title: 'Neighborhoods', value: 'neighborhoods' },
  { title: 'Landmarks', value: 'landmarks' },
  { title: 'Business hours', value: 'hours' },
  { title: 'Facts such as population and government', value: 'facts' },
  { title: 'About the town', value: 'about' },
  { title: 'Homes and what people remodel', value: 'home-market' },
  { title: 'What’s being built', value: 'building-market' },
  { title: 'Kinds of property', value: 'property-types' },
  { title: 'Climate', value: 'climate' },
  { title: 'Articles on other sites', value: 'articles' },
  { title: 'Links to the other main services here', value: 'links' },
]

/** Facts about the page's city: the section says which, the city document has them. */
export const townFacts = defineSection(
  'townFacts',
  'About this town',
  InfoOutlineIcon,
  'Facts about this page’s town. They come from "Cities".',
  [
    choice(
      'show',
      'What to show',
      'You fill in the facts in the city, under "Facts". "About the town" shows the start of its text and links to the rest.',
      'Choose what to show.',
      { list: kinds },
    ),
    fewWords(
      'action',
      'Words on a quote button below',
      'Optional. Such as "Get Pineville service quote". Without it, there’s no button.',
      40,
    ),
  ],
)
