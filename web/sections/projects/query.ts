import { z } from 'zod'
import { projectParser, projectProjection } from '../../lake/fragments/project.ts'
import { headingProjection, sectionOf } from '../../lake/fragments/text/heading.ts'

export const projectsProjection = `${headingProjection}, projects[]->{${projectProjection}}`

export const projectsParser = sectionOf('projects', {
  projects: z.array(projectParser).min(1, 'needs at least one project'),
})

export type ProjectsFragment = z.infer<typeof projectsParser>
