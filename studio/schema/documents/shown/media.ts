import { LinkIcon } from '@sanity/icons/Link'
import { PlayIcon } from '@sanity/icons/Play'
import { defineType } from 'sanity'
import { videoLink } from '#content/addresses/outside-links.ts'
import { typedInput } from '../../../inputs/typed-input.tsx'
import { choice, fieldText, picture, sampleField, sentences, webAddress } from '../../fields.ts'

const VideoInput = typedInput({
  read: videoLink,
  write: (address) => address,
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
    fieldText('title', 'Title', { description: 'What the video shows.' }),
    sentences('text', 'Text', { description: 'What people will see, in one sentence.', most: 240 }),
    choice('kind', 'Kind', {
      description: 'A reel is upright and short; a post is anything else.',
      missing: 'Choose the kind.',
      options: {
        list: ['reel', 'post'],
        layout: 'radio',
        direction: 'horizontal',
      },
    }),
    fieldText('category', 'Category', { description: 'Such as "Kitchen".', most: 40 }),
    picture('picture', 'Picture', { description: 'Optional. Shown until someone opens the video.' }),
    webAddress('url', 'Address', {
      description: 'The full web address, or just the code of an Instagram reel. It opens in a new tab.',
      components: { input: VideoInput },
    }),
    sampleField('it'),
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
    fieldText('title', 'Title', { description: 'The title of the article.', most: 100 }),
    sentences('text', 'Text', { description: 'What it says, in one sentence.', most: 240 }),
    fieldText('category', 'Category', { description: 'Such as "Permits".', most: 40 }),
    webAddress('url', 'Address', { description: 'The full web address. It opens in a new tab.' }),
    sampleField('it'),
  ],
  preview: { select: { title: 'title', subtitle: 'category' } },
})
