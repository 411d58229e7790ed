import { picture } from '../pictures.ts'
import { project } from './project.ts'

/** Kitchens of the gallery. */
export const kitchenProjects = [
  project('white-shaker', {
    title: 'White shaker kitchen with a sink island',
    category: 'Kitchen Remodeling',
    picture: picture('kitchen-white-shaker.jpg'),
    text: 'The old peninsula cut the room in two and left the cook facing the wall. We moved the sink to an island, ran the drain and the vent under the floor with it, and hung the lights where the work is.',
    place: 'Ballantyne',
    duration: '5 weeks',
    features: ['Sink island with power', 'Glass uppers with lights', 'Dark oak floor woven into the hall'],
  }),
  project('navy-island', {
    title: 'Navy island with brass',
    category: 'Kitchen Remodeling',
    picture: picture('kitchen-navy-island.jpg'),
    text: 'Good cabinets, wrong layout. We kept the cabinet boxes along the wall, built new doors, and put the savings into an island with waterfall ends and seating for four.',
    place: 'Matthews',
    duration: '6 weeks',
    features: ['Waterfall ends mitered on site', 'Cabinet boxes kept', 'Hood vented through the roof'],
  }),
  project('sage-galley', {
    title: 'Sage galley in a bungalow',
    category: 'Kitchen Remodeling',
    picture: picture('kitchen-sage-galley.jpg'),
    text: 'It’s eight feet wide and staying that way. It has drawers instead of doors, a range that fits, shelves where upper cabinets made a tunnel, and a floor that doesn’t slope to the back door anymore.',
    place: 'Plaza Midwood',
    duration: '4 weeks',
    features: ['Floor leveled over the crawl space', 'Oak shelves on hidden steel', 'Drawers to the corner'],
  }),
  project('open-plan', {
    title: 'Kitchen opened to the dining room',
    category: 'Kitchen Remodeling',
    picture: picture('kitchen-open-plan.jpg'),
    text: 'The wall between the rooms held up the bathroom. An engineer sized the beam, we set it flush with the ceiling, and the dining table gets daylight for the first time.',
    place: 'South End',
    duration: '8 weeks',
    features: [
      'Hidden beam, no post',
      'One floor through both rooms',
      'Green island with storage on both sides',
    ],
  }),
]
