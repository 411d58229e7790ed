import { picture } from '../pictures.ts'
import { project } from './project.ts'

/** Kitchens of the gallery. */
export const kitchenProjects = [
  project('white-shaker', {
    title: 'White shaker kitchen with a sink island',
    category: 'Kitchen Remodeling',
    picture: picture('kitchen-white-shaker.jpg'),
    text: 'An island sink needs a drain under the floor, so we plan the drain first.',
    place: 'Typical for Ballantyne',
    duration: 'about 5 weeks',
    features: ['Island with sink', 'Glass uppers', 'Dark oak floor'],
  }),
  project('navy-island', {
    title: 'Navy island with brass',
    category: 'Kitchen Remodeling',
    picture: picture('kitchen-navy-island.jpg'),
    text: 'The cabinets along the wall can be new, or your own with new doors.',
    place: 'Typical for Matthews',
    duration: 'about 4 weeks',
    features: ['Waterfall island top', 'Brass pendants', 'Tall pantry wall'],
  }),
  project('sage-galley', {
    title: 'Sage galley in a bungalow',
    category: 'Kitchen Remodeling',
    picture: picture('kitchen-sage-galley.jpg'),
    text: 'Open shelves on one side keep a narrow kitchen from feeling like a hallway.',
    place: 'Typical for Plaza Midwood',
    duration: 'about 4 weeks',
    features: ['Open oak shelves', 'Brass faucet and pulls', 'Undermount sink'],
  }),
  project('open-plan', {
    title: 'Kitchen opened to the dining room',
    category: 'Kitchen Remodeling',
    picture: picture('kitchen-open-plan.jpg'),
    text: 'The wall that comes out often holds up the floor above, so an engineer sizes the beam first.',
    place: 'Typical for South End',
    duration: 'about 8 weeks',
    features: ['One floor in both rooms', 'Green island with seating', 'Glass pendants'],
  }),
]
