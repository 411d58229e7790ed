import { defineField } from 'sanity'
import { AddressInput } from '../../inputs/address-input.tsx'

/** The part of a page's address after `folder`, made from `source`; it may hold a slash, such as `matthews/handyman`. */
export const addressField = (folder: string, source = 'title') =>
  defineField({
    name: 'slug',
    title: 'Web address',
    type: 'slug',
    description: `What follows ${folder} in the address. When you change it, send visitors of the old address on; when you take the page away, make a redirect for it (Pages, Redirects).`,
    options: { source, maxLength: 80 },
    components: { input: AddressInput },
    validation: (rule) => [
      rule.required().error('Press "Generate" to make the web address.'),
      rule.custom(isAddress),
    ],
  })

const isAddress = (slug: { current?: string } | undefined) =>
  !slug?.current ||
  /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(slug.current) ||
  'Use small letters, digits and hyphens, such as kitchen-remodeling.'

export const cityField = defineField({
  name: 'city',
  title: 'Town',
  type: 'reference',
  to: [{ type: 'city' }],
  description: 'The town that the page is about. Its facts are shown from there.',
  validation: (rule) => rule.required().error('Choose the town.'),
})

export const serviceField = defineField({
  name: 'service',
  title: 'Service',
  type: 'reference',
  to: [{ type: 'service' }],
  description: 'The service that the page is about.',
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
  description: 'The last words of the page, beside the call and quote buttons.',
  validation: (rule) => rule.required().error('Fill in the call to action.'),
})

export const seoField = defineField({
  name: 'seo',
  title: 'Search engines',
  type: 'seo',
  validation: (rule) => rule.required().error('Fill in title and description for search engines.'),
})
