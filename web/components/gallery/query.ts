import { z } from 'zod'
import { projectParser, projectProjection } from '../../fragments/project.ts'
import { partHeadingFields, partHeadingProjection } from '../../fragments/text/heading.ts'

export const galleryProjection = `${partHeadingProjection}, projects[]->{${projectProjection}}`

export const galleryParser = z.object({
  ...partHeadingFields,
  projects: z.array(projectParser).min(1, 'needs at least one project'),
})

export type GallerySlice = z.infer<typeof galleryParser>
