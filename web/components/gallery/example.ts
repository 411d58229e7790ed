import { exampleProject } from '../../fragments/examples/examples.ts'
import type { GalleryFragment } from './query.ts'

export const galleryExample: GalleryFragment = {
  heading: 'Recent projects',
  intro: null,
  projects: [
    exampleProject,
    { ...exampleProject, _id: 'project-tub', title: 'Freestanding tub', category: 'Bathroom Remodeling' },
  ],
}
