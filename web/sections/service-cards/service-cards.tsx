import type { ReactNode } from 'react'
import { pathOf } from '#content/addresses/routes.ts'
import { priceParts } from '#content/prices/price.ts'
import { MoreLink } from '../../components/controls/more-link.tsx'
import { PriceTag } from '../../components/prices/price-tag.tsx'
import { PhoneFold } from '../../components/text/fold.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { TickList } from '../../components/text/tick-list.tsx'
import { editable } from '../../preview/marks.ts'
import type { ServiceCardsFragment } from './query.ts'

type ServiceCardsProps = { section: ServiceCardsFragment; estimate?: ReactNode }

export function ServiceCards({ section, estimate }: ServiceCardsProps) {
  return (
    <section className="sec" data-section="services" {...editable(section, 'heading')}>
      <div className="wrap cells" data-rest={section.cards.length % 6}>
        <Head {...section} more={estimate} />
        <div className="groups">
          {section.cards.map((card) => (
            <Card key={card._key} card={card} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Card({ card }: { card: ServiceCardsFragment['cards'][number] }) {
  const { title, text, features, price, service } = card
  return (
    <article className="group" data-item="" {...editable(card, 'title')}>
      <PhoneFold
        title={
          <>
            <h3>{title}</h3>
            {price && <PriceTag {...priceParts(price)} {...editable(price, 'minimum')} />}
          </>
        }
      >
        <p className="soft">{text}</p>
        {features && <TickList lines={features} isCounted={false} small />}
        {service && <MoreLink href={pathOf(service)} about={`about ${title.toLowerCase()}`} />}
      </PhoneFold>
    </article>
  )
}
