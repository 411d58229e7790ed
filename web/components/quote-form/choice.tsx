import { choiceAnchor } from '#content/addresses/routes.ts'
import { formatPrice, type Price } from '#content/prices/price.ts'
import { type QuoteFieldName, type QuoteForm, quoteFields } from '#content/quote/quote-form.ts'
import { fields } from '../controls/field.ts'
import { MustacheSection } from './mustache.tsx'
import { QuoteField } from './quote-field.tsx'

export type PlanOnOffer = { _id: string; title: string; price: Price }

/** What the buttons of a page offer, to be chosen in its form: its plans, or a visit such as "Book a color consultation". */
export type Offers = { plans?: readonly PlanOnOffer[]; visit?: string }

/** A field in which one of a few is chosen, by its name. */
export const choiceNames = ['plan', 'visit'] as const satisfies readonly QuoteFieldName[]
export type ChoiceName = (typeof choiceNames)[number]

/** The ring is around the whole; a browser that knows no `:has()` has that of the radio button alone. */
const pick =
  'relative flex min-h-target cursor-pointer items-center gap-2.5 rounded-sm border-(length:--stroke) border-line-field bg-paper px-3.25 py-2 leading-[1.35] has-checked:border-brand-text has-checked:bg-brand-wash has-focus-visible:rounded-[2px] has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus md:min-h-12'
/** A visitor who chose a plan above sees the name of the choice, too. */
const radio = 'm-0 size-5 flex-none scroll-mt-16 accent-brand-text [label:has(:focus-visible)>&]:outline-0'

type ChoiceProps = { name: ChoiceName; offers: Offers }

/**
 * Nothing where the page offers nothing of the kind. The page's buttons lead to what they choose, so that it is kept without a
 * script too.
 */
export function Choice({ name, offers }: ChoiceProps) {
  const options = optionsOf(name, offers)
  if (options.length === 0) return null
  return (
    <fieldset className={`col-span-full ${fields.columns}`}>
      <legend className="mb-1.5 font-semibold leading-[1.35] max-md:sr-only">
        {quoteFields[name].label}
      </legend>
      {options.map(({ id, words, more }) => (
        <label key={id} className={pick}>
          <input
            className={radio}
            type="radio"
            name={name}
            id={choiceAnchor(id)}
            value={more ? `${words} (${more})` : words}
          />
          <span>
            {words} {more && <small className="text-[1em] max-md:sr-only">({more})</small>}
          </span>
        </label>
      ))}
      <label className={pick}>
        <input
          className={radio}
          type="radio"
          name={name}
          id={choiceAnchor(`no-${name}`)}
          value=""
          defaultChecked
        />
        {name === 'plan' ? 'Not sure yet' : 'Just a price'}
      </label>
    </fieldset>
  )
}

/** In an answer it isn't known what the page offers, but what was chosen is. */
export function Chosen({ name, form }: { name: ChoiceName; form: QuoteForm }) {
  return (
    <MustacheSection name={name}>
      <QuoteField form={form} name={name} isFilled />
    </MustacheSection>
  )
}

type Option = { id: string; words: string; more?: string }

/** A plan as in "Basic ($99/month)"; phones show its name alone, for its price stands above the form and in the message. */
function optionsOf(name: ChoiceName, { plans = [], visit }: Offers): Option[] {
  if (name === 'visit') return visit ? [{ id: 'visit', words: visit }] : []
  return plans.map(({ _id, title, price }) => ({ id: _id, words: title, more: inParentheses(price) }))
}

/** The end of an offer has parentheses elsewhere. */
const inParentheses = (price: Price) => formatPrice(price).replace(' (', ', ').replace(')', '')
