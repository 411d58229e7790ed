import { anchors, singlePages } from '#content/addresses/routes.ts'
import { introAbove } from '#content/documents/project.ts'
import { formatPrice } from '#content/prices/price.ts'
import { MoreLink } from '../../components/controls/more-link.tsx'
import { Band } from '../../components/layout/band.tsx'
import { pictureCard } from '../../components/layout/card.ts'
import { PhotoViewer } from '../../components/photo-viewer/photo-viewer.tsx'
import { ProjectPhoto } from '../../components/photo-viewer/project-photo.tsx'
import { areRenderings } from '../../components/picture/picture.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { swipeRow } from '../../components/text/swipe-row.ts'
import { TickList } from '../../components/text/tick-list.tsx'
import type { ProjectFragment } from '../../lake/fragments/project.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { ProjectsFragment } from './query.ts'

const SIZES = '(width < 48rem) 74vw, (width < 82.5rem) 46.5vw, 38rem'

type ProjectsProps = { section: ProjectsFragment; hasGallery: boolean }

export function Projects({ section, hasGallery }: ProjectsProps) {
  const { heading, intro, projects } = section
  const isSaidOnce = areRenderings(projects)
  return (
    <Band id={anchors.projects} data-section="projects" {...editable(section, 'heading')}>
      <div className="mx-auto w-page">
        <Head heading={heading} intro={introAbove(intro, isSaidOnce)}>
          {hasGallery && <MoreLink href={singlePages.galleryPage.path} text="All our projects" />}
        </Head>
        <PhotoViewer>
          <div {...swipeRow(heading, 'grid gap-grid *:min-w-0 md:grid-cols-2 print:grid-cols-2')}>
            {projects.map((project) => (
              <Project key={project._id} project={project} isCaptioned={isSaidOnce} />
            ))}
          </div>
        </PhotoViewer>
      </div>
    </Band>
  )
}

type ProjectProps = {
  project: ProjectFragment
  /** Whether a sentence above all says that their pictures are renderings. */
  isCaptioned: boolean
}

function Project({ project, isCaptioned }: ProjectProps) {
  const { _id, title, text, place, duration, cost, picture, features } = project
  const isDrawn = !picture && Boolean(duration)
  return (
    <article className={pictureCard.card} id={_id} data-item="" {...editable(project, 'title')}>
      <div className={picture || isDrawn ? pictureCard.picture : pictureCard.withoutPicture}>
        {isDrawn ? <Plate project={project} /> : <ProjectPhoto project={project} sizes={SIZES} />}
      </div>
      <h3 className={pictureCard.title}>{title}</h3>
      {text && <p className={pictureCard.text}>{text}</p>}
      {isDrawn ? (
        features && (
          <div className="col-span-full row-start-4 mt-1 border-t border-line pt-2">
            <TickList lines={features} isCounted={false} small />
          </div>
        )
      ) : (
        <span className={`label ${pictureCard.line}`}>
          {[place, duration, cost && formatPrice(cost)].filter(Boolean).join(', ')}
          {picture?.rendering && !isCaptioned && <span className="text-ink-soft"> Rendering</span>}
        </span>
      )}
    </article>
  )
}

/** Stands where a picture would: how long the work takes, below the rule of a tape. */
function Plate({ project: { place, duration, cost } }: { project: ProjectFragment }) {
  return (
    <div className="plate taped relative flex min-h-40 flex-col justify-end px-(--inset) pt-10 pb-4 md:min-h-44">
      <p className="text-figure/[1.05] font-figure tracking-[-0.03em] font-stretch-118% first-letter:uppercase">
        {duration}
      </p>
      <p className="mt-2 label text-ink-soft">
        {[place, cost && formatPrice(cost)].filter(Boolean).join(', ')}
      </p>
    </div>
  )
}
