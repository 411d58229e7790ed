import { examplePicture } from '../../documents/examples.ts'
import type { ProjectSlice } from '../../documents/project.ts'
import type { GallerySlice } from './query.ts'

const project: ProjectSlice = {
  _id: 'project-island',
  _type: 'project',
  title: 'Navy island with brass',
  category: 'Kitchen Remodeling',
  text: 'The wall came out and the island went in.',
  place: 'Matthews',
  duration: '6 weeks',
  features: ['Walnut floor', 'Seating for four'],
  picture: examplePicture,
  cost: null,
}

export const galleryExample: GallerySlice = {
  heading: 'Finished work, with the facts',
  intro: null,
  projects: [
    project,
    { ...project, _id: 'project-tub', title: 'Freestanding tub', category: 'Bathroom Remodeling' },
  ],
}
