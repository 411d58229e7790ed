import { DocumentIcon } from '@sanity/icons/Document'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { sectionNames } from '../sections/section-names.ts'
import { fieldText } from '../text-field.ts'
import { closingField, heroField, seoField } from './page-fields.ts'

const fixedPage = <const Name extends string>(
  name: Name,
  title: string,
  description: string,
  fields: ReturnType<typeof defineField>[],
) =>
  defineType({
    name,
    title,
    type: 'document',
    icon: DocumentIcon,
    description,
    fields: [heroField, ...fields, seoField],
    preview: { prepare: () => ({ title }) },
  })

const sections = defineField({
  name: 'sections',
  title: 'Sections',
  type: 'array',
  description: 'What follows below the top, in this order.',
  of: sectionNames.map((type) => defineArrayMember({ type })),
})

const story = defineField({
  name: 'story',
  title: 'Story',
  type: 'richText',
  description: 'Who you are, how you started and how you work.',
  validation: (rule) => rule.required().min(1).error('Write the story of the business.'),
})

export const aboutPage = fixedPage('aboutPage', 'About page', 'Who you are, at /about.', [
  fieldText('storyHeading', 'Heading of the story', 'Beside the story.', 80),
  story,
  sections,
  closingField,
])

export const contactPage = fixedPage('contactPage', 'Contact page', 'Every way to reach you, at /contact.', [
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

export const galleryPage = fixedPage(
  'galleryPage',
  'Gallery page',
  'All finished work, at /gallery. The projects are those of the home page.',
  [closingField],
)

export const areasPage = fixedPage(
  'areasPage',
  'Service areas page',
  'All cities, at /service-areas. The tiles are made from the cities.',
  [
    fieldText('textHeading', 'Heading of the text', 'Above the text, beside the map.', 80),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'richText',
      description: 'How far you drive and what changes with the distance.',
      validation: (rule) => rule.required().min(1).error('Write how far you drive.'),
    }),
    closingField,
  ],
)
