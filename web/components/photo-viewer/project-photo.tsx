import type { ReactNode } from 'react'
import { withinSentence } from '#content/documents/within-sentence.ts'
import { wholeImageFiles } from '#content/pictures/picture.ts'
import type { PictureWidth } from '#content/pictures/rendition.ts'
import { formatPrice } from '#content/prices/price.ts'
import type { PictureFragment } from '../../lake/fragments/picture.ts'
import type { ProjectFragment } from '../../lake/fragments/project.ts'
import { Picture } from '../picture/picture.tsx'

/** The mark in its corner says that it opens large. */
const enlargeLook =
  'plus-mark after:transition-[scale] after:duration-(--quick) hover:after:[scale:1.1] print:after:hidden'

type ProjectPhotoProps = {
  project: ProjectFragment
  sizes: string
  upTo?: PictureWidth
  first?: 'phones' | undefined
}

export function ProjectPhoto({ project, sizes, upTo = 1200, first }: ProjectPhotoProps) {
  const { picture, title } = project
  return (
    picture && (
      <EnlargeLink project={project} photo={picture} name={title} className={enlargeLook}>
        <Picture picture={picture} sizes={sizes} upTo={upTo} first={first} inFrame />
      </EnlargeLink>
    )
  )
}

type EnlargeLinkProps = {
  project: ProjectFragment
  photo: PictureFragment
  /** What screen readers say that it enlarges. */
  name: string
  className?: string
  children: ReactNode
}

/** The frame of one of a project's photos, which leads to the whole of it, large, with what there is to say of the project. */
export function EnlargeLink({ project, photo, name, className = '', children }: EnlargeLinkProps) {
  const { src, srcSet } = wholeImageFiles(photo)
  return (
    <a
      className={`cursor-zoom-in ${className}`.trim()}
      href={src}
      aria-label={`Enlarge: ${name}`}
      data-enlarge={srcSet}
      data-title={project.title}
      data-work={project.category}
      data-place={project.place}
      data-time={project.duration}
      data-cost={project.cost && formatPrice(project.cost)}
      data-text={project.text}
      data-features={project.features?.map(withinSentence).join('\n')}
      data-rendering={photo.rendering ? 'Rendering' : undefined}
    >
      {children}
    </a>
  )
}
