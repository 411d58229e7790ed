import { defineField } from 'sanity'

/** A required single line of text; `description` tells the owner what to write, `maximum` is in characters. */
export function fieldText<Name extends string>(
  name: Name,
  title: string,
  description: string,
  maximum = 120,
) {
  return defineField({
    name,
    title,
    type: 'string',
    description,
    validation: (rule) => [
      rule.required().error(`Fill in "${title}": ${description}`),
      rule.max(maximum).error(`Shorten "${title}" to ${maximum} characters or fewer.`),
    ],
  })
}

/** A line of text that pages do without. */
export function optionalText<Name extends string>(
  name: Name,
  title: string,
  description: string,
  maximum: number,
) {
  return defineField({
    name,
    title,
    type: 'string',
    description,
    validation: (rule) => rule.max(maximum).error(`Shorten "${title}" to ${maximum} characters or fewer.`),
  })
}
