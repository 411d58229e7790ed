import { BarChartIcon } from '@sanity/icons/BarChart'
import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { BookmarkIcon } from '@sanity/icons/Bookmark'
import { CommentIcon } from '@sanity/icons/Comment'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { ImagesIcon } from '@sanity/icons/Images'
import { PinIcon } from '@sanity/icons/Pin'
import { StarIcon } from '@sanity/icons/Star'
import { TagIcon } from '@sanity/icons/Tag'
import { TiersIcon } from '@sanity/icons/Tiers'
import { defineArrayMember, defineField } from 'sanity'
import { chosenReviews, howManyReviews } from '../review-fields.ts'
import { fieldText } from '../text-field.ts'
import { beforeAfter } from './before-after.ts'
import { fixtures } from './fixtures.ts'
import { notice } from './notice.ts'
import { process } from './process.ts'
import { reasons } from './reasons.ts'
import { schedule } from './schedule.ts'
import { defineSection } from './section.ts'
import { documents, lines, text } from './section-fields.ts'
import { serviceCards } from './service-cards.ts'

const pricing = defineSection({
  name: 'pricing',
  title: 'Price list',
  icon: TagIcon,
  description: 'A list of your prices. When you change a price, it changes here too.',
  fields: [
    defineField({
      name: 'prices',
      title: 'Prices',
      type: 'array',
      description: 'The prices to show, in this order.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'price' }] })],
      validation: (rule) =>
        rule.required().min(1).unique().error('Choose at least one price, each one only once.'),
    }),
  ],
})

const prose = defineSection({
  name: 'prose',
  title: 'Text',
  icon: BlockContentIcon,
  description: 'Anything that doesn’t fit another section, in your own words.',
  fields: [
    defineField({
      name: 'text',
      title: 'Text',
      type: 'richText',
      description:
        'Short paragraphs and lists. Use the buttons for prices, figures, and your phone number, so they’re always right.',
      validation: (rule) => rule.required().min(1).error('Write something, or remove the section.'),
    }),
  ],
})

const consultation = defineSection({
  name: 'consultation',
  title: 'Free consultation',
  icon: CommentIcon,
  description:
    'An offer to look at the job together first. Its button goes to the form at the end of the page. If the page starts with an emergency notice, visitors report the emergency right here.',
  fields: [
    text('text', 'Text', 'What the visit includes and what the customer gets out of it.', 400),
    lines('points', 'Included', 'Optional. Short points.', 0),
    fieldText(
      'action',
      'Words on the button',
      'What the visitor asks for, such as "Book a color consultation".',
      40,
    ),
  ],
})

const stats = defineSection({
  name: 'stats',
  title: 'Figures',
  icon: BarChartIcon,
  description: 'Your figures, big and in a row.',
  fields: [documents('claims', 'Figures', 'claim', 'The two to four figures to show.')],
})

const reviews = defineSection({
  name: 'reviews',
  title: 'Reviews',
  icon: StarIcon,
  description:
    'What customers wrote: the newest reviews about this page’s town or job. The first one is the big one.',
  fields: [howManyReviews('most', 3), chosenReviews],
})

const questions = defineSection({
  name: 'questions',
  title: 'Questions',
  icon: HelpCircleIcon,
  description: 'Questions and answers that open with a tap.',
  fields: [documents('questions', 'Questions', 'faq', 'The questions to show, most common first.')],
})

const areas = defineSection({
  name: 'areas',
  title: 'Towns',
  icon: PinIcon,
  description: 'Links to the towns where you offer this service.',
  fields: [documents('cities', 'Towns', 'city', 'The towns to show.')],
})

const badges = defineSection({
  name: 'badges',
  title: 'Trust badges',
  icon: BookmarkIcon,
  description: 'Short reasons to trust you, in a row, such as your license and your rating.',
  fields: [documents('claims', 'Figures', 'claim', 'The three to five figures to show.')],
})

const plans = defineSection({
  name: 'plans',
  title: 'Plans',
  icon: TiersIcon,
  description:
    'Your maintenance plans side by side, with their prices. Visitors choose one in the form at the end of the page.',
  fields: [documents('plans', 'Plans', 'plan', 'The plans to show, smallest first.')],
})

const projects = defineSection({
  name: 'projects',
  title: 'Projects',
  icon: ImagesIcon,
  description: 'Finished work, with the details.',
  fields: [documents('projects', 'Projects', 'project', 'The projects to show, best first.')],
})

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
