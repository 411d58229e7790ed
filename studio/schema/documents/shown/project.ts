import { ImagesIcon } from '@sanity/icons/Images'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { projectCategories } from '#content/documents/project.ts'
import { DescribedPicture } from '../../../photos/described-picture.tsx'
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
  description: 'Finished work. It’s in your gallery as soon as you publish it, newest first.',
  fields: [
    fieldText('title', 'Name', 'Such as "White shaker kitchen with a sink island".', 80),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      description: 'Where visitors find it in your gallery.',
      options: { list: [...projectCategories], layout: 'radio' },
      validation: (rule) => rule.required().error('Choose the category.'),
    }),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'Your best picture of the finished work. You can also publish without one.',
      components: { input: DescribedPicture },
    }),
    defineField({
      name: 'before',
      title: 'The same spot before the work',
      type: 'picture',
      description: 'Optional. Your gallery shows it next to the picture above as "Before" and "After".',
      components: { input: DescribedPicture },
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
        'Optional. Add several at once from your camera roll. Your gallery shows them in this order.',
    }),
    defineField({
      name: 'text',
      title: 'Text',
      type: 'text',
      rows: 3,
      description: 'Optional. What you did and why, in two or three sentences.',
      validation: (rule) => rule.max(400).error('Write at most 400 characters.'),
    }),
    optionalText('place', 'Place', 'Optional. Neighborhood or town.', 60),
    optionalText('duration', 'How long it took', 'Optional. Such as "5 weeks".', 40),
    defineField({
      name: 'features',
      title: 'Features',
      type: 'array',
      of: [{ type: 'string' }],
      description: 'Optional. What’s special about it, one thing per line.',
    }),
    defineField({
      name: 'cost',
      title: 'Cost',
      type: 'reference',
      to: [{ type: 'price' }],
      description: 'Optional. What it cost, if the customer is okay with showing it.',
    }),
    defineField({
      name: 'inGallery',
      title: 'In the gallery',
      type: 'boolean',
      description: 'Switch it off for work that’s only on one page.',
      initialValue: true,
    }),
    sampleField('the project'),
  ],
  preview: { select: { title: 'title', subtitle: 'category', media: 'picture' } },
})
