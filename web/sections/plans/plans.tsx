import { choiceAnchor } from '#content/addresses/routes.ts'
import { priceParts } from '#content/prices/price.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { Badge } from '../../components/marks/badge.tsx'
import { EstimateLink } from '../../components/prices/estimate-link.tsx'
import { PriceTag } from '../../components/prices/price-tag.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { editable } from '../../preview/marks.ts'
import type { PlanFragment, PlansFragment } from './query.ts'

type PlansProps = {
  section: PlansFragment
  /** The slug of the service whose estimate the section leads to. */
  estimate?: string
}

export function Plans({ section, estimate }: PlansProps) {
  return (
    <section className="sec" data-section="plans" {...editable(section, 'heading')}>
      <div className="wrap">
        <Head
          heading={section.heading}
          intro={section.intro}
          more={estimate && <EstimateLink service={estimate} />}
        />
        <div className="grid three-up level arrive">
          {section.plans.map((plan) => (
            <Plan key={plan._id} plan={plan} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** Its button leads to the plan in the form at the end of the page, which chooses it. */
function Plan({ plan }: { plan: PlanFragment }) {
  const { _id, title, bestFor, features, highlight, price } = plan
  return (
    <article
      className={highlight ? 'card plan plate' : 'card plan'}
      data-item=""
      {...editable(plan, 'title')}
    >
      <h3>{title}</h3>
      {highlight && <Badge>{highlight}</Badge>}{' '}
      <PriceTag {...priceParts(price)} {...editable(price, 'minimum')} />
      <p className="soft">{bestFor}</p>
      <ul className="ticks small">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ButtonLink href={`#${choiceAnchor(_id)}`} look={highlight ? 'construction' : 'outline'}>
        Choose {title}
      </ButtonLink>
    </article>
  )
}
