import { defineField } from 'sanity'
import type { AddressedType } from '#content/addresses/routes.ts'
import { pathBefore } from '#content/addresses/web-address.ts'
import { AddressInput } from '../../../inputs/address-input.tsx'
import { addressesAreFree, redirectsGiveWay } from '../../rules/address-rules.ts'
import { generatedAddress } from '../../rules/generated-address.ts'

/** The part of a page's address after the folder of its type; it may hold a slash, such as `matthews/handyman`. */
export const addressField = (type: AddressedType) =>
  defineField({
    name: 'slug',
    title: 'Web address',
    type: 'slug',
    description: `What comes after ${pathBefore(type)} in the address. If you change it, the old address sends visitors to the new one. If you take the page down, say where its visitors should go instead (Pages, Old addresses).`,
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

export const cityField = defineField({
  name: 'city',
  title: 'Town',
  type: 'reference',
  to: [{ type: 'city' }],
  description: 'The town this page is about. Its facts come from there.',
  validation: (rule) => rule.required().error('Choose the town.'),
})

export const serviceField = defineField({
  name: 'service',
  title: 'Service',
  type: 'reference',
  to: [{ type: 'service' }],
  description: 'The service this page is about.',
  validation: (rule) => rule.required().error('Choose the service.'),
})

export const heroField = defineField({
  name: 'hero',
  title: 'Top of the page',
  type: 'hero',
  validation: (rule) => rule.required().error('Fill in the top of the page.'),
})

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
