import { priceParts } from '#content/prices/price.ts'
import { Picture } from '../../components/picture/picture.tsx'
import { amountLook, PriceTag } from '../../components/prices/price-tag.tsx'
import { FoldedBand } from '../../components/text/fold.tsx'
import { alone, lastOf } from '../../components/text/of-items.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { ReasonsFragment } from './query.ts'

/** Points of one kind; the kind is the section's name. On a wide screen its picture stands below the heading. */
export function Reasons({ section, isOpen }: { section: ReasonsFragment; isOpen?: boolean }) {
  const { picture, points, ...head } = section
  const isAbove = !picture && points.length >= LONG
  return (
    <FoldedBand
      look={isAbove ? 'band' : 'beside'}
      name={section.purpose}
      {...head}
      picture={
        picture && (
          <Picture
            picture={picture}
            shape={points.length >= LONG ? 'portrait' : 'photo'}
            sizes="(width < 82.5rem) 36vw, 30rem"
            upTo={960}
            decorative
          />
        )
      }
      mark={editable(section, 'heading')}
      isOpen={isOpen}
    >
      <ul className={`ticks grid gap-x-grid gap-y-6 ${columnsOf(points.length, isAbove)}`}>
        {points.map((point, place) => (
          <Point
            key={point._key}
            point={point}
            {...(points.length % 3 !== 0 && lastOf(points.length, place))}
          />
        ))}
      </ul>
    </FoldedBand>
  )
}

/** So many are higher than their heading by far: they stand below it, or beside a high picture. */
const LONG = 6

/** Rows of three where three fill them, of two elsewhere; of four where the whole width is theirs. */
function columnsOf(count: number, isAbove: boolean): string {
  if (count % 3 === 0) return 'md:grid-cols-3'
  return isAbove && count % 4 === 0 ? 'md:grid-cols-2 lg:grid-cols-4' : 'md:grid-cols-2'
}

type PointProps = { point: ReasonsFragment['points'][number]; 'data-last'?: number }

function Point({ point, ...place }: PointProps) {
  const { title, text, price, figure } = point
  return (
    <li className={`grid content-start gap-1.5 ${text ? alone : ''}`.trim()} data-item="" {...place}>
      <h3 className="text-h4">{title}</h3>
      {price && <PriceTag {...priceParts(price)} />}
      {figure && <p className={`${amountLook} text-h3/[1.1]`}>{figure.value}</p>}
      {text && <p className="text-sm text-ink-soft md:text-base">{text}</p>}
    </li>
  )
}
