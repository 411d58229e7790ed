import { type PictureWidth, wholeImageUrl } from '#content/picture.ts'
import type { ProjectFragment } from '../../fragments/project.ts'
import { Picture } from '../picture/picture.tsx'

type ProjectPhotoProps = { project: ProjectFragment; sizes: string; upTo?: PictureWidth }

/** A project's picture, which leads to the whole of it, large. */
export function ProjectPhoto({ project, sizes, upTo = 1200 }: ProjectPhotoProps) {
  const { picture, title } = project
  if (!picture) return null
  return (
    <a className="enlarge" href={wholeImageUrl(picture)} aria-label={`Enlarge: ${title}`} data-enlarge="">
      <Picture picture={picture} sizes={sizes} upTo={upTo} captioned />
    </a>
  )
}
