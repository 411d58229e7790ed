import type { ReactNode } from 'react'
import { priceParts } from '#content/prices/price.ts'
import { Band } from '../../components/layout/band.tsx'
import { Columns } from '../../components/layout/columns.tsx'
import { PriceTag } from '../../components/prices/price-tag.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { editable } from '../../preview/marks.ts'
import type { PricingFragment } from './query.ts'

export function Pricing({ section, estimate }: { section: PricingFragment; estimate?: ReactNode }) {
  return (
    <Band data-section="pricing" {...editable(section, 'heading')}>
      <Columns wide="half" className="mx-auto w-page">
        <div className="lg:sticky lg:top-28">
          <Head {...section} more={estimate} />
        </div>
        <ul className="pricelist">
          {section.prices.map((price) => (
            <li key={price._id} className="plain" data-item="" {...editable(price, 'minimum')}>
              <h3>{price.title}</h3>
              <PriceTag {...priceParts(price)} />
              {price.covers && <p>{price.covers}</p>}
            </li>
          ))}
        </ul>
      </Columns>
    </Band>
  )
}
