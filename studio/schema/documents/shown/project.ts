import { ImagesIcon } from '@sanity/icons/Images'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { projectCategories } from '#content/documents/project.ts'
import { PhotoItem } from '../../../photos/photo-item.tsx'
import { isPairWithPicture } from '../../../photos/photo-rules.ts'
import { PhotosInput } from '../../../photos/photos-input.tsx'
import { sampleField } from '../../sample-field.ts'
import { fieldText, optionalText } from '../../text-field.ts'

export const project = defineType({
  name: 'project',
  title: 'Project',
  type: 'document',
  icon: ImagesIcon,
  description: 'Finished work. The gallery shows it as soon as it is published, the newest first.',
  fields: [
    fieldText('title', 'Name', 'Such as "White shaker kitchen with a sink island".', 80),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      description: 'The filter of the gallery that shows it.',
      options: { list: [...projectCategories], layout: 'radio' },
      validation: (rule) => rule.required().error('Choose the category.'),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'The best picture of the finished work. The project is shown without one too.',
    }),
    defineField({
      name: 'before',
      title: 'The same spot before the work',
      type: 'picture',
      description: 'Optional. The gallery shows it beside the picture above as "Before" and "After".',
      validation: (rule) => rule.custom(isPairWithPicture).warning(),
    }),
    defineField({
      name: 'photos',
      title: 'More photos',
      type: 'array',
      of: [defineArrayMember({ type: 'picture', components: { item: PhotoItem } })],
      components: { input: PhotosInput },
      // "Add photos" adds them.
      options: { disableActions: ['add', 'addBefore', 'addAfter', 'duplicate'] },
      description:
        'Optional. Take several at once from your camera roll; the gallery shows them in this order.',
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      description: 'Optional. What was done and why, in two or three sentences.',
      validation: (rule) => rule.max(400).error('Write at most 400 characters.'),
    }),
    optionalText('place', 'Place', 'Optional. Neighborhood or town.', 60),
    optionalText('duration', 'How long it took', 'Optional. Such as "5 weeks".', 40),
    defineField({
      name: 'features',
      title: 'Features',
      type: 'array',
      of: [{ type: 'string' }],
      description: 'Optional. What stands out, one point each.',
    }),
    defineField({
      name: 'cost',
      title: 'Cost',
      type: 'reference',
      to: [{ type: 'price' }],
      description: 'What it cost, when the customer agrees that you show it. Optional.',
    }),
    defineField({
      name: 'inGallery',
      title: 'In the gallery',
      type: 'boolean',
      description: 'Switch off for work that only one page tells about.',
      initialValue: true,
    }),
    sampleField('the project'),
  ],
  preview: { select: { title: 'title', subtitle: 'category', media: 'picture' } },
})
