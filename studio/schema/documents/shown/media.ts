import { LinkIcon } from '@sanity/icons/Link'
import { PlayIcon } from '@sanity/icons/Play'
import { defineType } from 'sanity'
import { videoLink } from '#content/addresses/outside-links.ts'
import { typedInput } from '../../../inputs/typed-input.tsx'
import { choice, fieldText, picture, sampleField, sentences, webAddress } from '../../fields.ts'

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
    sentences('text', 'Text', 'What people will see, in one sentence.', 240),
    choice('kind', 'Kind', 'A reel is upright and short; a post is anything else.', 'Choose the kind.', {
      list: ['reel', 'post'],
      layout: 'radio',
      direction: 'horizontal',
    }),
    fieldText('category', 'Category', 'Such as "Kitchen".', 40),
    picture('picture', 'Picture', 'Optional. Shown until someone opens the video.'),
    {
      ...webAddress(
        'url',
        'Address',
        'The full web address, or just the code of an Instagram reel. It opens in a new tab.',
      ),
      components: { input: VideoInput },
    },
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
    fieldText('title', 'Title', 'The title of the article.', 100),
    sentences('text', 'Text', 'What it says, in one sentence.', 240),
    fieldText('category', 'Category', 'Such as "Permits".', 40),
    webAddress('url', 'Address', 'The full web address. It opens in a new tab.'),
    sampleField('it'),
  ],
  preview: { select: { title: 'title', subtitle: 'category' } },
})
