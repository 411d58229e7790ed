import type { Project } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'

/** A made-up project: the site must not go live with it. */
export const project = (
  id: string,
  content: Omit<Seed<Project>, '_id' | '_type' | 'sample'>,
): Seed<Project> => ({
  _id: `project-${id}`,
  _type: 'project',
  ...content,
  sample: true,
})
