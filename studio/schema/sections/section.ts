import type { ComponentType } from 'react'
import { defineType, type FieldDefinition } from 'sanity'
import { fieldText, remark, sentences } from '../fields.ts'

const heading = fieldText('heading', 'Heading', {
  description: 'What this part of the page is about, in a few words.',
})
const intro = remark('intro', 'Introduction', {
  description: 'Optional. One or two sentences below the heading.',
  most: 300,
})

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
export const text = (
  name: string,
  title: string,
  { description, most = 300 }: { description: string; most?: number },
) =>
  sentences(name, title, {
    description,
    most,
    error: `Write ${title.toLowerCase()} in at most ${most} characters.`,
  })
