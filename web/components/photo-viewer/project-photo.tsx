import { wholeImageFiles } from '#content/pictures/picture.ts'
import type { PictureWidth } from '#content/pictures/rendition.ts'
import type { ProjectFragment } from '../../fragments/project.ts'
import { Picture } from '../picture/picture.tsx'

type ProjectPhotoProps = { project: ProjectFragment; sizes: string; upTo?: PictureWidth }

/** A project's picture, which leads to the whole of it, large. */
export function ProjectPhoto({ project, sizes, upTo = 1200 }: ProjectPhotoProps) {
  const { picture, title } = project
  if (!picture) return null
  const { src, srcSet } = wholeImageFiles(picture)
  return (
    <a className="enlarge" href={src} aria-label={`Enlarge: ${title}`} data-enlarge={srcSet}>
      <Picture picture={picture} sizes={sizes} upTo={upTo} captioned />
    </a>
  )
}
