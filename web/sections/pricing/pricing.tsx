import type { ReactNode } from 'react'
import { priceParts } from '#content/prices/price.ts'
import { Band } from '../../components/layout/band.tsx'
import { aboutJob } from '../../components/prices/about-job.tsx'
import { PriceRow } from '../../components/prices/price-rows.tsx'
import { PriceTag } from '../../components/prices/price-tag.tsx'
import { alone, lastOf } from '../../components/text/of-items.ts'
import { Head } from '../../components/text/section-head.tsx'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { PricingFragment } from './query.ts'

export function Pricing({ section, estimateLink }: { section: PricingFragment; estimateLink?: ReactNode }) {
  const isInThrees = section.prices.length % 3 === 0
  return (
    <Band data-section="pricing" {...editable(section, 'heading')}>
      <div className="mx-auto w-page">
        <Head {...section}>{estimateLink}</Head>
        <ul className={`grid gap-x-grid ${isInThrees ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}`}>
          {section.prices.map((price, place) => (
            <PriceRow
              key={price._id}
              as="h3"
              name={price.title}
              price={<PriceTag {...priceParts(price)} />}
              text={aboutJob(price)}
              className={alone}
              data-item=""
              {...(!isInThrees && lastOf(section.prices.length, place))}
              {...editable(price, 'minimum')}
            />
          ))}
        </ul>
      </div>
    </Band>
  )
}
