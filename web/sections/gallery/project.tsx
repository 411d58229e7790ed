import type { ProjectSlice } from '../../documents/project.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-paths.ts'
import { Picture } from '../picture/component.tsx'

const SIZES = '(width < 48rem) 80vw, (width < 77.5rem) 50vw, 38rem'

type GalleryProjectProps = { project: ProjectSlice; whole: boolean }

export function GalleryProject({ project, whole }: GalleryProjectProps) {
  const { title, category, picture, text, features } = project
  return (
    <li data-category={category} data-item="">
      {picture && <Picture picture={picture} sizes={SIZES} />}
      <h3 className="h4">{title}</h3>
      <p className="row">
        <Fact icon="pin" name="Place" value={project.place} />
        <Fact icon="clock" name="Time" value={project.duration} />
        {picture?.rendering && <span className="small soft">Rendering</span>}
      </p>
      {whole && <p>{text}</p>}
      <p className="small soft">
        {category}: {listOf(features)}.
      </p>
    </li>
  )
}

function Fact({ icon, name, value }: { icon: IconName; name: string; value: string }) {
  return (
    <span className="small soft">
      <Icon name={icon} size="s" />
      <span className="vh">{name}: </span>
      {value}
    </span>
  )
}

/** Features as one line: "quartz island, soft-close drawers". */
const listOf = (features: readonly string[]) =>
  features.map((feature) => feature.charAt(0).toLowerCase() + feature.slice(1)).join(', ')
