import { ImagesIcon } from '@sanity/icons/Images'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { projectCategories } from '#content/documents/project.ts'
import { DescribedPicture, PhotoItem } from '../../../photos/described-picture.tsx'
import { isPairWithPicture } from '../../../photos/photo-rules.ts'
import { PhotosInput } from '../../../photos/photos-input.tsx'
import {
  choice,
  fieldText,
  lines,
  optionalText,
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
    fieldText('title', 'Name', 'Such as "White shaker kitchen with a sink island".', 80),
    choice('category', 'Category', 'Where visitors find it in your gallery.', 'Choose the category.', {
      list: [...projectCategories],
      layout: 'radio',
    }),
    {
      ...picture(
        'picture',
        'Picture',
        'Your best picture of the finished work. You can also publish without one.',
      ),
      components: { input: DescribedPicture },
    },
    defineField({
      ...picture(
        'before',
        'The same spot before the work',
        'Optional. Your gallery shows it next to the picture above as "Before" and "After".',
      ),
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
    passage(
      'text',
      'Text',
      'Optional. What you did and why, in two or three sentences. Under a rendering, what it shows.',
      3,
      (rule) => rule.max(400).error('Write at most 400 characters.'),
    ),
    optionalText('place', 'Place', 'Optional. Neighborhood or town.', 60),
    optionalText('duration', 'How long it took', 'Optional. Such as "5 weeks".', 40),
    lines('features', 'Features', 'Optional. What’s special about it, one thing per line.'),
    reference('cost', 'Cost', 'price', 'Optional. What it cost, if the customer is okay with showing it.'),
    switchedOn('inGallery', 'In the gallery', 'Switch it off for work that’s only on one page.'),
    sampleField('the project'),
  ],
  preview: { select: { title: 'title', subtitle: 'category', media: 'picture' } },
})
