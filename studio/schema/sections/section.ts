import type { ComponentType } from 'react'
import { defineType, type FieldDefinition } from 'sanity'
import { fieldText, remark, sentences } from '../fields.ts'
import { withDays } from '../rules/dated-amounts.ts'
import { shownDays } from '../shown-days.ts'

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
    fields: [heading, intro, ...fields, ...shownDays],
    preview: {
      select: { heading: 'heading', shownFrom: 'shownFrom', shownUntil: 'shownUntil' },
      prepare: ({ heading: words, ...when }) => ({
        title: words ?? 'No heading yet',
        subtitle: withDays(title, when),
      }),
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
