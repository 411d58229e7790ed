import { CaseIcon } from '@sanity/icons/Case'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { LaunchIcon } from '@sanity/icons/Launch'
import { LinkIcon } from '@sanity/icons/Link'
import { TagIcon } from '@sanity/icons/Tag'
import { defineArrayMember, defineField, defineType } from 'sanity'

const facts = [
  { title: 'Phone number', value: 'phone' },
  { title: 'Email address', value: 'email' },
  { title: 'Business name', value: 'name' },
  { title: 'Office zip code', value: 'postalCode' },
  { title: 'Licenses with their numbers', value: 'licenses' },
]

/** A price inside a sentence: the text follows the price document. */
export const inlinePrice = defineType({
  name: 'inlinePrice',
  title: 'Price',
  type: 'object',
  icon: TagIcon,
  fields: [
    defineField({
      name: 'price',
      title: 'Price',
      type: 'reference',
      to: [{ type: 'price' }],
      description: 'The sentence shows this price, and changes when you change it.',
      validation: (rule) => rule.required().error('Choose the price for this sentence.'),
    }),
  ],
  preview: {
    select: { title: 'price.title' },
    prepare: ({ title }) => ({ title: `Price: ${title ?? 'choose one'}` }),
  },
})

export const inlineClaim = defineType({
  name: 'inlineClaim',
  title: 'Figure',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [
    defineField({
      name: 'claim',
      title: 'Figure',
      type: 'reference',
      to: [{ type: 'claim' }],
      description: 'The sentence shows this figure, and changes when you change it.',
      validation: (rule) => rule.required().error('Choose the figure for this sentence.'),
    }),
  ],
  preview: {
    select: { title: 'claim.title' },
    prepare: ({ title }) => ({ title: `Figure: ${title ?? 'choose one'}` }),
  },
})

export const inlineFact = defineType({
  name: 'inlineFact',
  title: 'Business fact',
  type: 'object',
  icon: CaseIcon,
  fields: [
    defineField({
      name: 'fact',
      title: 'Fact',
      type: 'string',
      description: 'It comes from "Business", so the sentence is right even when it changes.',
      options: { list: facts, layout: 'radio' },
      validation: (rule) => rule.required().error('Choose the fact for this sentence.'),
    }),
  ],
  preview: {
    select: { title: 'fact' },
    prepare: ({ title }) => ({ title: `Business: ${title ?? 'choose one'}` }),
  },
})

const pageLink = defineArrayMember({
  name: 'pageLink',
  title: 'Link to a page',
  type: 'object',
  icon: LinkIcon,
  fields: [
    defineField({
      name: 'to',
      title: 'Page',
      type: 'reference',
      to: [{ type: 'service' }, { type: 'city' }, { type: 'homePage' }],
      description: 'The page on your website that opens when someone taps these words.',
      validation: (rule) => rule.required().error('Choose the page that should open.'),
    }),
  ],
})

const webLink = defineArrayMember({
  name: 'webLink',
  title: 'Link to another website',
  type: 'object',
  icon: LaunchIcon,
  fields: [
    defineField({
      name: 'href',
      title: 'Address',
      type: 'url',
      description: 'The full web address, starting with https://.',
      validation: (rule) => [
        rule.required().error('Paste the full address of the page.'),
        rule.uri({ scheme: ['https'] }).error('Paste the full address, starting with https://.'),
      ],
    }),
  ],
})

export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'block',
      styles: [{ title: 'Paragraph', value: 'normal' }],
      lists: [{ title: 'Bullets', value: 'bullet' }],
      marks: { decorators: [{ title: 'Strong', value: 'strong' }], annotations: [pageLink, webLink] },
      of: [{ type: 'inlinePrice' }, { type: 'inlineClaim' }, { type: 'inlineFact' }],
    }),
  ],
})
