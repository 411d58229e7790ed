import { defineArrayMember, defineField } from 'sanity'
import { fieldText } from '../text-field.ts'
import { defineSection } from './section.ts'
import { lines } from './section-fields.ts'

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
