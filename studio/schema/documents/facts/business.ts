import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { ListInput } from '../../../inputs/list-input.tsx'
import { PhoneInput } from '../../../inputs/phone-input.tsx'
import { sampleField } from '../../sample-field.ts'
import { fieldText } from '../../text-field.ts'
import { licenses } from './licenses.ts'

const socialPlatforms = ['Facebook', 'Instagram', 'LinkedIn']
const payments = ['Cash', 'Check', 'Credit card', 'Debit card']

export const business = defineType({
  name: 'business',
  title: 'Business',
  type: 'document',
  icon: CaseIcon,
  description: 'Name, phone, email and address. Every page, link and message follows what you write here.',
  fields: [
    fieldText('name', 'Name', 'The name customers know, as it is painted on the truck.'),
    fieldText(
      'strapline',
      'Line below the name',
      'A few words beside the logo, such as "Charlotte contractors since". The year follows from the next field.',
      60,
    ),
    defineField({
      name: 'since',
      title: 'In business since',
      type: 'reference',
      to: [{ type: 'claim' }],
      description: 'The claim that holds the year. Its figure ends the line below the name.',
    }),
    defineField({
      name: 'phone',
      title: 'Phone number',
      type: 'string',
      description:
        'Write it as you like: the website puts the brackets and the dash where people expect them.',
      components: { input: PhoneInput },
      validation: (rule) =>
        rule
          .required()
          .regex(/^\+1\d{10}$/, { name: 'phone number' })
          .error('Write the ten digits, such as 704 555 0100.'),
    }),
    defineField({
      name: 'email',
      title: 'Email address',
      type: 'string',
      description: 'Quote requests are sent to this address.',
      validation: (rule) =>
        rule.required().email().error('Write a whole email address, such as quotes@example.com.'),
    }),
    fieldText('locality', 'Office town', 'The town of the office, such as Charlotte.'),
    defineField({
      name: 'region',
      title: 'Office state',
      type: 'string',
      description: 'Two letters, such as NC.',
      validation: (rule) =>
        rule.required().length(2).uppercase().error('Write the two letters of the state, such as NC.'),
    }),
    defineField({
      name: 'postalCode',
      title: 'Office zip code',
      type: 'string',
      description: 'Five digits. Directions and travel times start here.',
      validation: (rule) =>
        rule
          .required()
          .regex(/^\d{5}$/, { name: 'zip code' })
          .error('Write the five digits of the zip code.'),
    }),
    defineField({
      name: 'location',
      title: 'Center of the service area',
      type: 'geopoint',
      description: 'The point from which search engines and the map measure.',
      validation: (rule) => rule.required().error('Set the point: search engines show the business there.'),
    }),
    defineField({
      name: 'serviceRadiusMiles',
      title: 'Service radius in miles',
      type: 'number',
      description: 'How far you drive, shown as "30+ miles".',
      validation: (rule) =>
        rule.required().positive().integer().error('Write a whole number of miles, such as 30.'),
    }),
    defineField({
      name: 'counties',
      title: 'Counties',
      type: 'array',
      of: [{ type: 'string' }],
      description: 'The counties you serve, without the word "County".',
      components: { input: ListInput },
      validation: (rule) => rule.required().min(1).error('Name at least one county.'),
    }),
    defineField({
      name: 'about',
      title: 'About, in the footer',
      type: 'text',
      rows: 3,
      description: 'Two sentences at the foot of every page.',
      validation: (rule) =>
        rule.required().max(240).error('Write one or two sentences, at most 240 characters.'),
    }),
    defineField({
      name: 'experience',
      title: 'Experience of your crew',
      type: 'reference',
      to: [{ type: 'claim' }],
      description:
        'The claim that holds how long your crew leads have done this. It stands at the foot of every page.',
    }),
    fieldText(
      'licenceLine',
      'License line',
      'A short line in the bar above the header, such as "Licensed and insured in North Carolina".',
      60,
    ),
    licenses,
    defineField({
      name: 'payments',
      title: 'Ways to pay',
      type: 'array',
      of: [{ type: 'string' }],
      description: 'What you accept.',
      options: { list: payments, layout: 'grid' },
      validation: (rule) => rule.required().min(1).error('Choose at least one way to pay.'),
    }),
    defineField({
      name: 'priceRange',
      title: 'Price range',
      type: 'string',
      description: 'Your price level, for search engines and beside your prices.',
      options: { list: ['$', '$$', '$$$'], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().error('Choose one of the three.'),
    }),
    defineField({
      name: 'profiles',
      title: 'Social pages',
      type: 'array',
      description: 'Your pages on other sites, shown in the footer.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'profile',
          title: 'Social page',
          fields: [
            defineField({
              name: 'platform',
              title: 'Platform',
              type: 'string',
              description: 'Which site the page is on.',
              options: { list: socialPlatforms },
              validation: (rule) => rule.required().error('Choose the platform.'),
            }),
            defineField({
              name: 'url',
              title: 'Address',
              type: 'url',
              description: 'The whole address of your page there.',
              validation: (rule) =>
                rule
                  .required()
                  .uri({ scheme: ['https'] })
                  .error('Paste the whole address, starting with https://.'),
            }),
          ],
          preview: { select: { title: 'platform', subtitle: 'url' } },
        }),
      ],
    }),
    defineField({
      name: 'mapUrl',
      title: 'Maps page',
      type: 'url',
      description: 'Your business on a maps service: opens in a new tab from the footer.',
      validation: (rule) =>
        rule
          .required()
          .uri({ scheme: ['https'] })
          .error('Paste the whole address, starting with https://.'),
    }),
    defineField({
      name: 'reviewsUrl',
      title: 'Reviews page',
      type: 'url',
      description: 'Where customers read and write your reviews.',
      validation: (rule) =>
        rule.uri({ scheme: ['https'] }).error('Paste the whole address, starting with https://.'),
    }),
    defineField({
      name: 'readableOffline',
      title: 'Readable without a connection',
      type: 'boolean',
      description:
        'Visitors who were here once can read your prices and contact page in a cellar without signal. Off removes what their phones have kept, at their next visit.',
      initialValue: true,
    }),
    defineField({
      name: 'rating',
      title: 'Rating',
      type: 'reference',
      to: [{ type: 'claim' }],
      description: 'The claim that holds your average rating.',
    }),
    defineField({
      name: 'ratingForSearch',
      title: 'Tell search engines the rating',
      type: 'boolean',
      description:
        'Search engines show no stars for a rating that a business publishes about itself, but may read it. Off keeps it to your pages.',
      initialValue: true,
    }),
    defineField({
      name: 'founder',
      title: 'Founder',
      type: 'object',
      description: 'Who founded the business, for search engines. Optional.',
      fields: [fieldText('name', 'Name', 'First and last name.', 60), sampleField('the name')],
    }),
    defineField({
      name: 'reviewCount',
      title: 'Number of reviews',
      type: 'reference',
      to: [{ type: 'claim' }],
      description: 'The claim that holds how many reviews the rating rests on.',
    }),
    defineField({
      name: 'reply',
      title: 'Time to a reply',
      type: 'reference',
      to: [{ type: 'claim' }],
      description:
        'The claim that holds how soon you answer, such as "24 hours". People read it when they have sent a form.',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'phone' } },
})
