import { picture } from '../pictures.ts'
import { project } from './project.ts'

/** Kitchens of the gallery. */
export const kitchenProjects = [
  project('white-shaker', {
    title: 'White shaker kitchen with a sink island',
    category: 'Kitchen Remodeling',
    picture: picture('kitchen-white-shaker.jpg'),
    text: 'The old peninsula cut the room in two. We took it out, moved the sink to a new island, and put lights right above it.',
    place: 'Ballantyne',
    duration: '5 weeks',
    features: [
      'Island with sink and outlets',
      'Glass uppers with lights',
      'Dark oak floor matched to the hall',
    ],
  }),
  project('navy-island', {
    title: 'Navy island with brass',
    category: 'Kitchen Remodeling',
    picture: picture('kitchen-navy-island.jpg'),
    text: 'The cabinets were good, but the layout wasn’t. We kept the cabinets along the wall, put on new doors, and spent the savings on an island with seating for four.',
    place: 'Matthews',
    duration: '6 weeks',
    features: [
      'Waterfall ends mitered on site',
      'Old cabinets kept, new doors',
      'Hood vented through the roof',
    ],
  }),
  project('sage-galley', {
    title: 'Sage galley in a bungalow',
    category: 'Kitchen Remodeling',
    picture: picture('kitchen-sage-galley.jpg'),
    text: 'It’s only eight feet wide, so we used drawers, open shelves, and a smaller range. The floor’s level now too.',
    place: 'Plaza Midwood',
    duration: '4 weeks',
    features: [
      'Floor leveled over the crawl space',
      'Oak shelves on hidden steel',
      'Drawers instead of doors',
    ],
  }),
  project('open-plan', {
    title: 'Kitchen opened to the dining room',
    category: 'Kitchen Remodeling',
    picture: picture('kitchen-open-plan.jpg'),
    text: 'The wall between the rooms held up the bathroom above. An engineer sized the beam, we hid it in the ceiling, and now the dining room gets daylight.',
    place: 'South End',
    duration: '8 weeks',
    features: ['Hidden beam, no post', 'One floor in both rooms', 'Green island with storage on both sides'],
  }),
]
