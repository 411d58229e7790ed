import { picture } from '../pictures.ts'
import { project } from './project.ts'

/** Bathrooms of the gallery. */
export const bathroomProjects = [
  project('walk-in-shower', {
    title: 'Curbless marble shower',
    category: 'Bathroom Remodeling',
    picture: picture('bath-marble-walkin-shower.jpg'),
    text: 'The old tub came out. We lowered the shower floor so there’s no step, and tested the pan with water for a day before we tiled.',
    place: 'Myers Park',
    duration: '3 weeks',
    features: ['No curb to step over', 'Linear drain', 'Wood in the wall for grab bars'],
  }),
  project('double-vanity', {
    title: 'Navy vanity for two',
    category: 'Bathroom Remodeling',
    picture: picture('bath-double-vanity.jpg'),
    text: 'Two people were sharing one sink and one outlet. We took two feet from the closet and gave each side its own sink, mirror, light, and outlet.',
    place: 'Huntersville',
    duration: '2 weeks',
    features: ['Two sinks, two circuits', 'Sconces at eye height', 'Stone top with a raised edge'],
  }),
  project('freestanding-tub', {
    title: 'A tub under the tall window',
    category: 'Bathroom Remodeling',
    picture: picture('bath-freestanding-tub.jpg'),
    text: 'We strengthened the floor for the weight of a full tub and replaced the window with tempered glass.',
    place: 'Davidson',
    duration: '3 weeks',
    features: ['Joists doubled from below', 'Heated floor', 'Painted wainscot'],
  }),
  project('guest-bath', {
    title: 'Compact guest bath',
    category: 'Bathroom Remodeling',
    picture: picture('bath-compact-guest.jpg'),
    text: 'It’s only five feet by seven. A door that swings out and a shallow vanity make it feel bigger.',
    place: 'NoDa',
    duration: '2 weeks',
    features: ['Beadboard over new drywall', 'Fan vented outside', 'Checkered tile floor'],
  }),
]
