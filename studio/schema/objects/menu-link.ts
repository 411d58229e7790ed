import { defineType } from 'sanity'
import { isSinglePage, singlePages } from '#content/addresses/routes.ts'
import { choice, fewWords } from '../fields.ts'
import { anyPage } from '../list-fields.ts'

type Previewed = {
  label?: string
  title?: string
  name?: string
  type?: string
  reference?: unknown
  screens?: string
}

/** A link in a menu. The page may be unpublished although a menu links to it; the menu then leaves it out. */
export const menuLink = defineType({
  name: 'menuLink',
  title: 'Link',
  type: 'object',
  fields: [
    anyPage('page', 'Page', {
      weak: true,
      description: 'The page the link opens. If that page isn’t published, the link isn’t shown.',
      validation: (rule) => rule.required().error('Choose the page the link opens.'),
    }),
    fewWords('label', 'Words on the link', {
      description: 'Only if you want to call it something other than the page’s name.',
      most: 40,
    }),
    choice('screens', 'Where it’s shown', {
      description: 'You can make the menu shorter on phones. The footer is the same everywhere.',
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
      reference: 'page',
      screens: 'screens',
    },
    prepare: ({ label, title, name, type, reference, screens }: Previewed) => ({
      title:
        label ??
        name ??
        title ??
        (reference === undefined ? 'New link' : (titleOfSinglePage(type) ?? 'A page that isn’t published')),
      subtitle: screens === 'wide' ? 'Not on phones' : screens === 'phones' ? 'On phones only' : undefined,
    }),
  },
})

/** What menus call a page that exists once and has no name of its own. */
function titleOfSinglePage(type = ''): string | undefined {
  return isSinglePage(type) ? singlePages[type].title : undefined
}
