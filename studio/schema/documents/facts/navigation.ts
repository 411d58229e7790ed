import { MenuIcon } from '@sanity/icons/Menu'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { fieldText, inGroup, together } from '../../fields.ts'
import { things } from '../../list-fields.ts'

const links = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type: 'menuLink' })],
    description: `${description} Drag to reorder.`,
    validation: (rule) => [rule.required().min(1).error('Add at least one link.'), rule.custom(linksOnce)],
  })

function linksOnce(items: unknown): true | string {
  const pages = Array.isArray(items)
    ? items.map(({ page }: { page?: { _ref?: string } }) => page?._ref).filter(Boolean)
    : []
  return new Set(pages).size === pages.length || 'Link each page only once in this list.'
}

export const navigation = defineType({
  name: 'navigation',
  title: 'Menus and footer',
  type: 'document',
  icon: MenuIcon,
  description:
    'The links at the top and bottom of every page. A new page shows up there once you add it here. When you take a page off your website, its links go away too.',
  groups: [
    { name: 'top', title: 'Top of the page', default: true },
    { name: 'bottom', title: 'Footer' },
  ],
  fields: [
    ...inGroup('top', [
      together('services', 'Menu of services', {
        description:
          'Opens below its name. On phones, the first links are always in view, and the others open with a tap.',
        validation: (rule) => rule.required().error('Fill in the menu of services.'),
        fields: [
          fieldText('title', 'Name of the menu', { description: 'Such as "Services".', most: 24 }),
          links('main', 'First links', 'The big ones, each with a line about the service.'),
          fieldText('moreTitle', 'Name of the others', {
            description: 'Above the other links, such as "More services".',
            most: 40,
          }),
          links('more', 'Other links', 'The small ones, in three columns.'),
        ],
      }),
      together('areas', 'Menu of towns', {
        description: 'Opens below its name, next to the map.',
        validation: (rule) => rule.required().error('Fill in the menu of towns.'),
        fields: [
          fieldText('title', 'Name of the menu', { description: 'Such as "Service areas".', most: 24 }),
          fieldText('heading', 'Heading', {
            description: 'Above the towns, such as "Towns we cover".',
            most: 40,
          }),
          links('links', 'Towns', 'Each one shows its first zip code.'),
          defineField({
            name: 'overview',
            title: 'Link below the towns',
            type: 'menuLink',
            description: 'Optional. Goes to the page with all your towns.',
          }),
        ],
      }),
      links(
        'pages',
        'Links next to the menus',
        'Three or four: there’s no room for more next to the phone number.',
      ),
    ]),
    ...inGroup('bottom', [
      things('columns', 'Columns of the footer', {
        description: 'Lists of links next to what the footer says about your business.',
        min: 1,
        max: 2,
        error: 'Keep one or two columns: the footer has room for two.',
        item: {
          name: 'footerColumn',
          title: 'Column',
          fields: [
            fieldText('title', 'Heading', { description: 'Such as "Service areas".', most: 40 }),
            links('links', 'Links', 'About ten.'),
          ],
          preview: { select: { title: 'title' } },
        },
      }),
      links('last', 'Last line', 'Next to your name and license, at the very bottom.'),
    ]),
  ],
  preview: { prepare: () => ({ title: 'Menus and footer' }) },
})
