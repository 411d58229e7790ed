import { picture } from '../pictures.ts'
import { project } from './project.ts'

/** Bathrooms of the gallery. */
export const bathroomProjects = [
  project('walk-in-shower', {
    title: 'Curbless marble shower',
    category: 'Bathroom Remodeling',
    picture: picture('bath-marble-walkin-shower.jpg'),
    text: 'A tub nobody had used in years came out. We cut down the joists to set the shower floor level with the room, and flooded the pan for a day before the first tile.',
    place: 'Myers Park',
    duration: '3 weeks',
    features: ['No curb to step over', 'Linear drain', 'Wood for grab bars behind the tile'],
  }),
  project('double-vanity', {
    title: 'Navy vanity for two',
    category: 'Bathroom Remodeling',
    picture: picture('bath-double-vanity.jpg'),
    text: 'Two people, one sink, one outlet. We took two feet from the closet behind the wall, gave each side its own light and power, and centered a mirror over each basin.',
    place: 'Huntersville',
    duration: '2 weeks',
    features: ['Two basins, two circuits', 'Sconces at eye height', 'Stone top with a raised edge'],
  }),
  project('freestanding-tub', {
    title: 'A tub under the tall window',
    category: 'Bathroom Remodeling',
    picture: picture('bath-freestanding-tub.jpg'),
    text: 'We stiffened the floor for the weight of a full tub, set the tub filler on its own valve box, and used tempered glass because there’s a wet floor next to it.',
    place: 'Davidson',
    duration: '3 weeks',
    features: ['Joists doubled from below', 'Heated floor', 'Wainscot painted before it was hung'],
  }),
  project('guest-bath', {
    title: 'Compact guest bath',
    category: 'Bathroom Remodeling',
    picture: picture('bath-compact-guest.jpg'),
    text: 'It’s five feet by seven and feels like more: the door swings out, the vanity is only as deep as it has to be, and the fan runs until the mirror is clear.',
    place: 'NoDa',
    duration: '2 weeks',
    features: ['Beadboard over new drywall', 'Fan vented outside', 'Tile laid from the center line'],
  }),
]
