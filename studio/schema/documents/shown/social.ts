import { CommentIcon } from '@sanity/icons/Comment'
import { UsersIcon } from '@sanity/icons/Users'
import { defineType } from 'sanity'
import { choice, day, fieldText, sampleField } from '../../fields.ts'
import { reference } from '../../list-fields.ts'

export const platformField = (description: string) =>
  choice('platform', 'Platform', {
    description,
    missing: 'Choose the platform.',
    options: {
      // Without a title, Sanity would write "Linkedin".
      list: ['Facebook', 'Instagram', 'LinkedIn'].map((name) => ({ title: name, value: name })),
    },
  })

const platform = platformField('Which site it is on.')

export const socialCard = defineType({
  name: 'socialCard',
  title: 'Social page',
  type: 'document',
  icon: UsersIcon,
  description:
    'One of your pages on another site, and how many follow it. Its address is in "Company details".',
  fields: [
    platform,
    fieldText('handle', 'Handle', { description: 'Such as "@crownandlevel".', most: 40 }),
    reference('followers', 'Followers', 'claim', {
      description: 'Choose the number for how many people follow it.',
      missing: 'Choose the number of followers.',
    }),
    fieldText('text', 'Text', { description: 'What you show there, in one sentence.', most: 160 }),
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
    fieldText('kind', 'Kind', { description: 'Such as "Project update".', most: 40 }),
    fieldText('text', 'Text', { description: 'The post in one or two sentences.', most: 280 }),
    fieldText('engagement', 'Reactions', {
      description: 'The way the platform shows them, such as "48 likes".',
      most: 40,
    }),
    // Not "2 days ago", as the platforms show it: a published page would soon be wrong.
    day('date', 'Date', { description: 'When it was posted.', missing: 'Choose the date.' }),
    sampleField('it'),
  ],
  preview: { select: { title: 'text', subtitle: 'platform' } },
})
