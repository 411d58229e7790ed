import { DocumentIcon } from '@sanity/icons/Document'
import { defineArrayMember, defineField, defineType, type FieldDefinition } from 'sanity'
import { GalleryOrderInput } from '../../../inputs/gallery-order-input.tsx'
import { day, fieldText, richText, sampleField, sentences } from '../../fields.ts'
import { lines, reference } from '../../list-fields.ts'
import { sectionMembers } from '../../sections/sections.ts'
import { closingField, heroField, seoField } from './page-fields.ts'

const fixedPage = <const Name extends string>(
  name: Name,
  title: string,
  description: string,
  fields: FieldDefinition[],
  first: FieldDefinition[] = [],
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

const aboutPage = fixedPage('aboutPage', 'About page', 'Who you are, at /about.', [
  fieldText('storyHeading', 'Heading of the story', { description: 'Next to the story.' }),
  richText('story', 'Story', {
    description: 'Who you are, how you got started, and how you work.',
    missing: 'Write the story of your business.',
  }),
  sampleField('the story'),
  sections,
  closingField,
])

const contactPage = fixedPage('contactPage', 'Contact page', 'Every way to reach you, at /contact.', [
  fieldText('formHeading', 'Heading of the form', { description: 'Above the quote form.' }),
  fieldText('nextHeading', 'Heading of what happens next', { description: 'Above the steps.' }),
  lines('steps', 'What happens next', {
    description: 'Three or four short steps.',
    least: 2,
    error: 'Add at least two steps.',
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
  'All your towns, at /service-areas. The tiles come from "Towns".',
  [
    fieldText('textHeading', 'Heading of the text', { description: 'Above the text, next to the map.' }),
    richText('text', 'Text', {
      description: 'How far you drive, and what changes when it’s farther.',
      missing: 'Write how far you drive.',
    }),
    closingField,
  ],
)

const pricesPage = fixedPage(
  'pricesPage',
  'Prices page',
  'All your prices and an estimate, at /prices. The list comes from "Prices".',
  [
    fieldText('listHeading', 'Heading of the list', { description: 'Above your price list.' }),
    paragraph('listIntro', 'Text above the list', 'How your prices work.', 300),
    fieldText('estimateHeading', 'Heading of the estimate', { description: 'Above the fields to fill in.' }),
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
    lines('changes', 'What changes the price', {
      description: 'Three to six short points below the total.',
      least: 2,
      error: 'Add at least two points.',
    }),
    reference('visit', 'Price of a visit', 'price', {
      description: 'Optional. An estimate is never lower than this price.',
    }),
    reference('room', 'Price of a room', 'price', {
      description:
        'Optional. A price per square foot of wall, such as painting. Visitors type in the size of a room, and the page works out the rest.',
      options: { filter: 'unit == "squareFoot"' },
    }),
    closingField,
  ],
)

const checkedOn = day('checkedOn', 'Checked on', {
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
  return sentences(name, title, { description, most, rows: 3, error: `Write at most ${most} characters.` })
}
