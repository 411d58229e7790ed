import { defineField, defineType } from 'sanity'
import { routableTypes } from '#content/addresses/routes.ts'

type Previewed = { label?: string; title?: string; name?: string; type?: string; screens?: string }

/** A link in a menu. The page may be unpublished although a menu links to it; the menu then leaves it out. */
export const menuLink = defineType({
  name: 'menuLink',
  title: 'Link',
  type: 'object',
  fields: [
    defineField({
      name: 'page',
      title: 'Page',
      type: 'reference',
      to: routableTypes.map((type) => ({ type })),
      weak: true,
      options: { disableNew: true },
      description: 'Where the link leads. While the page is not published the link is left out.',
      validation: (rule) => rule.required().error('Choose the page that the link leads to.'),
    }),
    defineField({
      name: 'label',
      title: 'Words of the link',
      type: 'string',
      description: 'Only if it shall be called something other than the page is.',
      validation: (rule) => rule.max(40).error('Keep it to at most 40 characters.'),
    }),
    defineField({
      name: 'screens',
      title: 'Where it is shown',
      type: 'string',
      description: 'The menu on phones may be shorter. The footer is the same everywhere.',
      options: {
        list: [
          { title: 'Everywhere', value: 'all' },
          { title: 'Not on phones', value: 'wide' },
          { title: 'On phones only', value: 'phones' },
        ],
        layout: 'radio',
      },
    }),
  ],
  preview: {
    select: {
      label: 'label',
      title: 'page.title',
      name: 'page.name',
      type: 'page._type',
      screens: 'screens',
    },
    prepare: ({ label, title, name, type, screens }: Previewed) => ({
      title: label ?? name ?? title ?? type ?? 'A page that is not published',
      subtitle: screens === 'wide' ? 'Not on phones' : screens === 'phones' ? 'On phones only' : undefined,
    }),
  },
})
