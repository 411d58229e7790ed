import { picture } from '../pictures.ts'
import { project } from './project.ts'

/** Bathrooms of the gallery. */
export const bathroomProjects = [
  project('walk-in-shower', {
    title: 'Curbless marble shower',
    category: 'Bathroom Remodeling',
    picture: picture('bath-marble-walkin-shower.jpg'),
    text: 'To lose the step at the door, we set the shower floor lower than the rest of the room.',
    place: 'Typical for Myers Park',
    duration: 'about 3 weeks',
    features: ['No curb to step over', 'Bench and niche', 'Floating vanity'],
  }),
  project('double-vanity', {
    title: 'Navy vanity for two',
    category: 'Bathroom Remodeling',
    picture: picture('bath-double-vanity.jpg'),
    text: 'The second sink needs its own drain and supply lines in the wall.',
    place: 'Typical for Huntersville',
    duration: 'about 2 weeks',
    features: ['Two sinks', 'Sconces at eye height', 'Stone top with a raised edge'],
  }),
  project('freestanding-tub', {
    title: 'A tub under the tall window',
    category: 'Bathroom Remodeling',
    picture: picture('bath-freestanding-tub.jpg'),
    text: 'A full tub is heavy, so we check the joists first. Glass this close has to be tempered.',
    place: 'Typical for Davidson',
    duration: 'about 3 weeks',
    features: ['Floor-mounted faucet', 'Tall window', 'Painted wainscot'],
  }),
  project('guest-bath', {
    title: 'Compact guest bath',
    category: 'Bathroom Remodeling',
    picture: picture('bath-compact-guest.jpg'),
    text: 'In a bath this size, a door that swings out makes more room than anything else.',
    place: 'Typical for NoDa',
    duration: 'about 2 weeks',
    features: ['Beadboard wainscot', 'Small oak vanity', 'Checkered tile floor'],
  }),
]
