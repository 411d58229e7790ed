import { CalendarIcon } from '@sanity/icons/Calendar'
import { CheckmarkIcon } from '@sanity/icons/Checkmark'
import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { OlistIcon } from '@sanity/icons/Olist'
import { ThLargeIcon } from '@sanity/icons/ThLarge'
import { UlistIcon } from '@sanity/icons/Ulist'
import { choice, fewWords, fieldText, picture, remark } from '../fields.ts'
import { lines, reference, things } from '../list-fields.ts'
import { defineSection, text } from './section.ts'

export const serviceCards = defineSection(
  'serviceCards',
  'Service cards',
  ThLargeIcon,
  'The kinds of work this service includes, one card each.',
  [
    things('cards', 'Cards', {
      description: 'Two to eight cards read best.',
      min: 1,
      error: 'Add at least one card.',
      item: {
        name: 'serviceCard',
        title: 'Card',
        fields: [
          fieldText('title', 'Name', {
            description: 'The kind of work, such as "Cabinet painting".',
            most: 60,
          }),
          text('text', 'Text', {
            description: 'One or two sentences: what you do, and when people need it.',
          }),
          lines('features', 'Included', { description: 'Optional. Short points.' }),
          reference('price', 'Price', 'price', { description: 'Optional. Shown on the card.' }),
          reference('service', 'Leads to', 'service', {
            description: 'Optional. The service page the card opens.',
          }),
          picture('picture', 'Picture', {
            description:
              'Optional. Without one, the card shows the picture of the service it opens. Cards show pictures once each has one.',
          }),
        ],
        preview: { select: { title: 'title', subtitle: 'price.title' } },
      },
    }),
  ],
)

export const process = defineSection(
  'process',
  'Steps',
  OlistIcon,
  'How the work goes, step by step. The website adds the numbers.',
  [
    things('steps', 'Steps', {
      description: 'Three to six steps read best.',
      min: 2,
      error: 'Add at least two steps.',
      item: {
        name: 'processStep',
        title: 'Step',
        fields: [
          fieldText('title', 'Step', {
            description: 'Two to four words, such as "Final walk-through".',
            most: 60,
          }),
          text('text', 'Text', { description: 'What happens in this step, in a sentence or two.' }),
        ],
        preview: { select: { title: 'title', subtitle: 'text' } },
      },
    }),
  ],
)

export const reasons = defineSection(
  'reasons',
  'Points',
  CheckmarkIcon,
  'A list of points: why customers choose you, what they get, or when to call.',
  [
    choice('purpose', 'What the points say', {
      description: 'What the list is about, so the page introduces it right.',
      missing: 'Choose what the points say.',
      options: {
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
    }),
    things('points', 'Points', {
      description: 'One idea each.',
      min: 2,
      error: 'Add at least two points.',
      item: {
        name: 'reason',
        title: 'Point',
        fields: [
          fieldText('title', 'Point', { description: 'The point in a few words.' }),
          remark('text', 'Text', { description: 'Optional. A sentence with proof or details.', most: 240 }),
          reference('price', 'Price', 'price', { description: 'Optional. Shown next to the point.' }),
          reference('figure', 'Figure', 'claim', {
            description: 'Optional. Shown next to the point, such as how long it takes.',
          }),
        ],
        preview: { select: { title: 'title', subtitle: 'text' } },
      },
    }),
    picture('picture', 'Picture', {
      description: 'Optional. Stands beside the points on wide screens, below the heading.',
    }),
  ],
)

export const fixtures = defineSection(
  'fixtures',
  'Lists side by side',
  UlistIcon,
  'What you install or repair, room by room, or the problems people call you about.',
  [
    choice('purpose', 'What’s in the lists', {
      description: 'What the lists are about, so the page introduces them right.',
      missing: 'Choose what’s in the lists.',
      options: {
        list: [
          { title: 'Fixtures by room', value: 'fixtures' },
          { title: 'Common problems', value: 'problems' },
        ],
        layout: 'radio',
      },
      initialValue: 'fixtures',
    }),
    things('groups', 'Lists', {
      description: 'One list for each room or place.',
      min: 2,
      error: 'Add at least two lists.',
      item: {
        name: 'fixtureGroup',
        title: 'List',
        fields: [
          fieldText('title', 'Room or place', { description: 'Such as "Kitchen".', most: 40 }),
          lines('items', 'Items', { description: 'What you work on there.', least: 2 }),
        ],
      },
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
    things('seasons', 'Seasons', {
      description: 'One line for each season, spring first.',
      min: 4,
      max: 4,
      error: 'Keep one line for each of the four seasons.',
      item: {
        name: 'season',
        title: 'Season',
        fields: [
          choice('season', 'Season', {
            description: 'When these tasks are due.',
            missing: 'Choose the season.',
            options: { list: seasons },
          }),
          lines('tasks', 'Tasks', { description: 'What’s due, one task per line.', least: 2 }),
        ],
        preview: { select: { title: 'season' } },
      },
    }),
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
  'Facts about this page’s town. They come from "Towns".',
  [
    choice('show', 'What to show', {
      description:
        'You fill in the facts in the city, under "Facts". "About the town" shows the start of its text and links to the rest.',
      missing: 'Choose what to show.',
      options: { list: kinds },
    }),
    fewWords('action', 'Words on a quote button below', {
      description: 'Optional. Such as "Get Pineville service quote". Without it, there’s no button.',
      most: 40,
    }),
  ],
)
