import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { PinFilledIcon } from '@sanity/icons/PinFilled'
import { defineArrayMember, defineType } from 'sanity'
import type { AddressedType } from '#content/addresses/routes.ts'
import { namesTownAndService } from '#content/addresses/web-address.ts'
import { fieldText, richText } from '../../fields.ts'
import { sectionMembers } from '../../sections/sections.ts'
import {
  addressField,
  cityField,
  closingField,
  heroField,
  pagePreview,
  sectionsField,
  seoField,
  serviceField,
} from './page-fields.ts'

const localPage = <const Name extends AddressedType>(name: Name, title: string, description: string) =>
  defineType({
    name,
    title,
    type: 'document',
    icon: PinFilledIcon,
    description,
    fields: [
      fieldText('title', 'Name', { description: 'For lists and links, such as "Handyman in Matthews".' }),
      addressField(name),
      cityField,
      ...(namesTownAndService(name) ? [serviceField] : []),
      heroField,
      sectionsField([...sectionMembers, defineArrayMember({ type: 'townFacts' })]),
      closingField,
      seoField,
    ],
    preview: pagePreview(name, 'hero.picture'),
  })

const areaService = localPage(
  'areaService',
  'Main service page of a town',
  'Handyman, renovations, construction, or maintenance in a town where you work every day.',
)

const townService = localPage(
  'townService',
  'Service page of a town',
  'A service with its own prices in a town, such as kitchen remodeling in Matthews.',
)

const townPage = localPage(
  'townPage',
  'Town page',
  'A page about all your services in a town. Search engines list the town’s first page instead.',
)

/** Pages about a town, or a service there, that the owner composes of sections. */
export const localPages = [areaService, townPage, townService]

export const locationPage = defineType({
  name: 'locationPage',
  title: 'Location page',
  type: 'document',
  icon: EarthGlobeIcon,
  description:
    'How you get to a town, and how customers get to you: directions, drive time, hours, and zip codes.',
  fields: [
    fieldText('title', 'Name', { description: 'For lists and links, such as "Getting to Matthews".' }),
    addressField('locationPage'),
    cityField,
    heroField,
    richText('directions', 'Directions', {
      description: 'The way from your office to the town: which roads you take, and what slows you down.',
      missing: 'Describe the way there.',
    }),
    richText('arrival', 'On the day', {
      description: 'Optional. Parking, gates, HOA rules: whatever helps you show up on time.',
    }),
    closingField,
    seoField,
  ],
  preview: pagePreview('locationPage'),
})
