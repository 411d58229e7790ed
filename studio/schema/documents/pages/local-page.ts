import { PinFilledIcon } from '@sanity/icons/PinFilled'
import { defineArrayMember, defineField, defineType } from 'sanity'
import type { AddressedType } from '#content/addresses/routes.ts'
import { namesTownAndService, pathBefore } from '#content/addresses/web-address.ts'
import { sectionMembers } from '../../sections/sections.ts'
import { fieldText } from '../../text-field.ts'
import { addressField, cityField, closingField, heroField, seoField, serviceField } from './page-fields.ts'

type LocalPage<Name extends AddressedType> = {
  name: Name
  title: string
  description: string
}

function defineLocalPage<const Name extends AddressedType>(page: LocalPage<Name>) {
  return defineType({
    ...page,
    type: 'document',
    icon: PinFilledIcon,
    fields: [
      fieldText('title', 'Name', 'For lists and links, such as "Handyman in Matthews".', 80),
      addressField(page.name),
      cityField,
      ...(namesTownAndService(page.name) ? [serviceField] : []),
      heroField,
      defineField({
        name: 'sections',
        title: 'Sections',
        type: 'array',
        description:
          'What comes after the top, in this order. The call to action at the end is always there.',
        of: [...sectionMembers, defineArrayMember({ type: 'townFacts' })],
        validation: (rule) => rule.required().min(1).error('Add at least one section.'),
      }),
      closingField,
      seoField,
    ],
    preview: {
      select: { title: 'title', slug: 'slug.current', media: 'hero.picture' },
      prepare: ({ title, slug, media }) => ({
        title,
        subtitle: `${pathBefore(page.name)}${slug ?? ''}`,
        media,
      }),
    },
  })
}

const areaService = defineLocalPage({
  name: 'areaService',
  title: 'Main service in a town',
  description: 'Handyman, renovations, construction, or maintenance in one of your primary towns.',
})

const townService = defineLocalPage({
  name: 'townService',
  title: 'Service page of a town',
  description: 'A service with its own prices in a town, such as kitchen remodeling in Matthews.',
})

const townPage = defineLocalPage({
  name: 'townPage',
  title: 'Town page',
  description: 'A page about all your services in a town. Search engines list the city’s page instead.',
})

/** Pages about a town, or a service there, that the owner composes of sections. */
export const localPages = [areaService, townPage, townService]
