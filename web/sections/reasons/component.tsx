import { priceParts } from '#content/price.ts'
import { Head } from '../../ui/head.tsx'
import { PriceTag } from '../../ui/price-tag.tsx'
import type { ReasonsSlice } from './query.ts'

/** Points of one kind; the kind is the section's name. */
export function Reasons({ section }: { section: ReasonsSlice }) {
  return (
    <section className="sec" data-section={section.purpose}>
      <div className="wrap grid side-l">
        <div className="stick">
          <Head heading={section.heading} intro={section.intro} />
        </div>
        <ul className="ticks grid two-up">
          {section.points.map(({ _key, title, text, price, figure }) => (
            <li key={_key} data-item="">
              <h3 className="h4">{title}</h3>
              {price && <PriceTag {...priceParts(price)} />}
              {figure && <p className="label">{figure.value}</p>}
              {text && <p className="small soft">{text}</p>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
