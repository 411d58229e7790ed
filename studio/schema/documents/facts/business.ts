import { CaseIcon } from '@sanity/icons/Case'
import { defineType } from 'sanity'
import { email, phone, place, state, texts, wholeNumber, zipCode } from '#content/documents/field-kinds.ts'
import { formatPhone } from '#content/documents/phone.ts'
import { readPhone } from '#content/documents/typed.ts'
import { typedOn } from '../../../inputs/keyboard.ts'
import { typedInput } from '../../../inputs/typed-input.tsx'
import {
  choice,
  day,
  fieldText,
  line,
  number,
  point,
  remark,
  sampleField,
  sentences,
  switchedOn,
  together,
  webAddress,
  yesOrNo,
} from '../../fields.ts'
import { commaList, lines, reference, things } from '../../list-fields.ts'
import { requiredAs } from '../../rules/read-as.ts'
import { platformField } from '../shown/social.ts'
import { looks } from './looks.ts'

const PhoneInput = typedInput({ read: readPhone, write: formatPhone, type: 'tel', inputMode: 'tel' })

export const business = defineType({
  name: 'business',
  title: 'Company details',
  type: 'document',
  icon: CaseIcon,
  description:
    'Your name, phone, email, and address. Change it here, and every page, link, and message changes with it.',
  fields: [
    fieldText('name', 'Name', {
      description: 'The name customers know you by, just like it’s painted on your truck.',
      most: 120,
    }),
    line('phone', 'Phone number', {
      description: 'Type it any way you like: the website adds the parentheses and the dash.',
      validation: (rule) => requiredAs(rule, phone),
      components: { input: PhoneInput },
    }),
    line('email', 'Email address', {
      description: 'Visitors email you here.',
      validation: (rule) => requiredAs(rule, email),
      ...typedOn('email'),
    }),
    things('licences', 'Licenses', {
      description:
        'Your licenses and their numbers, next to every form. Replace the sample numbers before you go live.',
      item: {
        name: 'licence',
        title: 'License',
        fields: [
          fieldText('title', 'License', {
            description: 'What it is, such as "NC general contractor".',
            most: 120,
          }),
          fieldText('number', 'Number', {
            description: 'The number, exactly as the board writes it.',
            most: 120,
          }),
          webAddress('lookup', 'Where to look it up', {
            description:
              'The page where the board lets anyone search for a license. Visitors open it in a new tab.',
            isRequired: false,
          }),
          sampleField('the number'),
        ],
        preview: { select: { title: 'title', subtitle: 'number' } },
      },
    }),
    fieldText('licenceLine', 'License line', {
      description:
        'A short line in the bar above the header, such as "Licensed and insured in North Carolina".',
      most: 60,
    }),
    ...looks,
    fieldText('strapline', 'Line below the name', {
      description:
        'A few words next to the logo, such as "Charlotte contractors since". The website adds the year from the next field.',
      most: 60,
    }),
    reference('since', 'In business since', 'claim', {
      description: 'Choose the number with the year. It goes at the end of the line below your name.',
    }),
    fieldText('locality', 'Office town', {
      description: 'The town your office is in, such as Charlotte.',
      most: 120,
    }),
    line('region', 'Office state', {
      description: 'Two letters, such as NC.',
      validation: (rule) => requiredAs(rule, state),
      ...typedOn('capitals'),
    }),
    line('postalCode', 'Office zip code', {
      description: 'Five digits. Directions and drive times start here.',
      validation: (rule) => requiredAs(rule, zipCode),
      ...typedOn('digits'),
    }),
    point('location', 'Your spot on the map', {
      description:
        'Where you start from. In your phone’s map, press and hold your shop, copy the two numbers, and paste them here.',
      validation: (rule) =>
        requiredAs(rule, place, 'Set the point: it’s where search engines show your business.'),
    }),
    number('serviceRadiusMiles', 'Service radius in miles', {
      description: 'How far you drive, shown as "30+ miles".',
      validation: (rule) => requiredAs(rule, wholeNumber(1, 'Enter a whole number of miles, such as 30.')),
    }),
    commaList('counties', 'Counties', {
      description:
        'The counties you serve, without the word "County". The ones we filled in are around Charlotte: with an office in another town, your website leaves them out until you type yours.',
      validation: (rule) => requiredAs(rule, texts(1, 'Name at least one county.')),
    }),
    line('countiesFrom', 'Whose counties these are', {
      description: 'The town of the office that these counties are around.',
      hidden: true,
    }),
    sentences('about', 'About, in the footer', {
      description: 'Two sentences at the bottom of every page.',
      most: 240,
      rows: 3,
    }),
    reference('experience', 'Experience of your crew', 'claim', {
      description:
        'Choose the number for how long your crew leads have been doing this. Visitors read it next to every form.',
    }),
    together('insurance', 'Insurance', {
      description: 'Who insures you, and for what. Visitors read it next to every form.',
      fields: [
        fieldText('text', 'Insurer', {
          description:
            'The company and what it covers, such as "Example Mutual, liability and workers’ compensation."',
          most: 160,
        }),
        sampleField('the insurer'),
      ],
    }),
    together('warranty', 'Warranty', {
      description:
        'What customers get if your work fails, and for how long. Visitors read it next to every form.',
      fields: [
        reference('term', 'How long', 'claim', {
          description: 'Choose the number for how long your warranty lasts.',
          missing: 'Choose how long your warranty lasts.',
        }),
        fieldText('text', 'What they get', {
          description: 'One sentence, such as "If our work fails, we’ll fix it free, parts and labor."',
          most: 160,
        }),
      ],
    }),
    lines('payments', 'Ways to pay', {
      description: 'How customers can pay you.',
      least: 1,
      error: 'Choose at least one way to pay.',
      options: { list: ['Cash', 'Check', 'Credit card', 'Debit card'], layout: 'grid' },
    }),
    together('financing', 'Paying over time', {
      description: 'A paragraph below your plans and your estimate, if you want one.',
      fields: [
        yesOrNo('shown', 'Show the paragraph', { description: 'Off keeps it here, and off your website.' }),
        remark('text', 'Paragraph', {
          description:
            'How customers pay for a large job, and whether you lend. Such as: "We don’t lend. We bill in steps as the work gets done."',
          most: 400,
        }),
        sampleField('the paragraph'),
      ],
    }),
    choice('priceRange', 'Price range', {
      description: 'How your prices compare, for search engines and next to your prices.',
      missing: 'Choose one of the three.',
      options: { list: ['$', '$$', '$$$'], layout: 'radio', direction: 'horizontal' },
    }),
    things('profiles', 'Social pages', {
      description: 'Your pages on other sites, shown in the footer.',
      item: {
        name: 'profile',
        title: 'Social page',
        fields: [
          platformField('Which site the page is on.'),
          webAddress('url', 'Address', { description: 'The full web address of your page there.' }),
        ],
        preview: { select: { title: 'platform', subtitle: 'url' } },
      },
    }),
    webAddress('mapUrl', 'Maps page', {
      description: 'Your business on an online map. The footer opens it in a new tab.',
    }),
    webAddress('reviewsUrl', 'Reviews page', {
      description: 'Where customers read and write your reviews.',
      isRequired: false,
    }),
    switchedOn('readableOffline', 'Readable without a signal', {
      description:
        'Visitors who’ve been here before can still read your prices and contact page with no signal, say in a basement. Switch it off, and their phones drop what they saved at the next visit.',
    }),
    reference('rating', 'Rating', 'claim', { description: 'Choose the number with your average rating.' }),
    switchedOn('ratingForSearch', 'Tell search engines the rating', {
      description:
        'Search engines don’t show stars for a rating you publish about yourself, but they may read it. Switch it off to keep it on your own pages.',
    }),
    together('founder', 'Founder', {
      description: 'Optional. Who founded the business, for search engines.',
      fields: [
        fieldText('name', 'Name', { description: 'First and last name.', most: 60 }),
        sampleField('the name'),
      ],
    }),
    reference('reviewCount', 'Number of reviews', 'claim', {
      description: 'Choose the number for how many reviews the rating is based on.',
    }),
    reference('reply', 'How soon you reply', 'claim', {
      description:
        'Choose the number for how soon you get back to people, such as "24 hours". They read it after they send a form.',
    }),
    sampleField('the business'),
    // The first screen asks for it and says it.
    day('onlineWithSamples', 'Online with what we made up, since', {
      description: 'The day you chose to show customers prices or reviews that we made up.',
      hidden: true,
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'phone' } },
})
