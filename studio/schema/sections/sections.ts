import { defineArrayMember, defineField } from 'sanity'
import { fieldText } from '../text-field.ts'
import { defineSection } from './section.ts'

const text = (name: string, title: string, description: string, maximum = 300) =>
  defineField({
    name,
    title,
    type: 'text',
    rows: 2,
    description,
    validation: (rule) =>
      rule.required().max(maximum).error(`Write ${title.toLowerCase()} in at most ${maximum} characters.`),
  })

const lines = (name: string, title: string, description: string, minimum: number) =>
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
const documents = (
  name: string,
  title: string,
  type: 'review' | 'faq' | 'claim' | 'city',
  description: string,
) =>
  defineField({
    name,
    title,
    type: 'array',
    description,
    of: [defineArrayMember({ type: 'reference', to: [{ type }] })],
    validation: (rule) => rule.required().min(1).unique().error('Choose at least one, each only once.'),
  })

export const serviceCards = defineSection({
  name: 'serviceCards',
  title: 'Service cards',
  description: 'The kinds of work this service includes, one card each.',
  fields: [
    defineField({
      name: 'cards',
      title: 'Cards',
      type: 'array',
      description: 'Two to eight cards read best.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'serviceCard',
          title: 'Card',
          fields: [
            fieldText('title', 'Name', 'The kind of work, such as "Cabinet painting".', 60),
            text('text', 'Text', 'One or two sentences: what is done and when it is needed.'),
            lines('features', 'Included', 'Short points. Optional.', 0),
            defineField({
              name: 'price',
              title: 'Price',
              type: 'reference',
              to: [{ type: 'price' }],
              description: 'Shown on the card. Optional.',
            }),
            defineField({
              name: 'service',
              title: 'Leads to',
              type: 'reference',
              to: [{ type: 'service' }],
              description: 'The service page behind the card. Optional.',
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'price.title' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Add at least one card.'),
    }),
  ],
})

export const pricing = defineSection({
  name: 'pricing',
  title: 'Price list',
  description: 'Prices in a list, taken from the price documents.',
  fields: [
    defineField({
      name: 'prices',
      title: 'Prices',
      type: 'array',
      description: 'Shown in this order.',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'price' }] })],
      validation: (rule) =>
        rule.required().min(1).unique().error('Choose at least one price, each only once.'),
    }),
  ],
})

export const process = defineSection({
  name: 'process',
  title: 'Steps',
  description: 'How the work goes, step by step. The numbers are added by the site.',
  fields: [
    defineField({
      name: 'steps',
      title: 'Steps',
      type: 'array',
      description: 'Three to six steps read best.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'processStep',
          title: 'Step',
          fields: [
            fieldText('title', 'Step', 'Two to four words, such as "Walkthrough".', 60),
            text('text', 'Text', 'What happens in this step, in a sentence or two.'),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).error('Add at least two steps.'),
    }),
  ],
})

export const reasonPurposes = ['why', 'benefits', 'features', 'property-types', 'when-to-call'] as const

export const reasons = defineSection({
  name: 'reasons',
  title: 'Points',
  description: 'A list of points: why customers choose you, what they gain, when to call.',
  fields: [
    defineField({
      name: 'purpose',
      title: 'What the points say',
      type: 'string',
      description: 'Decides how the list is announced and checked.',
      options: {
        list: [
          { title: 'Why customers choose us', value: 'why' },
          { title: 'What they gain', value: 'benefits' },
          { title: 'What is included', value: 'features' },
          { title: 'For which properties', value: 'property-types' },
          { title: 'When to call', value: 'when-to-call' },
        ],
        layout: 'radio',
      },
      validation: (rule) => rule.required().error('Choose what the points say.'),
    }),
    defineField({
      name: 'points',
      title: 'Points',
      type: 'array',
      description: 'One idea each.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'reason',
          title: 'Point',
          fields: [
            fieldText('title', 'Point', 'The point in a few words.', 80),
            defineField({
              name: 'text',
              title: 'Text',
              type: 'text',
              rows: 2,
              description: 'A sentence of proof or detail. Optional.',
              validation: (rule) => rule.max(240).error('Keep it to at most 240 characters.'),
            }),
          ],
          preview: { select: { title: 'title', subtitle: 'text' } },
        }),
      ],
      validation: (rule) => rule.required().min(2).error('Add at least two points.'),
    }),
  ],
})

export const fixtures = defineSection({
  name: 'fixtures',
  title: 'Fixtures by room',
  description: 'What you install or repair, grouped by room.',
  fields: [
    defineField({
      name: 'groups',
      title: 'Rooms',
      type: 'array',
      description: 'One group for each room.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'fixtureGroup',
          title: 'Room',
          fields: [
            fieldText('title', 'Room', 'Such as "Kitchen".', 40),
            lines('items', 'Fixtures', 'What you work on there.', 2),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(2).error('Add at least two rooms.'),
    }),
  ],
})

export const notice = defineSection({
  name: 'notice',
  title: 'Notice',
  description: 'A boxed message that must not be missed, such as what to do in an emergency.',
  fields: [
    defineField({
      name: 'urgency',
      title: 'How urgent',
      type: 'string',
      description: 'An emergency gets the red box with a call button.',
      options: {
        list: [
          { title: 'Emergency', value: 'emergency' },
          { title: 'Safety', value: 'safety' },
          { title: 'Good to know', value: 'information' },
        ],
        layout: 'radio',
      },
      validation: (rule) => rule.required().error('Choose how urgent it is.'),
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'richText',
      description: 'What to do, in short sentences.',
      validation: (rule) => rule.required().min(1).error('Write what to do.'),
    }),
  ],
})

export const consultation = defineSection({
  name: 'consultation',
  title: 'Free consultation',
  description: 'An offer to look at it together first. Its button leads to the contact part of the page.',
  fields: [
    text('text', 'Text', 'What the visit includes and what the customer gets out of it.', 400),
    lines('points', 'Included', 'Short points. Optional.', 0),
    fieldText(
      'action',
      'Words on the button',
      'What the visitor asks for, such as "Book a color consultation".',
      40,
    ),
  ],
})

export const stats = defineSection({
  name: 'stats',
  title: 'Figures',
  description: 'Claims with their figures.',
  fields: [documents('claims', 'Claims', 'claim', 'The claims to show, two to four.')],
})

export const reviews = defineSection({
  name: 'reviews',
  title: 'Reviews',
  description: 'What customers wrote. The first one is shown large.',
  fields: [documents('reviews', 'Reviews', 'review', 'The reviews to show, best first.')],
})

export const questions = defineSection({
  name: 'questions',
  title: 'Questions',
  description: 'Questions and answers that open on a click.',
  fields: [documents('questions', 'Questions', 'faq', 'The questions to show, most asked first.')],
})

export const areas = defineSection({
  name: 'areas',
  title: 'Towns',
  description: 'Links to the towns where this service is offered.',
  fields: [documents('cities', 'Towns', 'city', 'The towns to show.')],
})
