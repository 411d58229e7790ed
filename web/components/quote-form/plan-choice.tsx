import { planAnchor } from '#content/addresses/routes.ts'
import { formatPrice, type Price } from '#content/prices/price.ts'
import type { QuoteForm } from '#content/quote/quote-form.ts'
import { MustacheSection } from './mustache-section.tsx'
import { QuoteField } from './quote-field.tsx'

export type PlanOnOffer = { _id: string; title: string; price: Price }

/** The plans of the page. The buttons that choose one lead here, to the plan itself, so that it is kept without a script too. */
export function PlanChoice({ plans }: { plans: readonly PlanOnOffer[] }) {
  return (
    <fieldset className="picks all">
      <legend>Plan</legend>
      {plans.map((plan) => (
        <label key={plan._id}>
          <input type="radio" name="plan" id={planAnchor(plan._id)} value={wordsOf(plan)} />
          {wordsOf(plan)}
        </label>
      ))}
      <label>
        <input type="radio" name="plan" id={planAnchor('none')} value="" defaultChecked />
        Not sure yet
      </label>
    </fieldset>
  )
}

/** In an answer the plans of the page are not known, but the one that was chosen is. */
export function ChosenPlan({ form, hint }: { form: QuoteForm; hint: string }) {
  return (
    <MustacheSection name="plan">
      <QuoteField form={form} name="plan" isFilled hint={hint} />
    </MustacheSection>
  )
}

/** Such as "Basic ($99/month)", in the form and in the message. */
const wordsOf = ({ title, price }: PlanOnOffer) => `${title} (${formatPrice(price)})`
