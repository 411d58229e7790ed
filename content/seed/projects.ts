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
    text: 'Three new piers under the dining room, the last of the old wiring out, plaster repaired and not torn down. Then a kitchen, a bath, and built-ins on both sides of the fireplace, scribed to walls that lean.',
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

/** Finished work with its facts: what the gallery shows, and the service pages some of it. */
export const projects: Seed<Project>[] = [...kitchenProjects, ...bathroomProjects, ...houses, ...roomProjects]
