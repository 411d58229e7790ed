import { defineField } from 'sanity'

/** Marks content that is a sample; `what` names it for the owner, such as "the review". */
export const sampleField = (what: string) =>
  defineField({
    name: 'sample',
    title: 'Sample',
    type: 'boolean',
    description: `On while ${what} is made up. The site must not go live with it.`,
  })
