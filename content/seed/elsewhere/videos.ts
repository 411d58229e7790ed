import type { Video } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { type PictureFile, picture } from '../pictures.ts'

type Content = Pick<Video, 'title' | 'text' | 'kind' | 'category'> & { file: PictureFile }

/** A made-up video at an address that is reserved for examples: the site must not go live with it. */
const video = (id: string, { file, ...content }: Content): Seed<Video> => ({
  _id: `video-${id}`,
  _type: 'video',
  ...content,
  picture: picture(file),
  url: `https://www.example.com/${content.kind}/${id}`,
  sample: true,
})

/** Short videos of the work. */
export const videos: Seed<Video>[] = [
  video('shower-floor', {
    title: 'Why we flood your shower floor',
    text: 'We leave the shower pan full of water for a day before we tile it.',
    kind: 'reel',
    category: 'Bathrooms',
    file: 'bath-marble-walkin-shower.jpg',
  }),
  video('cutting-in', {
    title: 'Cutting in without tape',
    text: 'How to paint a straight line along the ceiling, and the brush to use.',
    kind: 'reel',
    category: 'Painting',
    file: 'detail-painting.jpg',
  }),
  video('ceiling-fan', {
    title: 'Before you buy a ceiling fan',
    text: 'The box in your ceiling may not hold a fan. Here’s how to tell.',
    kind: 'post',
    category: 'Electrical',
    file: 'detail-electrical.jpg',
  }),
  video('deck-stain', {
    title: 'Staining a deck between storms',
    text: 'How we time the washing, drying, and staining.',
    kind: 'reel',
    category: 'Outdoors',
    file: 'detail-deck.jpg',
  }),
]
