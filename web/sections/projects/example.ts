import { exampleProject } from '../../fragments/examples/examples.ts'
import type { ProjectsSlice } from './query.ts'

export const projectsExample: ProjectsSlice = {
  _key: 'projects',
  _type: 'projects',
  heading: 'Kitchens of this year',
  intro: null,
  projects: [exampleProject],
}
