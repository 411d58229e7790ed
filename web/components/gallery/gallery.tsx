import { anchors } from '#content/addresses/routes.ts'
import { PhotoViewer } from '../photo-viewer/photo-viewer.tsx'
import { Head } from '../text/section-head.tsx'
import { strip } from '../text/strip.ts'
import { GalleryFilter } from './gallery-filter.tsx'
import { GalleryProject } from './gallery-project.tsx'
import type { GalleryFragment } from './query.ts'

type GalleryProps = {
  gallery: GalleryFragment
  /** A page of its own has room for the whole story of each project, and a heading above this one. */
  whole?: boolean
}

/** Finished work by category. The style sheet hides what the filter excludes, and so does its script. */
export function Gallery({ gallery, whole = false }: GalleryProps) {
  const { heading, intro, projects } = gallery
  return (
    <section
      className={whole ? 'sec tight gallery' : 'sec taped gallery'}
      id={anchors.gallery}
      data-section="gallery"
    >
      <div className="wrap">
        {whole ? <h2 className="vh">{heading}</h2> : <Head heading={heading} intro={intro} />}
        <GalleryFilter projects={projects} />
        <PhotoViewer>
          <ul
            {...(whole
              ? { className: 'works whole' }
              : { className: 'works swipe', ...strip(heading), role: undefined })}
          >
            {projects.map((project, place) => (
              <GalleryProject key={project._id} project={project} whole={whole} first={place === 0} />
            ))}
          </ul>
        </PhotoViewer>
      </div>
    </section>
  )
}
