import { ImagesIcon } from '@sanity/icons/Images'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { projectCategories } from '#content/documents/project.ts'
import { ChipsInput, TownInput } from '../../../inputs/chips.tsx'
import { JobForm } from '../../../photos/job-form.tsx'
import { PhotoItem } from '../../../photos/photo-item.tsx'
import { isPairWithPicture } from '../../../photos/photo-rules.ts'
import { choice, fewWords, fieldText, passage, picture, sampleField, switchedOn } from '../../fields.ts'
import { lines, reference } from '../../list-fields.ts'

export const project = defineType({
  name: 'project',
  title: 'Project',
  type: 'document',
  icon: ImagesIcon,
  description: 'Finished work. It’s in your gallery as soon as you publish it, newest first.',
  components: { input: JobForm },
  fieldsets: [
    {
      name: 'eachPhoto',
      title: 'Describe, crop, and sort the photos',
      options: { collapsible: true, collapsed: true },
    },
  ],
  fields: [
    choice('category', 'Trade', {
      description: 'Where visitors find it in your gallery.',
      missing: 'Choose the trade.',
      options: { list: [...projectCategories] },
      components: { input: ChipsInput },
    }),
    fewWords('place', 'Town', {
      description: 'Optional. Or type a neighborhood, such as "Plaza Midwood".',
      most: 60,
      components: { input: TownInput },
    }),
    fieldText('title', 'Name', {
      description: 'Such as "White shaker kitchen with a sink island". Keep ours, or type your own over it.',
    }),
    passage('text', 'Text', {
      description:
        'Optional. What you did and why, in two or three sentences. Under a rendering, what it shows.',
      rows: 3,
      validation: (rule) => rule.max(400).error('Write at most 400 characters.'),
    }),
    fewWords('duration', 'How long it took', { description: 'Optional. Such as "5 weeks".', most: 40 }),
    lines('features', 'Features', { description: 'Optional. What’s special about it, one thing per line.' }),
    reference('cost', 'Cost', 'price', {
      description: 'Optional. What it cost, if the customer is okay with showing it.',
    }),
    picture('picture', 'The large photo', {
      description: 'It’s the first one above.',
      fieldset: 'eachPhoto',
    }),
    defineField({
      name: 'photos',
      title: 'More photos',
      type: 'array',
      of: [defineArrayMember({ type: 'picture', components: { item: PhotoItem } })],
      fieldset: 'eachPhoto',
      // "Add photos" adds them.
      options: { disableActions: ['add', 'addBefore', 'addAfter', 'duplicate'] },
      description:
        'What does each photo show? Blind visitors hear it. Your gallery shows them in this order.',
    }),
    picture('before', 'The same spot before the work', {
      description: 'Your gallery shows it next to the large photo as "Before" and "After".',
      fieldset: 'eachPhoto',
      validation: (rule) => rule.custom(isPairWithPicture).warning(),
    }),
    switchedOn('inGallery', 'In the gallery', {
      description: 'Switch it off for work that’s only on one page.',
    }),
    sampleField('the project'),
  ],
  preview: {
    select: { title: 'title', subtitle: 'category', media: 'picture' },
    prepare: ({ title, ...preview }) => ({ title: title || 'Photos of a job', ...preview }),
  },
})
