import { pathOf } from '#content/addresses/routes.ts'
import { measures } from '#content/prices/measure.ts'
import { priceParts } from '#content/prices/price.ts'
import { fields } from '../../../components/controls/field.ts'
import { PriceTag } from '../../../components/prices/price-tag.tsx'
import type { PriceFragment } from '../../../lake/fragments/price.ts'
import type { ListedPriceFragment } from '../price-list/query.ts'
import type { CountedGroup } from './groups.ts'

/** A field for each price of a service. The prices stand at their fields, and the script takes them from there. */
export function Counts({ group, isShown }: { group: CountedGroup; isShown: boolean }) {
  const { key, title, page, prices } = group
  return (
    <fieldset className="mt-6" hidden={!isShown} data-group={key} data-page={page ? pathOf(page) : undefined}>
      <legend className="text-h4 font-head font-stretch-110%">{title}</legend>
      {prices.map((price) => (
        <Count key={price._id} price={price} />
      ))}
    </fieldset>
  )
}

function Count({ price }: { price: ListedPriceFragment }) {
  const { _id, title, unit } = price
  const { many, isWhole, most } = measures[unit]
  const id = `count-${_id}`
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0 last:pb-0">
      <label className="flex-[1_1_8rem] leading-[1.3] font-semibold" htmlFor={id}>
        <span>
          {title}
          <span className="sr-only">{many ? `. How many ${many}? ` : '. How many? '}</span>
        </span>
        <span className="mt-0.75 block">
          <PriceTag {...priceParts(price)} size="field" />
        </span>
      </label>
      <span className="grid grid-cols-[5.5rem_3.25rem] items-center gap-3 md:grid-cols-[7.5rem_4.25rem]">
        <input
          className={fields.count}
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
      <p
        // Without a row of its own while it is empty, yet never taken off the page: what then came into it would not be announced.
        className="text-sm text-danger-text empty:absolute basis-full text-end"
        id={`${id}-wrong`}
        aria-live="polite"
      />
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
  'visitLength',
  'terms',
  'label',
]

/** What the script needs of a price, as JSON. */
export const forScript = (price: PriceFragment) => JSON.stringify(price, NEEDED)
