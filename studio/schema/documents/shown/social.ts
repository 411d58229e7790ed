import { CommentIcon } from '@sanity/icons/Comment'
import { UsersIcon } from '@sanity/icons/Users'
import { defineType } from 'sanity'
import { choice, day, fieldText, reference, sampleField } from '../../fields.ts'

export const platformField = (description: string) =>
  choice('platform', 'Platform', description, 'Choose the platform.', {
    list: ['Facebook', 'Instagram', 'LinkedIn'],
  })

const platform = platformField('Which site it is on.')

export const socialCard = defineType({
  name: 'socialCard',
  title: 'Social page',
  type: 'document',
  icon: UsersIcon,
  description: 'One of your pages on another site, and how many follow it. Its address is in "Business".',
  fields: [
    platform,
    fieldText('handle', 'Handle', 'Such as "@crownandlevel".', 40),
    reference(
      'followers',
      'Followers',
      'claim',
      'Choose the figure for how many people follow it.',
      'Choose the figure with the number of followers.',
    ),
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
    day('date', 'Date', 'When it was posted.', 'Choose the date.'),
    sampleField('it'),
  ],
  preview: { select: { title: 'text', subtitle: 'platform' } },
})
