import { ComponentIcon } from '@sanity/icons/Component'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { defineType } from 'sanity'
import { texts } from '#content/documents/field-kinds.ts'
import { fieldText, richText } from '../../fields.ts'
import { lines, reference, things } from '../../list-fields.ts'
import { requiredAs } from '../../rules/read-as.ts'
import {
  addressField,
  cityField,
  closingField,
  heroField,
  pagePreview,
  seoField,
  serviceField,
} from './page-fields.ts'

/** A trade in a town: its own words; tiles, reasons and labels are shared by all of them. */
export const cityService = defineType({
  name: 'cityService',
  title: 'Trade page of a town',
  type: 'document',
  icon: ComponentIcon,
  description:
    'Painting, plumbing, electrical, or tiling in a town. The prices, steps, and top picture come from the service, unless you choose another picture.',
  fields: [
    fieldText('title', 'Name', { description: 'For lists and links, such as "Painting in Matthews".' }),
    addressField('cityService'),
    cityField,
    serviceField,
    heroField,
    richText('about', 'This trade in this town', {
      description: 'What the houses here need, and what to watch for. Two or three paragraphs.',
      missing: 'Write about this trade in this town.',
    }),
    closingField,
    seoField,
  ],
  preview: pagePreview('cityService'),
})

/** What the pages of all trades in all towns share. */
export const cityServiceShared = defineType({
  name: 'cityServiceShared',
  title: 'Texts all trades share',
  type: 'document',
  icon: DocumentsIcon,
  description:
    'What all trade pages in all towns have in common: the tiles, the reasons, and the kinds of neighborhoods.',
  fields: [
    fieldText('tilesHeading', 'Heading of the tiles', {
      description: 'Above the sixteen tiles, such as "What we do". The site adds "in" and the town.',
    }),
    things('tiles', 'Tiles', {
      description: 'Sixteen services, one tile each.',
      min: 16,
      max: 16,
      error: 'Keep sixteen tiles.',
      item: {
        name: 'serviceTile',
        title: 'Tile',
        fields: [
          fieldText('title', 'Service', { description: 'Such as "Drywall repair".', most: 60 }),
          fieldText('text', 'Text', { description: 'One line about the service.', most: 120 }),
          reference('service', 'Leads to', 'service', {
            description: 'Optional. The service page the tile opens.',
          }),
        ],
        preview: { select: { title: 'title', subtitle: 'text' } },
      },
    }),
    fieldText('reasonsHeading', 'Heading of the reasons', { description: 'Above the reasons.' }),
    lines('reasons', 'Reasons', {
      description: 'Four to six reasons why customers choose you.',
      least: 4,
      error: 'Add at least four reasons.',
    }),
    fieldText('neighborhoodsHeading', 'Heading of the neighborhoods', {
      description: 'Above the eight kinds of neighborhoods.',
    }),
    lines('neighborhoods', 'Kinds of neighborhoods', {
      description: 'Eight labels that work for any town, such as "Downtown".',
      validation: (rule) => requiredAs(rule, texts(8, 'Keep eight labels.', 8)),
    }),
  ],
  preview: { prepare: () => ({ title: 'Texts all trades share' }) },
})
