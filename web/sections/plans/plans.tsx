import type { ReactNode } from 'react'
import { choiceAnchor } from '#content/addresses/routes.ts'
import { priceParts } from '#content/prices/price.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { Band } from '../../components/layout/band.tsx'
import { Badge } from '../../components/marks/badge.tsx'
import { PriceTag } from '../../components/prices/price-tag.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { TickList } from '../../components/text/tick-list.tsx'
import { editable } from '../../preview/marks.ts'
import type { PlanFragment, PlansFragment } from './query.ts'

export function Plans({ section, estimate }: { section: PlansFragment; estimate?: ReactNode }) {
  const { plans } = section
  return (
    <Band data-section="plans" {...editable(section, 'heading')}>
      <div className="mx-auto w-page">
        <Head {...section} more={estimate} />
        <div className="plans">
          <table>
            <thead>
              <tr>
                <td />
                {plans.map((plan) => (
                  <PlanHead key={plan._id} plan={plan} />
                ))}
              </tr>
            </thead>
            <tbody>
              <Row name="Best for" plans={plans} show={({ bestFor }) => bestFor} />
              <Row name="Included" plans={plans} show={features} />
              <Row name="Choose" plans={plans} show={choose} />
            </tbody>
          </table>
        </div>
      </div>
    </Band>
  )
}

function PlanHead({ plan }: { plan: PlanFragment }) {
  const { title, highlight, price } = plan
  return (
    <th scope="col" data-item="" {...editable(plan, 'title')}>
      <b className="text-h3">{title}</b> {highlight && <Badge>{highlight}</Badge>}{' '}
      <PriceTag {...priceParts(price)} size="column" {...editable(price, 'minimum')} />
    </th>
  )
}

type RowProps = {
  name: string
  plans: readonly PlanFragment[]
  show: (plan: PlanFragment) => ReactNode
}

function Row({ name, plans, show }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {plans.map((plan) => (
        <td key={plan._id}>{show(plan)}</td>
      ))}
    </tr>
  )
}

const features = (plan: PlanFragment) => <TickList lines={plan.features} isCounted={false} small />

/** Leads to the plan in the form at the end of the page, which chooses it. */
function choose({ _id, title, highlight }: PlanFragment) {
  return (
    <ButtonLink
      href={`#${choiceAnchor(_id)}`}
      look={highlight ? 'construction' : 'outline'}
      size="narrow"
      className="max-md:mb-3 max-md:w-full"
    >
      Choose {title}
    </ButtonLink>
  )
}
