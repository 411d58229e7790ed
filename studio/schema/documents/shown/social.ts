import { CommentIcon } from '@sanity/icons/Comment'
import { UsersIcon } from '@sanity/icons/Users'
import { defineField, defineType } from 'sanity'
import { DateInput } from '../../../inputs/date-input.tsx'
import { sampleField } from '../../sample-field.ts'
import { fieldText } from '../../text-field.ts'

const platforms = ['Facebook', 'Instagram', 'LinkedIn']

const platform = defineField({
  name: 'platform',
  title: 'Platform',
  type: 'string',
  description: 'Which site it is on.',
  options: { list: platforms },
  validation: (rule) => rule.required().error('Choose the platform.'),
})

const sample = sampleField('it')

export const socialCard = defineType({
  name: 'socialCard',
  title: 'Social page',
  type: 'document',
  icon: UsersIcon,
  description: 'One of your pages on another site, and how many follow it. Its address is in "Business".',
  fields: [
    platform,
    fieldText('handle', 'Handle', 'Such as "@crownandlevel".', 40),
    defineField({
      name: 'followers',
      title: 'Followers',
      type: 'reference',
      to: [{ type: 'claim' }],
      description: 'Choose the figure for how many people follow it.',
      validation: (rule) => rule.required().error('Choose the figure with the number of followers.'),
    }),
    fieldText('text', 'Text', 'What you show there, in one sentence.', 160),
  ],
  preview: { select: { title: 'platform', subtitle: 'handle' } },
})

export const socialPost = defineType({
  name: 'socialPost',
  title: 'Social post',
  type: 'document',
  icon: CommentIcon,
  description: 'A post that’s quoted on your home page.',
  fields: [
    platform,
    fieldText('kind', 'Kind', 'Such as "Project update".', 40),
    fieldText('text', 'Text', 'The post in one or two sentences.', 280),
    fieldText('engagement', 'Reactions', 'The way the platform shows them, such as "48 likes".', 40),
    // Not "2 days ago", as the platforms show it: a published page would soon be wrong.
    defineField({
      name: 'date',
      title: 'Date',
      type: 'date',
      components: { input: DateInput },
      description: 'When it was posted.',
      validation: (rule) => rule.required().error('Choose the date.'),
    }),
    sample,
  ],
  preview: { select: { title: 'text', subtitle: 'platform' } },
})
