import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { defineField, defineType } from 'sanity'
import { pathBefore } from '#content/addresses/web-address.ts'
import { fieldText } from '../../text-field.ts'
import { addressField, cityField, closingField, heroField, seoField } from './page-fields.ts'

export const locationPage = defineType({
  name: 'locationPage',
  title: 'Location page',
  type: 'document',
  icon: EarthGlobeIcon,
  description:
    'How you get to a town, and how customers get to you: directions, drive time, hours, and zip codes.',
  fields: [
    fieldText('title', 'Name', 'For lists and links, such as "Getting to Matthews".', 80),
    addressField('locationPage'),
    cityField,
    heroField,
    defineField({
      name: 'directions',
      title: 'Directions',
      type: 'richText',
      description: 'The way from your office to the town: which roads you take, and what slows you down.',
      validation: (rule) => rule.required().min(1).error('Describe the way there.'),
    }),
    defineField({
      name: 'arrival',
      title: 'On the day',
      type: 'richText',
      description: 'Optional. Parking, gates, HOA rules: whatever helps you show up on time.',
    }),
    closingField,
    seoField,
  ],
  preview: {
    select: { title: 'title', slug: 'slug.current' },
    prepare: ({ title, slug }) => ({ title, subtitle: `${pathBefore('locationPage')}${slug ?? ''}` }),
  },
})
