import { WrenchIcon } from '@sanity/icons/Wrench'
import { defineType } from 'sanity'
import { pathBefore } from '#content/addresses/web-address.ts'
import { fieldText, inGroup, picture, sentences } from '../../fields.ts'
import { commaList, reference } from '../../list-fields.ts'
import { addressesAreFree, redirectsGiveWay } from '../../rules/address-rules.ts'
import { sectionMembers } from '../../sections/sections.ts'
import {
  addressField,
  closingField,
  newPageHero,
  pagePreview,
  sectionsField,
  seoField,
} from './page-fields.ts'
import { WrittenPage } from './written-page.tsx'

const aliases = commaList('aliases', 'Other web addresses', {
  description: `Other addresses after ${pathBefore('service')} that show this page too. Search engines list the one above.`,
  validation: (rule) => [
    rule.unique().error('Add each address only once.'),
    rule.custom(addressesAreFree('aliases')),
    rule.custom(redirectsGiveWay('aliases')).warning(),
  ],
})

export const service = defineType({
  name: 'service',
  title: 'Service',
  type: 'document',
  icon: WrenchIcon,
  components: { input: WrittenPage },
  description: 'A service with its own page.',
  groups: [
    { name: 'page', title: 'Page', default: true },
    { name: 'card', title: 'Card' },
    { name: 'search', title: 'Search engines' },
  ],
  fields: [
    ...inGroup('page', [
      fieldText('title', 'Name', { description: 'What customers call it, such as "Painting".', most: 60 }),
      addressField('service'),
      aliases,
      reference('category', 'Part of', 'service', {
        description:
          'The main service this one belongs to. Leave it empty for Handyman, Renovations, Construction, and Maintenance.',
      }),
    ]),
    ...inGroup(
      ['page', 'card'],
      [
        sentences('summary', 'Text on the card', {
          description: 'One or two sentences where other pages link to this one.',
          most: 180,
        }),
      ],
    ),
    ...inGroup('page', [newPageHero, sectionsField(sectionMembers), closingField]),
    ...inGroup('card', [
      picture('picture', 'Picture on the card', { description: 'Shown where other pages link to this one.' }),
      reference('cardPrice', 'Price on the card', 'price', {
        description: 'Optional. Shown on the card, such as "Starting at $85".',
      }),
    ]),
    { ...seoField, group: 'search', options: { collapsible: false } },
  ],
  orderings: [{ title: 'Name', name: 'title', by: [{ field: 'title', direction: 'asc' }] }],
  preview: pagePreview('service', 'picture'),
})
