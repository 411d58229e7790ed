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
  return (
    <FoldedBand
      look="beside"
      name={section.purpose}
      {...head}
      picture={
        picture && <Picture picture={picture} sizes="(width < 82.5rem) 30vw, 24.5rem" upTo={960} decorative />
      }
      mark={editable(section, 'heading')}
      isOpen={isOpen}
    >
      <ul className="ticks grid gap-x-grid gap-y-6 md:grid-cols-2">
        {points.map((point, place) => (
          <Point key={point._key} point={point} {...lastOf(points.length, place)} />
        ))}
      </ul>
    </FoldedBand>
  )
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
