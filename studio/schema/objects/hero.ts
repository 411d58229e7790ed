import { defineField, defineType } from 'sanity'

export const hero = defineType({
  name: 'hero',
  title: 'Top of the page',
  type: 'object',
  description: 'What a visitor sees first. The call and quote buttons are always there.',
  fields: [
    defineField({
      name: 'badge',
      title: 'Badge',
      type: 'string',
      description: 'Optional. A few words in a frame above the heading, such as "Matthews specialists".',
      validation: (rule) => rule.max(40).error('Keep it to at most 40 characters.'),
    }),
    defineField({
      name: 'heading',
      title: 'Heading',
      type: 'string',
      description: 'The biggest words on the page: what you do here, in ten words or fewer.',
      validation: (rule) => [
        rule.required().error('Write a heading: it’s the first thing a visitor reads.'),
        rule.max(80).warning('A shorter heading fits a phone better.'),
      ],
    }),
    defineField({
      name: 'lead',
      title: 'Opening sentences',
      type: 'text',
      rows: 3,
      description: 'One to three sentences: who it’s for, what’s included, and what happens next.',
      validation: (rule) => rule.required().error('Write one to three sentences below the heading.'),
    }),
    defineField({
      name: 'action',
      title: 'Words on the quote button',
      type: 'string',
      description: 'Optional. Such as "Free consultation". Without it, the button says what it usually says.',
      validation: (rule) => rule.max(32).error('Keep it to at most 32 characters.'),
    }),
    defineField({
      name: 'projectsAction',
      title: 'Words on a button to the projects',
      type: 'string',
      description:
        'Optional. Such as "View historic projects". The button goes to the projects on the same page.',
      validation: (rule) => rule.max(32).error('Keep it to at most 32 characters.'),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'Optional. A wide picture.',
    }),
  ],
})
