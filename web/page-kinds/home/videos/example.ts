import { examplePicture } from '../../../fragments/examples/examples.ts'
import type { VideosFragment } from './query.ts'

export const videosExample: VideosFragment = {
  heading: 'Videos',
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
