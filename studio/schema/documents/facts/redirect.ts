import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { defineType } from 'sanity'
import { typedOn } from '../../../inputs/keyboard.ts'
import { line, switchedOn } from '../../fields.ts'
import { anyPage } from '../../list-fields.ts'
import { addressIsGood, goesOneWay, sourceIsFree } from '../../rules/redirect-rules.ts'

type Previewed = { title?: string; address?: string; page?: string; name?: string; type?: string }

export const redirect = defineType({
  name: 'redirect',
  title: 'Old address',
  type: 'document',
  icon: ArrowRightIcon,
  description:
    'Sends people from an old address to a page that’s still there. Make one when a page moves or goes away, because other websites may still link to the old address. It works a second after you publish it.',
  fields: [
    line('from', 'From', {
      description:
        'The old address without your website’s name, such as "/free-quote". If you ever put a page there, visitors get the page.',
      validation: (rule) => [
        rule.required().error('Enter the old address, such as /free-quote.'),
        rule.custom(sourceIsFree),
      ],
      ...typedOn('address'),
    }),
    anyPage('page', 'To a page', {
      description: 'The page to show instead. If that page moves again, this keeps up.',
    }),
    line('address', 'Or to an address', {
      description: 'A part of a page, such as "/#services", or a page of another site, with https://.',
      validation: (rule) => rule.custom(addressIsGood),
      ...typedOn('address'),
    }),
    switchedOn('permanent', 'For good', {
      description: 'Leave it on if the old address won’t come back. Search engines then list the new one.',
    }),
  ],
  validation: (rule) => rule.custom(goesOneWay),
  orderings: [{ title: 'By address', name: 'from', by: [{ field: 'from', direction: 'asc' }] }],
  preview: {
    select: {
      title: 'from',
      address: 'address',
      page: 'page.title',
      name: 'page.name',
      type: 'page._type',
    },
    prepare: ({ title, address, page, name, type }: Previewed) => ({
      title: title ?? 'Old address',
      subtitle: `to ${name ?? page ?? type ?? address ?? 'nowhere yet'}`,
    }),
  },
})
