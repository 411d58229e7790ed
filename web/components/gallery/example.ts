import { exampleProject } from '../../fragments/examples/examples.ts'
import type { GallerySlice } from './query.ts'

export const galleryExample: GallerySlice = {
  heading: 'Finished work, with the facts',
  intro: null,
  projects: [
    exampleProject,
    { ...exampleProject, _id: 'project-tub', title: 'Freestanding tub', category: 'Bathroom Remodeling' },
  ],
}
