import { z } from 'zod'
import { projectParser, projectProjection } from '../../fragments/project.ts'
import { headingFields, headingProjection } from '../../fragments/text/heading.ts'

export const projectsProjection = `${headingProjection}, projects[]->{${projectProjection}}`

export const projectsParser = z.object({
  ...headingFields,
  _type: z.literal('projects'),
  projects: z.array(projectParser).min(1, 'needs at least one project'),
})

export type ProjectsSlice = z.infer<typeof projectsParser>
