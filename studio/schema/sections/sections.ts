import { BarChartIcon } from '@sanity/icons/BarChart'
import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { CommentIcon } from '@sanity/icons/Comment'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { ImagesIcon } from '@sanity/icons/Images'
import { PinIcon } from '@sanity/icons/Pin'
import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { StarIcon } from '@sanity/icons/Star'
import { TagIcon } from '@sanity/icons/Tag'
import { TiersIcon } from '@sanity/icons/Tiers'
import { WarningOutlineIcon } from '@sanity/icons/WarningOutline'
import { defineArrayMember, defineField } from 'sanity'
import { choice, fieldText, richText } from '../fields.ts'
import { lines, references } from '../list-fields.ts'
import { chosenReviews, howManyReviews } from '../review-fields.ts'
import { fixtures, process, reasons, schedule, serviceCards } from './lists.ts'
import { defineSection, text } from './section.ts'

const pricing = defineSection(
  'pricing',
  'Price list',
  TagIcon,
  'A list of your prices. When you change a price, it changes here too.',
  [
    references('prices', 'Prices', 'price', {
      description: 'The prices to show, in this order.',
      least: 1,
      error: 'Choose at least one price, each one only once.',
    }),
  ],
)

const prose = defineSection(
  'prose',
  'Text',
  BlockContentIcon,
  'Anything that doesn’t fit another section, in your own words.',
  [
    richText('text', 'Text', {
      description:
        'Short paragraphs and lists. Use the buttons for prices, numbers, and your phone number, so they’re always right.',
      missing: 'Write something, or remove the section.',
    }),
  ],
)

const notice = defineSection(
  'notice',
  'Notice',
  WarningOutlineIcon,
  'A message in a box that nobody should miss, such as what to do in an emergency.',
  [
    choice('urgency', 'How urgent', {
      description: 'An emergency gets the red box with a call button.',
      missing: 'Choose how urgent this is.',
      options: {
        list: [
          { title: 'Emergency', value: 'emergency' },
          { title: 'Safety', value: 'safety' },
          { title: 'Good to know', value: 'information' },
        ],
        layout: 'radio',
      },
    }),
    richText('text', 'Text', {
      description: 'What to do, in short sentences.',
      missing: 'Write what to do.',
    }),
  ],
)

const consultation = defineSection(
  'consultation',
  'Free consultation',
  CommentIcon,
  'An offer to look at the job together first. Its button goes to the form at the end of the page. If the page starts with an emergency notice, visitors report the emergency right here.',
  [
    text('text', 'Text', {
      description: 'What the visit includes and what the customer gets out of it.',
      most: 400,
    }),
    lines('points', 'Included', { description: 'Optional. Short points.' }),
    fieldText('action', 'Words on the button', {
      description: 'What the visitor asks for, such as "Book a color consultation".',
      most: 40,
    }),
  ],
)

const stats = defineSection('stats', 'Numbers', BarChartIcon, 'Your numbers, big and in a row.', [
  references('claims', 'Numbers', 'claim', { least: 1, description: 'The two to four numbers to show.' }),
])

const reviews = defineSection(
  'reviews',
  'Reviews',
  StarIcon,
  'What customers wrote: the newest reviews about this page’s town or job. The first one is the big one.',
  [howManyReviews('most', 3), chosenReviews],
)

const questions = defineSection(
  'questions',
  'Questions',
  HelpCircleIcon,
  'Questions and answers that open with a tap.',
  [
    references('questions', 'Questions', 'faq', {
      least: 1,
      description: 'The questions to show, most common first.',
    }),
  ],
)

const areas = defineSection('areas', 'Towns', PinIcon, 'Links to the towns where you offer this service.', [
  references('cities', 'Towns', 'city', { least: 1, description: 'The towns to show.' }),
])

const badges = defineSection(
  'badges',
  'Trust badges',
  BookmarkIcon,
  'Short reasons to trust you, in a row, such as your license and your rating.',
  [references('claims', 'Numbers', 'claim', { least: 1, description: 'The three to five numbers to show.' })],
)

const comparedPicture = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'picture',
    description: 'Take both pictures from the same spot, and in the same shape.',
    validation: (rule) => [
      rule.required().error(`Add the picture "${title}".`),
      // Taking the file away leaves the description of the picture behind.
      rule.custom<{ asset?: unknown }>((picture) =>
        !picture || picture.asset ? true : `Add the picture "${title}".`,
      ),
    ],
  })

const beforeAfter = defineSection(
  'beforeAfter',
  'Before and after',
  SplitVerticalIcon,
  'Two pictures of the same room, before and after the work.',
  [
    comparedPicture('before', 'Before'),
    comparedPicture('after', 'After'),
    fieldText('caption', 'Caption', { description: 'What you changed, in one line.', most: 160 }),
  ],
)

const plans = defineSection(
  'plans',
  'Plans',
  TiersIcon,
  'Your maintenance plans side by side, with their prices. Visitors choose one in the form at the end of the page.',
  [references('plans', 'Plans', 'plan', { least: 1, description: 'The plans to show, smallest first.' })],
)

const projects = defineSection('projects', 'Projects', ImagesIcon, 'Finished work, with the details.', [
  references('projects', 'Projects', 'project', {
    least: 1,
    description: 'The projects to show, best first.',
  }),
])

/** The sections that an owner can put on a page, in the order in which the Studio offers them. */
export const sections = [
  serviceCards,
  pricing,
  process,
  reasons,
  fixtures,
  prose,
  notice,
  consultation,
  stats,
  reviews,
  questions,
  areas,
  badges,
  beforeAfter,
  plans,
  schedule,
  projects,
]

/** The same as members of a list. */
export const sectionMembers = sections.map(({ name }) => defineArrayMember({ type: name }))
