import { defineArrayMember, defineField } from 'sanity'

/** A required text of up to `maximum` characters. */
export const text = (name: string, title: string, description: string, maximum = 300) =>
  defineField({
    name,
    title,
    type: 'text',
    rows: 2,
    description,
    validation: (rule) =>
      rule.required().max(maximum).error(`Write ${title.toLowerCase()} in at most ${maximum} characters.`),
  })

/** A list of short lines, at least `minimum` of them. */
export const lines = (name: string, title: string, description: string, minimum: number) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [{ type: 'string' }],
    description,
    validation: (rule) =>
      minimum > 0 ? rule.required().min(minimum).error(`Add at least ${minimum}.`) : rule,
  })

/** A list of documents that the section shows in this order. */
export const documents = (
  name: string,
  title: string,
  type: 'faq' | 'claim' | 'city' | 'plan' | 'project',
  description: string,
) =>
  defineField({
    name,
    title,
    type: 'array',
    description,
    of: [defineArrayMember({ type: 'reference', to: [{ type }] })],
    validation: (rule) => rule.required().min(1).unique().error('Choose at least one, each one only once.'),
  })
