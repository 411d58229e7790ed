import { withinSentence } from '#content/documents/within-sentence.ts'
import { wholeImageFiles } from '#content/pictures/picture.ts'
import type { PictureWidth } from '#content/pictures/rendition.ts'
import { formatPrice } from '#content/prices/price.ts'
import type { ProjectFragment } from '../../lake/fragments/project.ts'
import { Picture } from '../picture/picture.tsx'

/** The mark in its corner says that it opens large. */
const enlargeLook =
  'cursor-zoom-in plus-mark after:transition-[scale] after:duration-(--quick) hover:after:[scale:1.1] print:after:hidden'

type ProjectPhotoProps = { project: ProjectFragment; sizes: string; upTo?: PictureWidth }

/** A project's picture, whose frame leads to the whole of it, large, with what its link says of the project. */
export function ProjectPhoto({ project, sizes, upTo = 1200 }: ProjectPhotoProps) {
  const { picture, title } = project
  if (!picture) return null
  const { src, srcSet } = wholeImageFiles(picture)
  return (
    <a
      className={enlargeLook}
      href={src}
      aria-label={`Enlarge: ${title}`}
      data-enlarge={srcSet}
      data-title={title}
      data-work={project.category}
      data-place={project.place}
      data-time={project.duration}
      data-cost={project.cost && formatPrice(project.cost)}
      data-text={project.text}
      data-features={project.features?.map(withinSentence).join('\n')}
      data-rendering={picture.rendering ? 'Rendering' : undefined}
    >
      <Picture picture={picture} sizes={sizes} upTo={upTo} inFrame />
    </a>
  )
}
