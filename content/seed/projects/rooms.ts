import { picture } from '../pictures.ts'
import { project } from './project.ts'

/** Other rooms of the gallery. */
export const roomProjects = [
  project('finished-basement', {
    title: 'Finished basement with a wet bar',
    category: 'Home Renovations',
    picture: picture('reno-finished-basement.jpg'),
    text: 'We fixed the water first, with a drain along the footing and a sump pump. Then we built the walls, the bar, and a window big enough to get out in a fire.',
    place: 'Mint Hill',
    duration: '7 weeks',
    features: ['Footing drain and sump', 'Egress window', 'Wet bar on its own shutoff'],
  }),
  project('staircase-hall', {
    title: 'Stair hall opened to the roof',
    category: 'Home Renovations',
    picture: picture('reno-open-staircase-hall.jpg'),
    text: 'Carpet and a solid wall made the entry dark. Now there are oak treads and iron balusters, and light from the landing.',
    place: 'Cornelius',
    duration: '6 weeks',
    features: ['Oak treads on the old frame', 'Iron balusters', 'Wall opened to the landing'],
  }),
  project('covered-porch', {
    title: 'Covered porch off the den',
    category: 'Home Renovations',
    picture: picture('reno-screened-porch-deck.jpg'),
    text: 'Footings below the frost line, posts on steel bases, and a roof tied into the house so it won’t leak. The fan and lights were wired under the same permit.',
    place: 'Concord',
    duration: '5 weeks',
    features: ['Wood ceiling, fan, and lights', 'Hidden deck screws', 'New door from the den'],
  }),
]
