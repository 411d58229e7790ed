import { anchors } from '#content/addresses/routes.ts'
import { categorySlug, projectCategories } from '#content/documents/project.ts'
import type { ProjectFragment } from '../../fragments/project.ts'
import { Band } from '../layout/band.tsx'
import { PhotoViewer } from '../photo-viewer/photo-viewer.tsx'
import { Head } from '../text/section-head.tsx'
import { swipeRow } from '../text/swipe-row.ts'
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
    <Band look={whole ? 'tight' : 'taped'} className="gallery" id={anchors.gallery} data-section="gallery">
      <div className="mx-auto w-page">
        {whole ? <h2 className="sr-only">{heading}</h2> : <Head heading={heading} intro={intro} />}
        <GalleryFilter projects={projects} />
        <PhotoViewer>
          <ul
            {...(whole
              ? { className: 'works whole' }
              : { className: 'works swipe', ...swipeRow(heading), role: undefined })}
          >
            {projects.map((project, place) => (
              <GalleryProject key={project._id} project={project} whole={whole} first={place === 0} />
            ))}
          </ul>
        </PhotoViewer>
      </div>
    </Band>
  )
}

function GalleryFilter({ projects }: { projects: readonly ProjectFragment[] }) {
  return (
    <photo-filter>
      <fieldset className="filter">
        <legend className="sr-only">Show one kind of project</legend>
        <Choice name="All" value="" count={projects.length} />
        {projectCategories.map((category) => {
          const count = projects.filter((project) => project.category === category).length
          return (
            count > 0 && (
              <Choice key={category} name={category} value={categorySlug(category)} count={count} />
            )
          )
        })}
      </fieldset>
      <p className="sr-only" role="status" />
    </photo-filter>
  )
}

/** How many projects the last row of two and of three columns has: the style sheet sizes the first one by it. */
function Choice({ name, value, count }: { name: string; value: string; count: number }) {
  return (
    <label>
      <input
        className="sr-only"
        type="radio"
        name="category"
        value={value}
        defaultChecked={value === ''}
        data-over-two={count % 2}
        data-over-three={count % 3}
      />
      <span>
        {name} {count}
      </span>
    </label>
  )
}
