import { anchors, singlePages } from '#content/addresses/routes.ts'
import { formatPrice } from '#content/prices/price.ts'
import { MoreLink } from '../../components/controls/more-link.tsx'
import { Band } from '../../components/layout/band.tsx'
import { PhotoViewer } from '../../components/photo-viewer/photo-viewer.tsx'
import { ProjectPhoto } from '../../components/photo-viewer/project-photo.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { swipeRow } from '../../components/text/swipe-row.ts'
import type { ProjectFragment } from '../../fragments/project.ts'
import { editable } from '../../preview/marks.ts'
import type { ProjectsFragment } from './query.ts'

const SIZES = '(width < 48rem) 74vw, (width < 82.5rem) 46.5vw, 38rem'

export function Projects({ section }: { section: ProjectsFragment }) {
  return (
    <Band id={anchors.projects} data-section="projects" {...editable(section, 'heading')}>
      <div className="mx-auto w-page">
        <Head {...section}>
          <MoreLink href={singlePages.galleryPage.path} text="All our projects" />
        </Head>
        <PhotoViewer>
          <div
            className="grid gap-grid *:min-w-0 md:grid-cols-2 print:grid-cols-2 swipe"
            {...swipeRow(section.heading)}
          >
            {section.projects.map((project) => (
              <Project key={project._id} project={project} />
            ))}
          </div>
        </PhotoViewer>
      </div>
    </Band>
  )
}

function Project({ project }: { project: ProjectFragment }) {
  const { _id, title, text, place, duration, cost, picture } = project
  return (
    <article className="card pic" id={_id} data-item="" {...editable(project, 'title')}>
      <ProjectPhoto project={project} sizes={SIZES} />
      <h3>{title}</h3>
      {text && <p className="text-ink-soft">{text}</p>}
      <span className="text-label font-stretch-118%">
        {[place, duration, cost && formatPrice(cost)].filter(Boolean).join(', ')}
        {picture?.rendering && <span className="text-ink-soft"> Rendering</span>}
      </span>
    </article>
  )
}
