import { UlistIcon } from '@sanity/icons/Ulist'
import { defineArrayMember, defineField } from 'sanity'
import { fieldText } from '../text-field.ts'
import { defineSection } from './section.ts'
import { lines } from './section-fields.ts'

export const fixtures = defineSection({
  name: 'fixtures',
  title: 'Lists side by side',
  icon: UlistIcon,
  description: 'What you install or repair, room by room, or the problems people call you about.',
  fields: [
    defineField({
      name: 'purpose',
      title: 'What’s in the lists',
      type: 'string',
      description: 'What the lists are about, so the page introduces them right.',
      options: {
        list: [
          { title: 'Fixtures by room', value: 'fixtures' },
          { title: 'Common problems', value: 'problems' },
        ],
        layout: 'radio',
      },
      initialValue: 'fixtures',
      validation: (rule) => rule.required().error('Choose what’s in the lists.'),
    }),
    defineField({
      name: 'groups',
      title: 'Lists',
      type: 'array',
      description: 'One list for each room or place.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'fixtureGroup',
          title: 'List',
          fields: [
            fieldText('title', 'Room or place', 'Such as "Kitchen".', 40),
            lines('items', 'Items', 'What you work on there.', 2),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(2).error('Add at least two lists.'),
    }),
  ],
})
