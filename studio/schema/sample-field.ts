import { defineField } from 'sanity'

/** The mark of content that nobody has confirmed; `what` is made up while it is on, such as "the review". */
export const sampleField = (what: string) =>
  defineField({
    name: 'sample',
    title: 'Sample',
    type: 'boolean',
    description: `On while ${what} is made up. The site must not go live with it.`,
  })
