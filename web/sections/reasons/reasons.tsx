import { priceParts } from '#content/prices/price.ts'
import { PriceTag } from '../../components/prices/price-tag.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { editable } from '../../preview/marks.ts'
import type { ReasonsFragment } from './query.ts'

/** Points of one kind; the kind is the section's name. */
export function Reasons({ section }: { section: ReasonsFragment }) {
  return (
    <section className="sec" data-section={section.purpose} {...editable(section, 'heading')}>
      <div className="wrap cells">
        <Head heading={section.heading} intro={section.intro} />
        <ul className="ticks">
          {section.points.map(({ _key, title, text, price, figure }) => (
            <li key={_key} className="reason" data-item="">
              <h3 className="h4">{title}</h3>
              {text && <p className="small soft">{text}</p>}
              {price && <PriceTag {...priceParts(price)} />}
              {figure && <p className="price">{figure.value}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
