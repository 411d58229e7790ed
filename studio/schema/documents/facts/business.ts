import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { ListInput } from '../../../inputs/list-input.tsx'
import { PhoneInput } from '../../../inputs/phone-input.tsx'
import { PlaceInput } from '../../../inputs/place-input.tsx'
import { sampleField } from '../../sample-field.ts'
import { fieldText } from '../../text-field.ts'
import { insurance, licenses, warranty } from './licenses.ts'

const socialPlatforms = ['Facebook', 'Instagram', 'LinkedIn']
const payments = ['Cash', 'Check', 'Credit card', 'Debit card']

export const business = defineType({
  name: 'business',
  title: 'Business',
  type: 'document',
  icon: CaseIcon,
  description:
    'Your name, phone, email, and address. Change it here, and every page, link, and message changes with it.',
  fields: [
    fieldText('name', 'Name', 'The name customers know you by, just like it’s painted on your truck.'),
    fieldText(
      'strapline',
      'Line below the name',
      'A few words next to the logo, such as "Charlotte contractors since". The website adds the year from the next field.',
      60,
    ),
    defineField({
      name: 'since',
      title: 'In business since',
      type: 'reference',
      to: [{ type: 'claim' }],
      description: 'Choose the figure with the year. It goes at the end of the line below your name.',
    }),
    defineField({
      name: 'phone',
      title: 'Phone number',
      type: 'string',
      description: 'Type it any way you like: the website adds the parentheses and the dash.',
      components: { input: PhoneInput },
      validation: (rule) =>
        rule
          .required()
          .regex(/^\+1\d{10}$/, { name: 'phone number' })
          .error('Enter all ten digits, such as 704 555 0100.'),
    }),
    defineField({
      name: 'email',
      title: 'Email address',
      type: 'string',
      description: 'We’ll send quote requests to this address.',
      validation: (rule) =>
        rule.required().email().error('Enter a full email address, such as quotes@example.com.'),
    }),
    fieldText('locality', 'Office town', 'The town your office is in, such as Charlotte.'),
    defineField({
      name: 'region',
      title: 'Office state',
      type: 'string',
      description: 'Two letters, such as NC.',
      validation: (rule) =>
        rule.required().length(2).uppercase().error('Enter the state’s two letters, such as NC.'),
    }),
    defineField({
      name: 'postalCode',
      title: 'Office zip code',
      type: 'string',
      description: 'Five digits. Directions and drive times start here.',
      validation: (rule) =>
        rule
          .required()
          .regex(/^\d{5}$/, { name: 'zip code' })
          .error('Enter the five digits of the zip code.'),
    }),
    defineField({
      name: 'location',
      title: 'Center of the service area',
      type: 'geopoint',
      components: { input: PlaceInput },
      description:
        'Where the map and search engines measure from. In your phone’s map, press and hold the spot, copy the two numbers, and paste them here.',
      validation: (rule) =>
        rule.required().error('Set the point: it’s where search engines show your business.'),
    }),
    defineField({
      name: 'serviceRadiusMiles',
      title: 'Service radius in miles',
      type: 'number',
      description: 'How far you drive, shown as "30+ miles".',
      validation: (rule) =>
        rule.required().positive().integer().error('Enter a whole number of miles, such as 30.'),
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
      description: 'Two sentences at the bottom of every page.',
      validation: (rule) =>
        rule.required().max(240).error('Write one or two sentences, at most 240 characters.'),
    }),
    defineField({
      name: 'experience',
      title: 'Experience of your crew',
      type: 'reference',
      to: [{ type: 'claim' }],
      description:
        'Choose the figure for how long your crew leads have been doing this. Visitors read it next to every form.',
    }),
    fieldText(
      'licenceLine',
      'License line',
      'A short line in the bar above the header, such as "Licensed and insured in North Carolina".',
      60,
    ),
    licenses,
    insurance,
    warranty,
    defineField({
      name: 'payments',
      title: 'Ways to pay',
      type: 'array',
      of: [{ type: 'string' }],
      description: 'How customers can pay you.',
      options: { list: payments, layout: 'grid' },
      validation: (rule) => rule.required().min(1).error('Choose at least one way to pay.'),
    }),
    defineField({
      name: 'priceRange',
      title: 'Price range',
      type: 'string',
      description: 'How your prices compare, for search engines and next to your prices.',
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
              description: 'The full web address of your page there.',
              validation: (rule) =>
                rule
                  .required()
                  .uri({ scheme: ['https'] })
                  .error('Paste the full address, starting with https://.'),
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
      description: 'Your business on an online map. The footer opens it in a new tab.',
      validation: (rule) =>
        rule
          .required()
          .uri({ scheme: ['https'] })
          .error('Paste the full address, starting with https://.'),
    }),
    defineField({
      name: 'reviewsUrl',
      title: 'Reviews page',
      type: 'url',
      description: 'Where customers read and write your reviews.',
      validation: (rule) =>
        rule.uri({ scheme: ['https'] }).error('Paste the full address, starting with https://.'),
    }),
    defineField({
      name: 'readableOffline',
      title: 'Readable without a signal',
      type: 'boolean',
      description:
        'Visitors who’ve been here before can still read your prices and contact page with no signal, say in a basement. Switch it off, and their phones drop what they saved at the next visit.',
      initialValue: true,
    }),
    defineField({
      name: 'rating',
      title: 'Rating',
      type: 'reference',
      to: [{ type: 'claim' }],
      description: 'Choose the figure with your average rating.',
    }),
    defineField({
      name: 'ratingForSearch',
      title: 'Tell search engines the rating',
      type: 'boolean',
      description:
        'Search engines don’t show stars for a rating you publish about yourself, but they may read it. Switch it off to keep it on your own pages.',
      initialValue: true,
    }),
    defineField({
      name: 'founder',
      title: 'Founder',
      type: 'object',
      description: 'Optional. Who founded the business, for search engines.',
      fields: [fieldText('name', 'Name', 'First and last name.', 60), sampleField('the name')],
    }),
    defineField({
      name: 'reviewCount',
      title: 'Number of reviews',
      type: 'reference',
      to: [{ type: 'claim' }],
      description: 'Choose the figure for how many reviews the rating is based on.',
    }),
    defineField({
      name: 'reply',
      title: 'How soon you reply',
      type: 'reference',
      to: [{ type: 'claim' }],
      description:
        'Choose the figure for how soon you get back to people, such as "24 hours". They read it after they send a form.',
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'phone' } },
})
