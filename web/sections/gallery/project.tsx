import { Fragment, type ReactNode } from 'react'
import { categorySlug } from '#content/project.ts'
import type { ProjectSlice } from '../../documents/project.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { ProjectPhoto } from '../viewer/project-photo.tsx'

const SIZES = '(width < 48rem) 80vw, (width < 77.5rem) 50vw, 38rem'

type GalleryProjectProps = { project: ProjectSlice; whole: boolean }

export function GalleryProject({ project, whole }: GalleryProjectProps) {
  const { _id, title, category, picture, text, features } = project
  return (
    <li id={_id} data-category={categorySlug(category)} data-item="">
      <ProjectPhoto project={project} sizes={SIZES} />
      <h3 className="h4" data-slot="title">
        {title}
      </h3>
      <p className="row">
        <Fact icon="pin" name="Place">
          <span data-slot="place">{project.place}</span>
        </Fact>
        <Fact icon="clock" name="Time">
          <span data-slot="time">{project.duration}</span>
        </Fact>
        {picture?.rendering && (
          <span className="small soft" data-slot="rendering">
            Rendering
          </span>
        )}
      </p>
      <p data-slot="text" hidden={!whole}>
        {text}
      </p>
      <p className="small soft">
        <span data-slot="category">{category}</span>: {listOf(features)}.
      </p>
    </li>
  )
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <span className="small soft">
      <Icon name={icon} size="s" />
      <span className="vh">{name}: </span>
      {children}
    </span>
  )
}

/** Features as one line: "quartz island, soft-close drawers". */
const listOf = (features: readonly string[]) =>
  features.map((feature, place) => (
    <Fragment key={feature}>
      {place > 0 && ', '}
      <span data-slot="features">{feature.charAt(0).toLowerCase() + feature.slice(1)}</span>
    </Fragment>
  ))
