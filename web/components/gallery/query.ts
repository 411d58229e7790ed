import { z } from 'zod'
import { projectParser, projectProjection } from '../../lake/fragments/project.ts'
import { blockHeadingFields, blockHeadingProjection } from '../../lake/fragments/text/heading.ts'

export const galleryProjection = `${blockHeadingProjection}, projects[]->{${projectProjection}}`

export const galleryParser = z.object({
  ...blockHeadingFields,
  projects: z.array(projectParser),
})

export type GalleryFragment = z.infer<typeof galleryParser>
