import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { defineField, defineType } from 'sanity'
import { routableTypes } from '#content/addresses/routes.ts'
import { addressIsGood, goesOneWay, sourceIsFree } from '../../rules/redirect-rules.ts'

type Previewed = { from?: string; address?: string; title?: string; name?: string; type?: string }

export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: ArrowRightIcon,
  description:
    'Sends whoever asks for an address that has no page to one that has. Make one when a page moves or goes, for links on other sites still lead to its old address. It works a second after you publish it.',
  fields: [
    defineField({
      name: 'from',
      title: 'From',
      type: 'string',
      description:
        'The address without the name of the site, such as "/free-quote". Once there is a page at it, visitors get the page.',
      validation: (rule) => [
        rule.required().error('Write the address that leads nowhere now, such as /free-quote.'),
        rule.custom(sourceIsFree),
      ],
    }),
    defineField({
      name: 'page',
      title: 'To a page',
      type: 'reference',
      to: routableTypes.map((type) => ({ type })),
      options: { disableNew: true },
      description: 'The page that is shown instead. When its address changes, the redirect follows.',
    }),
    defineField({
      name: 'address',
      title: 'Or to an address',
      type: 'string',
      description: 'A part of a page, such as "/#services", or a page of another site, with https://.',
      validation: (rule) => rule.custom(addressIsGood),
    }),
    defineField({
      name: 'permanent',
      title: 'For good',
      type: 'boolean',
      description:
        'On when the old address will not come back: search engines then list the new one instead.',
      initialValue: true,
    }),
  ],
  validation: (rule) => rule.custom(goesOneWay),
  orderings: [{ title: 'By address', name: 'from', by: [{ field: 'from', direction: 'asc' }] }],
  preview: {
    select: {
      from: 'from',
      address: 'address',
      title: 'page.title',
      name: 'page.name',
      type: 'page._type',
    },
    prepare: ({ from, address, title, name, type }: Previewed) => ({
      title: from ?? 'Redirect',
      subtitle: `to ${name ?? title ?? type ?? address ?? 'nowhere yet'}`,
    }),
  },
})
