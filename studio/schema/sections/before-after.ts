import { SplitVerticalIcon } from '@sanity/icons/SplitVertical'
import { defineField } from 'sanity'
import { fieldText } from '../text-field.ts'
import { defineSection } from './section.ts'

const picture = (name: 'before' | 'after', title: string) =>
  defineField({
    name,
    title,
    type: 'picture',
    description: 'Take both pictures from the same spot, and in the same shape.',
    validation: (rule) => [
      rule.required().error(`Add the picture "${title}".`),
      // Taking the file away leaves the description of the picture behind.
      rule.custom<{ asset?: unknown }>((picture) =>
        !picture || picture.asset ? true : `Add the picture "${title}".`,
      ),
    ],
  })

export const beforeAfter = defineSection({
  name: 'beforeAfter',
  title: 'Before and after',
  icon: SplitVerticalIcon,
  description: 'Two pictures of the same room, before and after the work.',
  fields: [
    picture('before', 'Before'),
    picture('after', 'After'),
    fieldText('caption', 'Caption', 'What you changed, in one line.', 160),
  ],
})
