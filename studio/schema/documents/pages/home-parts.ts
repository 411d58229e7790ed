import { defineArrayMember, defineField } from 'sanity'
import { fieldText } from '../../text-field.ts'

export type ReferenceTarget =
  | 'claim'
  | 'review'
  | 'faq'
  | 'service'
  | 'city'
  | 'project'
  | 'video'
  | 'article'
  | 'socialCard'
  | 'socialPost'

/** A list of documents that is shown in this order. */
export const references = (
  name: string,
  title: string,
  type: ReferenceTarget,
  description: string,
  minimum: number,
) =>
  defineField({
    name,
    title,
    type: 'array',
    description,
    of: [defineArrayMember({ type: 'reference', to: [{ type }] })],
    validation: (rule) =>
      rule
        .required()
        .min(minimum)
        .unique()
        .error(
          minimum > 0 ? `Choose at least ${minimum}, each one only once.` : 'Choose each one only once.',
        ),
  })

const intro = defineField({
  name: 'intro',
  title: 'Introduction',
  type: 'text',
  rows: 2,
  description: 'Optional. One or two sentences below the heading.',
})
const heading = fieldText('heading', 'Heading', 'What this part is about, in a few words.', 80)

/** A part of a page that is always there: a heading, an optional introduction, and what the part is for. */
export const part = (
  name: string,
  title: string,
  description: string,
  fields: ReturnType<typeof defineField>[],
) =>
  defineField({
    name,
    title,
    type: 'object',
    description,
    options: { collapsible: true, collapsed: true },
    fields: [heading, intro, ...fields],
    validation: (rule) => rule.required().error(`Fill in the part "${title}".`),
  })
