import { exampleProject } from '../../fragments/examples/examples.ts'
import type { ProjectsFragment } from './query.ts'

export const projectsExample: ProjectsFragment = {
  _key: 'projects',
  _type: 'projects',
  heading: 'Recent kitchens',
  intro: null,
  projects: [exampleProject],
}
