import { ImagesIcon } from '@sanity/icons/Images'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { projectCategories } from '#content/documents/project.ts'
import { DescribedPicture, PhotoItem } from '../../../photos/described-picture.tsx'
import { isPairWithPicture } from '../../../photos/photo-rules.ts'
import { PhotosInput } from '../../../photos/photos-input.tsx'
import {
  choice,
  fewWords,
  fieldText,
  lines,
  passage,
  picture,
  reference,
  sampleField,
  switchedOn,
} from '../../fields.ts'

export const project = defineType({
  name: 'project',
  title: 'Project',
  type: 'document',
  icon: ImagesIcon,
  description: 'Finished work. It’s in your gallery as soon as you publish it, newest first.',
  fields: [
    fieldText('title', 'Name', { description: 'Such as "White shaker kitchen with a sink island".' }),
    choice('category', 'Category', {
      description: 'Where visitors find it in your gallery.',
      missing: 'Choose the category.',
      options: {
        list: [...projectCategories],
        layout: 'radio',
      },
    }),
    picture('picture', 'Picture', {
      description: 'Your best picture of the finished work. You can also publish without one.',
      components: { input: DescribedPicture },
    }),
    picture('before', 'The same spot before the work', {
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
    passage('text', 'Text', {
      description:
        'Optional. What you did and why, in two or three sentences. Under a rendering, what it shows.',
      rows: 3,
      validation: (rule) => rule.max(400).error('Write at most 400 characters.'),
    }),
    fewWords('place', 'Place', { description: 'Optional. Neighborhood or town.', most: 60 }),
    fewWords('duration', 'How long it took', { description: 'Optional. Such as "5 weeks".', most: 40 }),
    lines('features', 'Features', { description: 'Optional. What’s special about it, one thing per line.' }),
    reference('cost', 'Cost', 'price', {
      description: 'Optional. What it cost, if the customer is okay with showing it.',
    }),
    switchedOn('inGallery', 'In the gallery', {
      description: 'Switch it off for work that’s only on one page.',
    }),
    sampleField('the project'),
  ],
  preview: { select: { title: 'title', subtitle: 'category', media: 'picture' } },
})
