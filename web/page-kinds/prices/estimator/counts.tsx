import { pathOf } from '#content/addresses/routes.ts'
import { measures } from '#content/prices/measure.ts'
import { priceParts } from '#content/prices/price.ts'
import { PriceTag } from '../../../components/prices/price-tag.tsx'
import type { PriceFragment } from '../../../fragments/price.ts'
import type { ListedPriceFragment } from '../price-list/query.ts'
import type { CountedGroup } from './groups.ts'

/** A field for each price of a service. The prices stand at their fields, and the script takes them from there. */
export function Counts({ group, isShown }: { group: CountedGroup; isShown: boolean }) {
  const { key, title, page, prices } = group
  return (
    <fieldset
      className="counts"
      hidden={!isShown}
      data-group={key}
      data-page={page ? pathOf(page) : undefined}
    >
      <legend className="text-h4">{title}</legend>
      {prices.map((price) => (
        <Count key={price._id} price={price} />
      ))}
    </fieldset>
  )
}

function Count({ price }: { price: ListedPriceFragment }) {
  const { _id, title, unit } = price
  const { name, many, isWhole, most } = measures[unit]
  const id = `count-${_id}`
  return (
    <div className="count">
      <label htmlFor={id}>
        <span>
          {title}
          <span className="sr-only">, {name.toLowerCase()}, </span>
        </span>
        <PriceTag {...priceParts(price)} />
      </label>
      <span className="amount">
        <input
          id={id}
          name={_id}
          type="number"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          min={0}
          max={most}
          step={isWhole ? 1 : 'any'}
          placeholder="0"
          autoComplete="off"
          aria-describedby={`${id}-wrong`}
          data-counted={forScript(price)}
        />
        {many && <span aria-hidden="true">{many}</span>}
      </span>
      <p className="wrong" id={`${id}-wrong`} aria-live="polite" />
    </div>
  )
}

const NEEDED = [
  'title',
  'kind',
  'minimum',
  'maximum',
  'openEnded',
  'unit',
  'unitInFull',
  'leastUnits',
  'terms',
  'label',
]

/** What the script needs of a price, as JSON. */
export const forScript = (price: PriceFragment) => JSON.stringify(price, NEEDED)
