import { wholeImageUrl } from '#content/picture.ts'
import type { ProjectSlice } from '../../documents/project.ts'
import { Picture } from '../picture/component.tsx'

/** A project's picture, which leads to the whole of it, large. */
export function ProjectPhoto({ project, sizes }: { project: ProjectSlice; sizes: string }) {
  const { picture, title } = project
  if (!picture) return null
  return (
    <a className="enlarge" href={wholeImageUrl(picture)} aria-label={`Enlarge: ${title}`} data-enlarge="">
      <Picture picture={picture} sizes={sizes} upTo={1200} />
    </a>
  )
}
