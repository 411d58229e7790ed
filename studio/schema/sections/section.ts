import type { ComponentType } from 'react'
import { defineField, defineType, type FieldDefinition, type PreviewConfig } from 'sanity'
import { fieldText } from '../text-field.ts'

type Section<Name extends string, Fields extends FieldDefinition[]> = {
  name: Name
  title: string
  icon: ComponentType
  description: string
  fields: Fields
  preview?: PreviewConfig
}

/** A section of a page: a heading, an optional introduction, and what the section is for. */
export function defineSection<const Name extends string, Fields extends FieldDefinition[]>(
  section: Section<Name, Fields>,
) {
  return defineType({
    ...section,
    type: 'object',
    fields: [heading, intro, ...section.fields],
    preview: section.preview ?? {
      select: { heading: 'heading' },
      prepare: ({ heading: words }) => ({ title: words ?? 'No heading yet', subtitle: section.title }),
    },
  })
}

const heading = fieldText('heading', 'Heading', 'What this part of the page is about, in a few words.', 80)

const intro = defineField({
  name: 'intro',
  title: 'Introduction',
  type: 'text',
  rows: 2,
  description: 'Optional. One or two sentences below the heading.',
  validation: (rule) => rule.max(300).error('Keep it to at most 300 characters.'),
})
