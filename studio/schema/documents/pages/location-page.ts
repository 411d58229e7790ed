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
  description: 'How you get to a town and customers get to you: directions, travel time, hours, zip codes.',
  fields: [
    fieldText('title', 'Name', 'For lists and links, such as "Getting to Matthews".', 80),
    addressField('locationPage'),
    cityField,
    heroField,
    defineField({
      name: 'directions',
      title: 'Directions',
      type: 'richText',
      description: 'The way from the office to the town, with roads and what slows you down.',
      validation: (rule) => rule.required().min(1).error('Describe the way.'),
    }),
    defineField({
      name: 'arrival',
      title: 'On the day',
      type: 'richText',
      description: 'Parking, gates, HOA rules: what helps you to be on time. Optional.',
    }),
    closingField,
    seoField,
  ],
  preview: {
    select: { title: 'title', slug: 'slug.current' },
    prepare: ({ title, slug }) => ({ title, subtitle: `${pathBefore('locationPage')}${slug ?? ''}` }),
  },
})
