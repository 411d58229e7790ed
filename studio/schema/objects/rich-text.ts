import { CaseIcon } from '@sanity/icons/Case'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { LaunchIcon } from '@sanity/icons/Launch'
import { LinkIcon } from '@sanity/icons/Link'
import { TagIcon } from '@sanity/icons/Tag'
import type { ComponentType } from 'react'
import { defineArrayMember, defineField, defineType, type FieldDefinition } from 'sanity'
import { PastedFromElsewhere } from '../../inputs/pasted-from-elsewhere.tsx'
import { choice, webAddress } from '../fields.ts'
import { reference } from '../list-fields.ts'

const facts = [
  { title: 'Phone number', value: 'phone' },
  { title: 'Email address', value: 'email' },
  { title: 'Business name', value: 'name' },
  { title: 'Office zip code', value: 'postalCode' },
  { title: 'Licenses with their numbers', value: 'licenses' },
]

/** Something inside a sentence that follows what it refers to; `shown` is where its own name stands. */
const inline = <const Name extends string>(
  name: Name,
  title: string,
  icon: ComponentType,
  label: string,
  shown: string,
  field: FieldDefinition,
) =>
  defineType({
    name,
    title,
    type: 'object',
    icon,
    fields: [field],
    preview: {
      select: { title: shown },
      prepare: ({ title: known }) => ({ title: `${label}: ${known ?? 'choose one'}` }),
    },
  })

export const inlinePrice = inline(
  'inlinePrice',
  'Price',
  TagIcon,
  'Price',
  'price.title',
  reference('price', 'Price', 'price', {
    description: 'The sentence shows this price, and changes when you change it.',
    missing: 'Choose the price for this sentence.',
  }),
)

export const inlineClaim = inline(
  'inlineClaim',
  'Number',
  CheckmarkCircleIcon,
  'Number',
  'claim.title',
  reference('claim', 'Number', 'claim', {
    description: 'The sentence shows this number, and changes when you change it.',
    missing: 'Choose the number for this sentence.',
  }),
)

export const inlineFact = inline(
  'inlineFact',
  'Business fact',
  CaseIcon,
  'Company details',
  'fact',
  choice('fact', 'Fact', {
    description: 'It comes from "Company details", so the sentence is right even when it changes.',
    missing: 'Choose the fact for this sentence.',
    options: { list: facts, layout: 'radio' },
  }),
)

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
  fields: [webAddress('href', 'Address', { description: 'The full web address, starting with https://.' })],
})

export const richText = defineType({
  name: 'richText',
  title: 'Text',
  type: 'array',
  components: { portableText: { plugins: PastedFromElsewhere } },
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
