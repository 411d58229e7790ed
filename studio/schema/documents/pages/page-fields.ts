import { type defineArrayMember, defineField, type PreviewConfig } from 'sanity'
import type { AddressedType } from '#content/addresses/routes.ts'
import { pathBefore } from '#content/addresses/web-address.ts'
import { reference } from '../../list-fields.ts'
import { addressesAreFree, redirectsGiveWay } from '../../rules/address-rules.ts'
import { generatedAddress } from '../../rules/generated-address.ts'
import { AddressInput } from './address-input.tsx'
import { HeroOfNewPage } from './new-page.tsx'

/** The part of a page's address after the folder of its type; it may hold a slash, such as `matthews/handyman`. */
export const addressField = (type: AddressedType) =>
  defineField({
    name: 'slug',
    title: 'Web address',
    type: 'slug',
    description: `The page’s address, after ${pathBefore(type)}. If you change it, old links still work.`,
    options: {
      source: generatedAddress,
      slugify: (made) => made,
      // The rule below checks that, with a message that names the other page.
      isUnique: () => true,
    },
    components: { input: AddressInput },
    validation: (rule) => [
      rule.required().error('Press "Generate" to make the web address.'),
      rule.custom(addressesAreFree('slug')),
      rule.custom(redirectsGiveWay('slug')).warning(),
    ],
  })

export const cityField = reference('city', 'Town', 'city', {
  description: 'The town this page is about. Its facts come from there.',
  missing: 'Choose the town.',
})

export const serviceField = reference('service', 'Service', 'service', {
  description: 'The service this page is about.',
  missing: 'Choose the service.',
})

export const heroField = defineField({
  name: 'hero',
  title: 'Top of the page',
  type: 'hero',
  validation: (rule) => rule.required().error('Fill in the top of the page.'),
})

/** On pages that the owner can have written for him. */
export const newPageHero = { ...heroField, components: { input: HeroOfNewPage } }

export const closingField = defineField({
  name: 'closing',
  title: 'Call to action',
  type: 'closing',
  description: 'The last words on the page, next to the call and quote buttons.',
  validation: (rule) => rule.required().error('Fill in the call to action.'),
})

export const seoField = defineField({
  name: 'seo',
  title: 'Search engines',
  type: 'seo',
  validation: (rule) => rule.required().error('Fill in the title and description for search engines.'),
})

export const sectionsField = (members: ReturnType<typeof defineArrayMember>[]) =>
  defineField({
    name: 'sections',
    title: 'Sections',
    type: 'array',
    description: 'What comes after the top, in this order. The call to action at the end is always there.',
    of: members,
    validation: (rule) => rule.required().min(1).error('Add at least one section.'),
  })

/** In lists a page is named with its address; `media` is the field of its picture. */
export function pagePreview(type: AddressedType, media?: string): PreviewConfig {
  return {
    select: { title: 'title', slug: 'slug.current', ...(media && { media }) },
    prepare: ({ title, slug, media: picture }) => ({
      title,
      subtitle: `${pathBefore(type)}${slug ?? ''}`,
      media: picture,
    }),
  }
}
