import { examplePicture } from '../../../fragments/examples/examples.ts'
import type { VideosSlice } from './query.ts'

export const videosExample: VideosSlice = {
  heading: 'Watch us work',
  intro: null,
  items: [
    {
      _id: 'video-curb',
      _type: 'video',
      title: 'Setting a shower curb',
      text: 'Why it leans inward.',
      kind: 'reel',
      category: 'Bathrooms',
      url: 'https://www.example.com/reel/curb',
      picture: examplePicture,
    },
  ],
}
