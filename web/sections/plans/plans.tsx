import type { ReactNode } from 'react'
import { choiceAnchor } from '#content/addresses/routes.ts'
import { byTheMonth, priceParts } from '#content/prices/price.ts'
import { ButtonLink } from '../../components/controls/button.tsx'
import { Band } from '../../components/layout/band.tsx'
import { Badge } from '../../components/marks/badge.tsx'
import { Financing } from '../../components/prices/financing.tsx'
import { PriceTag } from '../../components/prices/price-tag.tsx'
import { Head } from '../../components/text/section-head.tsx'
import { TickList } from '../../components/text/tick-list.tsx'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { PlanFragment, PlansFragment } from './query.ts'

type PlansProps = {
  section: PlansFragment
  business: Pick<BusinessFragment, 'financing'>
  estimateLink?: ReactNode
}

export function Plans({ section, business, estimateLink }: PlansProps) {
  const { plans } = section
  return (
    <Band data-section="plans" {...editable(section, 'heading')}>
      <div className="mx-auto w-page">
        <Head {...section}>{estimateLink}</Head>
        <div className="md:overflow-hidden md:rounded-md md:border md:border-line md:bg-surface">
          <table className="max-md:grid md:table-fixed">
            <thead className="max-md:contents">
              <tr className="max-md:contents">
                <td className="max-md:sr-only md:w-22 md:border-b-(length:--stroke) md:border-ink lg:w-28" />
                {plans.map((plan, place) => (
                  <PlanHead key={plan._id} plan={plan} place={place} />
                ))}
              </tr>
            </thead>
            <tbody className="max-md:contents">
              <Row name="Best for" plans={plans} show={({ bestFor }) => bestFor} />
              <Row name="Included" plans={plans} show={features} />
              <Row name="Choose" plans={plans} show={choose} />
            </tbody>
          </table>
        </div>
        <Financing business={business} />
      </div>
    </Band>
  )
}

const cell = 'align-top font-normal md:px-3 md:py-4 lg:px-5'
/** The column that most people choose. */
const columnOf = ({ highlight }: PlanFragment) =>
  highlight ? 'bg-brand-wash max-md:-mx-gutter max-md:px-gutter' : ''
/** A phone shows a card for each column: one cell below the other, and all of a plan before the next. */
const orders = ['max-md:order-1', 'max-md:order-2', 'max-md:order-3', 'max-md:order-4']
const orderOf = (place: number) => orders[place] ?? 'max-md:order-5'

function PlanHead({ plan, place }: { plan: PlanFragment; place: number }) {
  const { title, highlight, price } = plan
  const parts = priceParts(price)
  const terms = [parts.terms, byTheMonth(price)].filter(Boolean).join(', ')
  return (
    <th
      className={`${cell} ${columnOf(plan)} ${orderOf(place)} border-ink max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-3 max-md:border-t-(length:--stroke) max-md:border-b-0 max-md:pt-4 max-md:pb-3 md:border-b-(length:--stroke)`}
      scope="col"
      data-item=""
      {...editable(plan, 'title')}
    >
      <b className="text-h3">{title}</b>{' '}
      {highlight && (
        <span className="max-md:order-first max-md:basis-full">
          <Badge className="md:ms-1 md:align-[0.2em]">{highlight}</Badge>
        </span>
      )}{' '}
      <PriceTag {...parts} terms={terms} size="column" {...editable(price, 'minimum')} />
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
    <tr className="max-md:contents">
      <th
        // What a row is about is plain from what it says.
        className={`${cell} text-sm text-ink-soft max-md:sr-only`}
        scope="row"
      >
        {name}
      </th>
      {plans.map((plan, place) => (
        <td key={plan._id} className={`${cell} ${columnOf(plan)} ${orderOf(place)} max-md:pb-3`}>
          {show(plan)}
        </td>
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
      className="w-full max-md:my-3"
    >
      Choose {title}
    </ButtonLink>
  )
}
