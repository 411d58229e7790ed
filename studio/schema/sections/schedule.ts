import { CalendarIcon } from '@sanity/icons/Calendar'
import { defineArrayMember, defineField } from 'sanity'
import { defineSection } from './section.ts'
import { lines } from './section-fields.ts'

const seasons = ['Spring', 'Summer', 'Fall', 'Winter']

export const schedule = defineSection({
  name: 'schedule',
  title: 'Tasks by season',
  icon: CalendarIcon,
  description: 'What’s due in each of the four seasons.',
  fields: [
    defineField({
      name: 'seasons',
      title: 'Seasons',
      type: 'array',
      description: 'One line for each season, spring first.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'season',
          title: 'Season',
          fields: [
            defineField({
              name: 'season',
              title: 'Season',
              type: 'string',
              description: 'When these tasks are due.',
              options: { list: seasons },
              validation: (rule) => rule.required().error('Choose the season.'),
            }),
            lines('tasks', 'Tasks', 'What’s due, one task per line.', 2),
          ],
          preview: { select: { title: 'season' } },
        }),
      ],
      validation: (rule) => rule.required().length(4).error('Keep one line for each of the four seasons.'),
    }),
  ],
})
