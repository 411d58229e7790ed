import { picture } from '../pictures.ts'
import { project } from './project.ts'

/** Other rooms of the gallery. */
export const roomProjects = [
  project('finished-basement', {
    title: 'Finished basement with a wet bar',
    category: 'Home Renovations',
    picture: picture('reno-finished-basement.jpg'),
    text: 'First the water, then the walls. We put in a drain along the footing and a sump before any studs, and the room has stayed dry through two hurricanes’ worth of rain.',
    place: 'Mint Hill',
    duration: '7 weeks',
    features: ['Footing drain and sump', 'Egress window', 'Wet bar on its own shutoff'],
  }),
  project('staircase-hall', {
    title: 'Stair hall opened to the roof',
    category: 'Home Renovations',
    picture: picture('reno-open-staircase-hall.jpg'),
    text: 'Carpet and a closed rail made a tunnel of the entry. The treads are oak now, the balusters are iron, and every step is within a hair of the next. The inspector measured.',
    place: 'Cornelius',
    duration: '6 weeks',
    features: ['Oak treads on the old frame', 'Iron balusters', 'Wall opened to the landing'],
  }),
  project('covered-porch', {
    title: 'Covered porch off the den',
    category: 'Home Renovations',
    picture: picture('reno-screened-porch-deck.jpg'),
    text: 'Footings below the frost line, posts on steel, and a roof flashed into the house so nothing depends on caulk. The fan and lights were wired under the same permit.',
    place: 'Concord',
    duration: '5 weeks',
    features: ['Wood ceiling, fan, and lights', 'Deck boards screwed from below', 'New door from the den'],
  }),
]
