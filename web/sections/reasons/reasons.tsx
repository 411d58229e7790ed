import { priceParts } from '#content/prices/price.ts'
import { amountLook, PriceTag } from '../../components/prices/price-tag.tsx'
import { FoldedBand } from '../../components/text/fold.tsx'
import { alone, lastOf } from '../../components/text/of-items.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { ReasonsFragment } from './query.ts'

/** Points of one kind; the kind is the section's name. */
export function Reasons({ section, isOpen }: { section: ReasonsFragment; isOpen?: boolean }) {
  return (
    <FoldedBand
      look="beside"
      name={section.purpose}
      {...section}
      mark={editable(section, 'heading')}
      isOpen={isOpen}
    >
      <ul className="ticks grid gap-x-grid gap-y-6 md:grid-cols-2">
        {section.points.map(({ _key, title, text, price, figure }, place) => (
          <li
            key={_key}
            className={`grid content-start gap-1.5 ${alone}`}
            data-item=""
            {...lastOf(section.points.length, place)}
          >
            <h3 className="text-h4">{title}</h3>
            {price && <PriceTag {...priceParts(price)} />}
            {figure && <p className={`${amountLook} text-h3/[1.1]`}>{figure.value}</p>}
            {text && <p className="text-sm text-ink-soft md:text-base">{text}</p>}
          </li>
        ))}
      </ul>
    </FoldedBand>
  )
}
