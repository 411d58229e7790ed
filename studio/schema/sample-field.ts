import { defineField } from 'sanity'

/** Marks content that is a sample; `what` names it for the owner, such as "the review". */
export const sampleField = (what: string) =>
  defineField({
    name: 'sample',
    title: 'Sample',
    type: 'boolean',
    description: `It’s on as long as ${what} is made up. Don’t go live with it.`,
  })
