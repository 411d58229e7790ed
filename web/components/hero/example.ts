import { examplePicture } from '../../fragments/examples/examples.ts'
import type { HeroFragment } from './query.ts'

export const heroExample: HeroFragment = {
  badge: null,
  heading: 'House painting in Charlotte, priced by the square foot',
  lead: 'Good paint on bad walls fails, so we repair first.',
  action: null,
  projectsAction: null,
  picture: examplePicture,
}
