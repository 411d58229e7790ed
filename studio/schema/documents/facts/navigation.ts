import { MenuIcon } from '@sanity/icons/Menu'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { fieldText } from '../../text-field.ts'

/** As many as the footer has room for beside the business's own facts. */
const COLUMNS = 2

const links = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [defineArrayMember({ type: 'menuLink' })],
    description: `${description} Drag to reorder.`,
    validation: (rule) => [rule.required().min(1).error('Add at least one link.'), rule.custom(eachOnce)],
  })

function eachOnce(items: unknown): true | string {
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
    'The links at the top and the bottom of every page. A new page appears there when you add it here. A page that you take back vanishes from here by itself.',
  groups: [
    { name: 'top', title: 'Top of the page', default: true },
    { name: 'bottom', title: 'Footer' },
  ],
  fields: [
    defineField({
      name: 'services',
      title: 'Menu of services',
      type: 'object',
      group: 'top',
      description: 'Opens below its name. On phones the first links stand alone, the others open.',
      validation: (rule) => rule.required().error('Fill in the menu of services.'),
      fields: [
        fieldText('title', 'Name of the menu', 'Such as "Services".', 24),
        links('main', 'First links', 'Shown large, with what each service is about.'),
        fieldText('moreTitle', 'Name of the others', 'Above the other links, such as "More services".', 40),
        links('more', 'Other links', 'Shown small, in three columns.'),
      ],
    }),
    defineField({
      name: 'areas',
      title: 'Menu of towns',
      type: 'object',
      group: 'top',
      description: 'Opens below its name, beside the map.',
      validation: (rule) => rule.required().error('Fill in the menu of towns.'),
      fields: [
        fieldText('title', 'Name of the menu', 'Such as "Service areas".', 24),
        fieldText('heading', 'Heading', 'Above the towns, such as "Towns we cover".', 40),
        links('links', 'Towns', 'Each is shown with its first zip code.'),
        defineField({
          name: 'overview',
          title: 'Link below the towns',
          type: 'menuLink',
          description: 'To the page with all towns. Optional.',
        }),
      ],
    }),
    {
      ...links('pages', 'Links beside the menus', 'Three or four: more do not fit beside the phone number.'),
      group: 'top',
    },
    defineField({
      name: 'columns',
      title: 'Columns of the footer',
      type: 'array',
      group: 'bottom',
      description: 'Lists of links beside what the footer says about the business.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'footerColumn',
          title: 'Column',
          fields: [
            fieldText('title', 'Heading', 'Such as "Service areas".', 40),
            links('links', 'Links', 'About ten.'),
          ],
          preview: { select: { title: 'title' } },
        }),
      ],
      validation: (rule) =>
        rule.required().min(1).max(COLUMNS).error('Keep one or two columns: the footer has room for two.'),
    }),
    { ...links('last', 'Last line', 'Beside name and license, at the very end.'), group: 'bottom' },
  ],
  preview: { prepare: () => ({ title: 'Menus and footer' }) },
})
