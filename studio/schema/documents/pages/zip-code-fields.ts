import { defineArrayMember, defineField } from 'sanity'

const zipCodes = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'array',
    description,
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) =>
          rule.regex(/^\d{5}$/, { name: 'zip code' }).error('Write the five digits of the zip code.'),
      }),
    ],
    options: { layout: 'tags' },
    validation: (rule) => rule.unique().error('Add each zip code only once.'),
  })

/** The zip codes of a city: those that its page shows, and those that count only for the question "Do we come to you?". */
export const zipCodeFields = [
  defineField({
    ...zipCodes(
      'zipCodes',
      'Zip codes',
      'The zip codes on the page of the city, five digits each. The first one is on the tile.',
    ),
    validation: (rule) => rule.required().min(1).unique().error('Add at least one zip code, each only once.'),
  }),
  zipCodes(
    'furtherZipCodes',
    'Further zip codes',
    'Others that you serve as part of this city. "Do we come to you?" knows them; the page of the city leaves them out.',
  ),
]
