import { WrenchIcon } from '@sanity/icons/Wrench'
import { defineField, defineType } from 'sanity'
import { pathBefore } from '#content/addresses/web-address.ts'
import { ListInput } from '../../../inputs/list-input.tsx'
import { HeroOfNewPage } from '../../../inputs/new-page.tsx'
import { addressesAreFree, redirectsGiveWay } from '../../rules/address-rules.ts'
import { sectionMembers } from '../../sections/sections.ts'
import { fieldText } from '../../text-field.ts'
import { addressField, closingField, heroField, seoField } from './page-fields.ts'

export const service = defineType({
  name: 'service',
  title: 'Service',
  type: 'document',
  icon: WrenchIcon,
  description: 'A service with its own page.',
  groups: [
    { name: 'page', title: 'Page', default: true },
    { name: 'card', title: 'Card' },
    { name: 'search', title: 'Search engines' },
  ],
  fields: [
    { ...fieldText('title', 'Name', 'What customers call it, such as "Painting".', 60), group: 'page' },
    { ...addressField('service'), group: 'page' },
    defineField({
      name: 'aliases',
      title: 'Other web addresses',
      type: 'array',
      of: [{ type: 'string' }],
      group: 'page',
      description: `Other addresses after ${pathBefore('service')} that show this page too. Search engines list the one above.`,
      components: { input: ListInput },
      validation: (rule) => [
        rule.unique().error('Add each address only once.'),
        rule.custom(addressesAreFree('aliases')),
        rule.custom(redirectsGiveWay('aliases')).warning(),
      ],
    }),
    defineField({
      name: 'category',
      title: 'Part of',
      type: 'reference',
      group: 'page',
      to: [{ type: 'service' }],
      description:
        'The main service this one belongs to. Leave it empty for Handyman, Renovations, Construction, and Maintenance.',
    }),
    defineField({
      name: 'summary',
      title: 'Text on the card',
      type: 'text',
      rows: 2,
      group: ['page', 'card'],
      description: 'One or two sentences where other pages link to this one.',
      validation: (rule) =>
        rule.required().max(180).error('Write one or two sentences, at most 180 characters.'),
    }),
    { ...heroField, group: 'page', components: { input: HeroOfNewPage } },
    defineField({
      name: 'sections',
      title: 'Sections',
      type: 'array',
      group: 'page',
      description: 'What comes after the top, in this order. The call to action at the end is always there.',
      of: sectionMembers,
      validation: (rule) => rule.required().min(1).error('Add at least one section.'),
    }),
    { ...closingField, group: 'page' },
    defineField({
      name: 'picture',
      title: 'Picture on the card',
      type: 'picture',
      group: 'card',
      description: 'Shown where other pages link to this one.',
    }),
    defineField({
      name: 'cardPrice',
      title: 'Price on the card',
      type: 'reference',
      group: 'card',
      to: [{ type: 'price' }],
      description: 'Optional. Shown on the card, such as "Starting at $85".',
    }),
    { ...seoField, group: 'search', options: { collapsible: false } },
  ],
  orderings: [{ title: 'Name', name: 'title', by: [{ field: 'title', direction: 'asc' }] }],
  preview: {
    select: { title: 'title', slug: 'slug.current', media: 'picture' },
    prepare: ({ title, slug, media }) => ({ title, subtitle: `/services/${slug ?? ''}`, media }),
  },
})
