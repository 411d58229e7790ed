import { formatPrice } from '#content/price.ts'
import { anchors } from '#content/routes.ts'
import type { ProjectSlice } from '../../documents/project.ts'
import { Badge } from '../../ui/badge.tsx'
import { Head } from '../../ui/head.tsx'
import { Picture } from '../picture/component.tsx'
import type { ProjectsSlice } from './query.ts'

const SIZES = '(width < 48rem) 93vw, (width < 82.5rem) 46.5vw, 38rem'

export function Projects({ section }: { section: ProjectsSlice }) {
  return (
    <section className="sec" id={anchors.projects} data-section="projects">
      <div className="wrap">
        <Head heading={section.heading} intro={section.intro} />
        <div className="grid two-up level">
          {section.projects.map((project) => (
            <Project key={project._id} project={project} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Project({ project }: { project: ProjectSlice }) {
  const { title, text, place, duration, cost, picture } = project
  return (
    <article className="card pic" data-item="">
      {picture && <Picture picture={picture} sizes={SIZES} upTo={1200} />}
      <div className="copy">
        {picture?.rendering && <Badge look="outline">Rendering</Badge>}
        <h3>{title}</h3>
        <p className="soft">{text}</p>
        <p className="label apart">
          {[place, duration, cost && formatPrice(cost)].filter(Boolean).join(', ')}
        </p>
      </div>
    </article>
  )
}
