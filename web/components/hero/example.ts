import { examplePicture } from '../../fragments/examples/examples.ts'
import type { HeroSlice } from './query.ts'

export const heroExample: HeroSlice = {
  badge: null,
  heading: 'House painting in Charlotte, priced by the square foot',
  lead: 'Good paint on bad walls fails, so we repair first.',
  action: null,
  projectsAction: null,
  picture: examplePicture,
}
