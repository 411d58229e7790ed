import { defineField, defineType } from 'sanity'
import { cleanText } from '#content/text/clean-text.ts'
import { isLargeEnough, PHOTO_TYPES } from '../../photos/photo-rules.ts'
import { yesOrNo } from '../fields.ts'

const hasFile = (picture: unknown) => typeof picture === 'object' && picture !== null && 'asset' in picture

export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  description:
    'Upload a photo, then drag the circle to what should stay in view when the picture is cropped.',
  options: { hotspot: true, accept: PHOTO_TYPES },
  validation: (rule) => rule.custom(isLargeEnough).warning(),
  fields: [
    defineField({
      name: 'alt',
      title: 'What the picture shows',
      type: 'string',
      hidden: ({ parent }) => !parent?.asset,
      description: 'One sentence for people who can’t see it, such as "White kitchen with a navy island".',
      validation: (rule) => [
        rule.custom((alt, { parent }) =>
          cleanText(alt ?? '') || !hasFile(parent)
            ? true
            : 'Say in one sentence what the picture shows: blind visitors hear it.',
        ),
        rule.max(160).warning('Keep it to one sentence of at most 160 characters.'),
      ],
    }),
    yesOrNo('rendering', 'This is a computer rendering', {
      description:
        'Leave it on for the sample pictures. Switch it off when you add a photo of your own work.',
      initialValue: false,
      // Nobody else has renderings to mark.
      hidden: ({ document, parent }) => !parent?.rendering && document?.sample !== true,
    }),
  ],
  preview: {
    select: { alt: 'alt', media: 'asset' },
    prepare: ({ alt, media }) => ({ title: alt || 'Photo', media }),
  },
})
