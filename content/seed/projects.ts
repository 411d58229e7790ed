import type { Project } from '../sanity.types.ts'
import type { Seed } from './document.ts'
import { picture } from './pictures.ts'
import { bathroomProjects } from './projects/bathrooms.ts'
import { kitchenProjects } from './projects/kitchens.ts'
import { project } from './projects/project.ts'
import { roomProjects } from './projects/rooms.ts'
import { ref } from './reference.ts'

/** Whole houses, shown with what they cost. */
const houses = [
  project('bungalow', {
    title: 'A bungalow put back on the level',
    category: 'Home Renovations',
    picture: picture('reno-living-room-builtins.jpg'),
    text: 'Three new piers under the dining room, the last of the old wiring out, plaster repaired where it stood. Then a kitchen, a bath, and built-ins on both sides of the fireplace, scribed to walls that lean.',
    place: 'Wesley Heights',
    duration: '12 weeks',
    features: [
      'Crawl-space piers and a new girder',
      'Knob-and-tube wiring replaced',
      'Heart-pine floors patched from the attic',
      'Built-ins and a new mantel',
    ],
    cost: ref('price-project-bungalow'),
  }),
  project('two-story', {
    title: 'A two-story from the nineties, opened up',
    category: 'Home Renovations',
    picture: picture('kitchen-warm-oak.jpg'),
    text: 'The wall between kitchen and den came out and a flush beam went in. Upstairs, two baths share one new plumbing wall. The gray plastic pipe is gone, and kitchen and hall share one level floor.',
    place: 'Ballantyne',
    duration: '10 weeks',
    features: [
      'Flush beam over a twenty-foot opening',
      'Polybutylene pipe replaced throughout',
      'New kitchen and two baths',
      'Stairs refitted in oak and iron',
    ],
    cost: ref('price-project-two-story'),
  }),
]

/** Old work in Pineville, which its town page alone tells about. */
const historic = [
  project('mill-house', {
    title: 'A mill house with its trim put back',
    category: 'Bathroom Remodeling',
    picture: picture('bath-compact-guest.jpg'),
    text: 'The back-porch bathroom was taken apart board by board, each one numbered, and stored in the front room. Sills and two piers were renewed, wire, and pipe brought in from below, and the boards hung again around a new vanity.',
    place: 'Mill Village, Pineville',
    duration: '9 weeks',
    inGallery: false,
    features: [
      'White-oak sills on rebuilt piers',
      'Beadboard reused, four boards copied',
      'Vanity scribed to a leaning wall',
    ],
  }),
  project('transoms', {
    title: 'Storefront transoms that open again',
    category: 'Home Renovations',
    picture: picture('city-pineville.jpg'),
    text: 'Four transoms had been painted shut and roofed over inside. We freed the chains, reset the glass in putty, and repaired the pressed metal below, working after closing time.',
    place: 'Main Street, Pineville',
    duration: '3 weeks',
    inGallery: false,
    features: ['Chains and hinges freed', 'Wavy glass kept', 'Pressed metal patched from salvage'],
  }),
]

/** What the gallery shows, in its order. */
export const galleryProjects = [...kitchenProjects, ...bathroomProjects, ...houses, ...roomProjects]

/** Finished work with its facts. */
export const projects: Seed<Project>[] = [...galleryProjects, ...historic]
