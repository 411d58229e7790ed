import { DocumentIcon } from '@sanity/icons/Document'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { DateInput } from '../../../inputs/date-input.tsx'
import { GalleryOrderInput } from '../../../inputs/gallery-order-input.tsx'
import { sectionMembers } from '../../sections/sections.ts'
import { fieldText } from '../../text-field.ts'
import { closingField, heroField, seoField } from './page-fields.ts'

const fixedPage = <const Name extends string>(
  name: Name,
  title: string,
  description: string,
  fields: ReturnType<typeof defineField>[],
  first: ReturnType<typeof defineField>[] = [],
) =>
  defineType({
    name,
    title,
    type: 'document',
    icon: DocumentIcon,
    description,
    fields: [...first, heroField, ...fields, seoField],
    preview: { prepare: () => ({ title }) },
  })

const sections = defineField({
  name: 'sections',
  title: 'Sections',
  type: 'array',
  description: 'What comes after the top, in this order.',
  of: sectionMembers,
})

const story = defineField({
  name: 'story',
  title: 'Story',
  type: 'richText',
  description: 'Who you are, how you got started, and how you work.',
  validation: (rule) => rule.required().min(1).error('Write the story of your business.'),
})

const aboutPage = fixedPage('aboutPage', 'About page', 'Who you are, at /about.', [
  fieldText('storyHeading', 'Heading of the story', 'Next to the story.', 80),
  story,
  sections,
  closingField,
])

const contactPage = fixedPage('contactPage', 'Contact page', 'Every way to reach you, at /contact.', [
  fieldText('formHeading', 'Heading of the form', 'Above the quote form.', 80),
  fieldText('nextHeading', 'Heading of what happens next', 'Above the steps.', 80),
  defineField({
    name: 'steps',
    title: 'What happens next',
    type: 'array',
    of: [{ type: 'string' }],
    description: 'Three or four short steps.',
    validation: (rule) => rule.required().min(2).error('Add at least two steps.'),
  }),
  closingField,
])

const galleryOrder = defineField({
  name: 'order',
  title: 'Order of the gallery',
  type: 'array',
  description: 'Drag your best work to the top. New projects that aren’t in this list come before it.',
  // A project that is hidden or deleted only leaves its place here.
  of: [defineArrayMember({ type: 'reference', to: [{ type: 'project' }], weak: true })],
  components: { input: GalleryOrderInput },
  validation: (rule) => rule.unique().error('Each project can be here only once.'),
})

const galleryPage = fixedPage(
  'galleryPage',
  'Gallery page',
  'All your finished work, at /gallery. New projects go to the front on their own.',
  [closingField],
  [galleryOrder],
)

const areasPage = fixedPage(
  'areasPage',
  'Service areas page',
  'All your cities, at /service-areas. The tiles come from "Cities".',
  [
    fieldText('textHeading', 'Heading of the text', 'Above the text, next to the map.', 80),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'richText',
      description: 'How far you drive, and what changes when it’s farther.',
      validation: (rule) => rule.required().min(1).error('Write how far you drive.'),
    }),
    closingField,
  ],
)

const pricesPage = fixedPage(
  'pricesPage',
  'Prices page',
  'All your prices and an estimate, at /prices. The list comes from "Prices".',
  [
    fieldText('listHeading', 'Heading of the list', 'Above your price list.', 80),
    paragraph('listIntro', 'Text above the list', 'How your prices work.', 300),
    fieldText('estimateHeading', 'Heading of the estimate', 'Above the fields to fill in.', 80),
    paragraph(
      'estimateIntro',
      'Text above the estimate',
      'What to measure, and what they’ll get from it.',
      300,
    ),
    paragraph(
      'notQuote',
      'That it’s not a quote',
      'Shown below the total, such as "This is not a quote."',
      200,
    ),
    defineField({
      name: 'changes',
      title: 'What changes the price',
      type: 'array',
      of: [{ type: 'string' }],
      description: 'Three to six short points below the total.',
      validation: (rule) => rule.required().min(2).error('Add at least two points.'),
    }),
    defineField({
      name: 'visit',
      title: 'Price of a visit',
      type: 'reference',
      to: [{ type: 'price' }],
      description: 'Optional. An estimate is never lower than this price.',
    }),
    defineField({
      name: 'room',
      title: 'Price of a room',
      type: 'reference',
      to: [{ type: 'price' }],
      description:
        'Optional. A price per square foot of wall, such as painting. Visitors type in the size of a room, and the page works out the rest.',
      options: { filter: 'unit == "squareFoot"' },
    }),
    closingField,
  ],
)

const checkedOn = defineField({
  name: 'checkedOn',
  title: 'Checked on',
  type: 'date',
  components: { input: DateInput },
  description:
    'The day you last read this page and everything on it was true. Visitors see it. Until you fill it in, the page is listed under “Before you go live”.',
})

const privacyPage = fixedPage(
  'privacyPage',
  'Privacy page',
  'What you keep about visitors, at /privacy. We filled it in with what this website does. If you add anything that counts visitors, or your hosting company keeps a list of them, say so here.',
  [sections, closingField],
  [checkedOn],
)

const accessibilityPage = fixedPage(
  'accessibilityPage',
  'Accessibility page',
  'Who can use your website, what doesn’t work yet, and how to tell you, at /accessibility. When someone tells you about a problem, add it here until it’s fixed.',
  [sections, closingField],
  [checkedOn],
)

/** The pages that exist once, the home page aside. */
export const fixedPages = [
  pricesPage,
  areasPage,
  galleryPage,
  aboutPage,
  contactPage,
  privacyPage,
  accessibilityPage,
]

function paragraph(name: string, title: string, description: string, most: number) {
  return defineField({
    name,
    title,
    type: 'text',
    rows: 3,
    description,
    validation: (rule) => rule.required().max(most).error(`Write at most ${most} characters.`),
  })
}
