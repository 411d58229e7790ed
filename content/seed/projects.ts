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
    title: 'A bungalow made level again',
    category: 'Home Renovations',
    picture: picture('reno-living-room-builtins.jpg'),
    text: 'In a bungalow like this, the work starts under the floor, with new piers and new wiring.',
    place: 'Typical for Wesley Heights',
    duration: 'about 12 weeks',
    features: [
      'Piers and a main beam in the crawl space',
      'Old wiring replaced',
      'Floors patched with salvaged boards',
      'Built-ins and a new mantel',
    ],
    cost: ref('price-project-bungalow'),
  }),
  project('two-story', {
    title: 'A two-story from the nineties, opened up',
    category: 'Home Renovations',
    picture: picture('kitchen-warm-oak.jpg'),
    text: 'In a house from the nineties, a job like this often includes new pipe to replace the gray plastic.',
    place: 'Typical for Ballantyne',
    duration: 'about 10 weeks',
    features: [
      'Beam hidden in the ceiling',
      'Gray plastic pipe replaced',
      'New kitchen and two baths',
      'Oak and iron stairs',
    ],
    cost: ref('price-project-two-story'),
  }),
]

/** Old work in Pineville, which its town page alone tells about. */
const historic = [
  project('mill-house', {
    title: 'A mill house with its trim put back',
    category: 'Bathroom Remodeling',
    picture: picture('about-2.jpg'),
    text: 'The back-porch bathroom comes apart board by board, and each board gets a number. We replace sills and piers, bring wire and pipe in from below, and put the boards back up around a new vanity.',
    place: 'Typical for Mill Village, Pineville',
    duration: 'about 9 weeks',
    inGallery: false,
    features: [
      'White-oak sills on rebuilt piers',
      'Beadboard reused, missing boards copied',
      'Vanity cut to fit a leaning wall',
    ],
  }),
  project('transoms', {
    title: 'Old storefront windows that open again',
    category: 'Home Renovations',
    picture: picture('city-pineville.jpg'),
    text: 'The windows over an old storefront are often painted shut and covered inside. We free the chains, reset the glass in putty, and repair the pressed metal below, working after closing time.',
    place: 'Typical for Main Street, Pineville',
    duration: 'about 3 weeks',
    inGallery: false,
    features: ['Chains and hinges freed', 'Wavy glass kept', 'Pressed metal patched from salvage'],
  }),
]

/** What the gallery shows, in its order. */
export const galleryProjects = [...kitchenProjects, ...bathroomProjects, ...houses, ...roomProjects]

/** Finished work with its facts. */
export const projects: Seed<Project>[] = [...galleryProjects, ...historic]
