import { LinkIcon } from '@sanity/icons/Link'
import { PlayIcon } from '@sanity/icons/Play'
import { defineField, defineType } from 'sanity'
import { videoLink } from '#content/addresses/outside-links.ts'
import { typedInput } from '../../../inputs/typed-input.tsx'
import { sampleField } from '../../sample-field.ts'
import { fieldText } from '../../text-field.ts'

const webAddress = defineField({
  name: 'url',
  title: 'Address',
  type: 'url',
  description: 'The full web address. It opens in a new tab.',
  validation: (rule) =>
    rule
      .required()
      .uri({ scheme: ['https'] })
      .error('Paste the full address, starting with https://.'),
})

const sample = sampleField('it')

const text = (description: string) =>
  defineField({
    name: 'text',
    title: 'Text',
    type: 'text',
    rows: 2,
    description,
    validation: (rule) =>
      rule.required().max(240).error('Write one or two sentences, at most 240 characters.'),
  })

const VideoInput = typedInput({
  read: videoLink,
  write: (address) => address,
  help: 'Paste the full address, starting with https://, or the code of an Instagram reel.',
  type: 'text',
  inputMode: 'url',
})

export const video = defineType({
  name: 'video',
  title: 'Video',
  type: 'document',
  icon: PlayIcon,
  description:
    'A short video on one of your social pages. Your website shows a picture and links to the video.',
  fields: [
    fieldText('title', 'Title', 'What the video shows.', 80),
    text('What people will see, in one sentence.'),
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      description: 'A reel is upright and short; a post is anything else.',
      options: { list: ['reel', 'post'], layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().error('Choose the kind.'),
    }),
    fieldText('category', 'Category', 'Such as "Kitchen".', 40),
    defineField({
      name: 'picture',
      title: 'Picture',
      type: 'picture',
      description: 'Optional. Shown until someone opens the video.',
    }),
    {
      ...webAddress,
      description: 'The full web address, or just the code of an Instagram reel. It opens in a new tab.',
      components: { input: VideoInput },
    },
    sample,
  ],
  preview: { select: { title: 'title', subtitle: 'category', media: 'picture' } },
})

export const article = defineType({
  name: 'article',
  title: 'Article on another site',
  type: 'document',
  icon: LinkIcon,
  description: 'An article on another site that helps your customers.',
  fields: [
    fieldText('title', 'Title', 'The title of the article.', 100),
    text('What it says, in one sentence.'),
    fieldText('category', 'Category', 'Such as "Permits".', 40),
    webAddress,
    sample,
  ],
  preview: { select: { title: 'title', subtitle: 'category' } },
})
