import type { ComponentType } from 'react'
import { defineType, type FieldDefinition } from 'sanity'
import { fieldText, references, remark, sentences } from '../fields.ts'

const heading = fieldText('heading', 'Heading', 'What this part of the page is about, in a few words.', 80)
const intro = remark('intro', 'Introduction', 'Optional. One or two sentences below the heading.', 300)

/** A section of a page: a heading, an optional introduction, and what the section is for. */
export function defineSection<const Name extends string>(
  name: Name,
  title: string,
  icon: ComponentType,
  description: string,
  fields: FieldDefinition[],
) {
  return defineType({
    name,
    title,
    type: 'object',
    icon,
    description,
    fields: [heading, intro, ...fields],
    preview: {
      select: { heading: 'heading' },
      prepare: ({ heading: words }) => ({ title: words ?? 'No heading yet', subtitle: title }),
    },
  })
}

/** A required text of up to `most` characters. */
export const text = (name: string, title: string, description: string, most = 300) =>
  sentences(name, title, description, most, 2, `Write ${title.toLowerCase()} in at most ${most} characters.`)

/** Documents of a type, of which the section shows at least one. */
export const documents = (name: string, title: string, type: string, description: string) =>
  references(name, title, type, description, 1, 'Choose at least one, each one only once.')
