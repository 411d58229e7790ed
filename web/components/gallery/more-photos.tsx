import { wholeImageFiles } from '#content/pictures/picture.ts'
import type { ProjectFragment } from '../../fragments/project.ts'
import { Compare } from '../compare/compare.tsx'
import { Picture } from '../picture/picture.tsx'

const THUMBNAIL = '(width < 48rem) 30vw, 8rem'

/** What else there is to see of a project: the same spot before the work, and more photos, each of which opens large. */
export function MorePhotos({ project, sizes }: { project: ProjectFragment; sizes: string }) {
  const { picture, before, photos, title } = project
  return (
    <>
      {picture && before && (
        <Compare before={before} after={picture} caption={`${title}, before and after`} sizes={sizes} />
      )}
      {photos && photos.length > 0 && (
        <ul className="more-photos">
          {photos.map((photo) => (
            <li key={photo._key}>
              <Thumbnail photo={photo} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Thumbnail({ photo }: { photo: NonNullable<ProjectFragment['photos']>[number] }) {
  const { src, srcSet } = wholeImageFiles(photo)
  return (
    <a className="enlarge" href={src} aria-label={`Enlarge: ${photo.alt}`} data-enlarge={srcSet}>
      <Picture picture={photo} shape="square" sizes={THUMBNAIL} upTo={480} />
    </a>
  )
}
