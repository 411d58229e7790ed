import { priceParts } from '#content/price.ts'
import { Head } from '../../ui/head.tsx'
import { PriceTag } from '../../ui/price-tag.tsx'
import type { PricingSlice } from './query.ts'

export function Pricing({ section }: { section: PricingSlice }) {
  return (
    <section className="sec" data-section="pricing">
      <div className="wrap grid half">
        <div className="stick">
          <Head heading={section.heading} intro={section.intro} />
        </div>
        <ul className="pricelist">
          {section.prices.map((price) => (
            <li key={price._id} className="plain" data-item="">
              <h3>{price.title}</h3>
              <PriceTag {...priceParts(price)} />
              {price.covers && <p>{price.covers}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
