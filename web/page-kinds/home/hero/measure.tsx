import { spotInShape } from '#content/pictures/picture.ts'
import { shapes } from '../../../components/picture/picture.tsx'
import type { PictureFragment } from '../../../fragments/picture.ts'
import type { MeasureFragment } from './places-query.ts'

const WIDTH = 1600
const HEIGHT = WIDTH / shapes.wide

/** A dimension line over what was measured in the picture, as on a drawing. */
export function Measure({ measure, picture }: { measure: MeasureFragment; picture: PictureFragment }) {
  const { text, y } = measure
  const left = spotInShape(picture, shapes.wide, { x: measure.left, y })
  const right = spotInShape(picture, shapes.wide, { x: measure.right, y })
  if (!left || !right) return null
  const [from, to, line] = [left.x * (WIDTH / 100), right.x * (WIDTH / 100), left.y * (HEIGHT / 100)]
  return (
    <svg className="measured" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={`M${from} ${line}H${to}M${from - 8} ${line + 8}l16-16M${to - 8} ${line + 8}l16-16`} />
      <path d={`M${from} ${line - 30}v45M${to} ${line - 30}v45`} />
      <text x={(from + to) / 2} y={line - 13}>
        {text}
      </text>
    </svg>
  )
}
