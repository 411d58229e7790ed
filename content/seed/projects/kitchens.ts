import { picture } from '../pictures.ts'
import { project } from './project.ts'

/** Kitchens of the gallery. */
export const kitchenProjects = [
  project('white-shaker', {
    title: 'White shaker kitchen with a sink island',
    category: 'Kitchen Remodeling',
    picture: picture('kitchen-white-shaker.jpg'),
    text: 'The old peninsula cut the room in two and put the cook with her back to everyone. The sink moved to an island, the drain, and the vent went with it under the floor, and the lights now hang where the work is.',
    place: 'Ballantyne',
    duration: '5 weeks',
    features: ['Sink island with power', 'Glass uppers with lights', 'Dark oak floor laced into the hall'],
  }),
  project('navy-island', {
    title: 'Navy island with brass',
    category: 'Kitchen Remodeling',
    picture: picture('kitchen-navy-island.jpg'),
    text: 'Good cabinets, wrong plan. We kept the boxes along the wall, built new fronts for them, and gave the money to an island with stone down both ends and seats for four.',
    place: 'Matthews',
    duration: '6 weeks',
    features: ['Waterfall ends mitered on site', 'Cabinet boxes kept', 'Hood vented through the roof'],
  }),
  project('sage-galley', {
    title: 'Sage galley in a bungalow',
    category: 'Kitchen Remodeling',
    picture: picture('kitchen-sage-galley.jpg'),
    text: 'Eight feet wide and staying that way. Drawers in place of doors, a range that fits, shelves where uppers made a tunnel, and a floor that no longer falls toward the back door.',
    place: 'Plaza Midwood',
    duration: '4 weeks',
    features: ['Floor leveled over the crawl space', 'Oak shelves on hidden steel', 'Drawers to the corner'],
  }),
  project('open-plan', {
    title: 'Kitchen and dining room made one',
    category: 'Kitchen Remodeling',
    picture: picture('kitchen-open-plan.jpg'),
    text: 'The wall between the rooms held up the bathroom. An engineer sized the beam, we set it flush with the ceiling, and the dining table stands in daylight for the first time.',
    place: 'South End',
    duration: '8 weeks',
    features: [
      'Flush beam, no post',
      'One floor through both rooms',
      'Green island with storage on both sides',
    ],
  }),
]
