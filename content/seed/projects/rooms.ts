import { picture } from '../pictures.ts'
import { project } from './project.ts'

/** Other rooms of the gallery. */
export const roomProjects = [
  project('finished-basement', {
    title: 'Finished basement with a wet bar',
    category: 'Home Renovations',
    picture: picture('reno-finished-basement.jpg'),
    text: 'In a basement, we make sure it’s dry before the first stud goes up.',
    place: 'Typical for Mint Hill',
    duration: 'about 7 weeks',
    features: ['Wet bar', 'Slatted wood wall', 'Lights in the ceiling'],
  }),
  project('staircase-hall', {
    title: 'Stair hall opened up to the roofline',
    category: 'Home Renovations',
    picture: picture('reno-open-staircase-hall.jpg'),
    text: 'If a wall has to come out, we first find out what it’s holding up.',
    place: 'Typical for Cornelius',
    duration: 'about 6 weeks',
    features: ['Oak treads', 'Iron balusters', 'Open landing'],
  }),
  project('covered-porch', {
    title: 'Covered porch off the den',
    category: 'Home Renovations',
    picture: picture('reno-screened-porch-deck.jpg'),
    text: 'The posts need footings below the frost line, and the roof has to be tied into the house.',
    place: 'Typical for Concord',
    duration: 'about 5 weeks',
    features: ['Wood ceiling', 'Fan and lights', 'White railing'],
  }),
]
