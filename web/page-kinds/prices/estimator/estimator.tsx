import { anchors } from '#content/addresses/routes.ts'
import { roomLine, usualRoom } from '#content/prices/room.ts'
import { Button } from '../../../components/controls/button.tsx'
import { fields } from '../../../components/controls/field.ts'
import { Select } from '../../../components/controls/select.tsx'
import { Band } from '../../../components/layout/band.tsx'
import { cards } from '../../../components/layout/card.ts'
import { Columns } from '../../../components/layout/columns.tsx'
import { Financing } from '../../../components/prices/financing.tsx'
import { Head } from '../../../components/text/section-head.tsx'
import type { BusinessFragment } from '../../../lake/fragments/site/business.ts'
import type { AnswerOf } from '../../page-queries.ts'
import { Bill } from './bill.tsx'
import { Counts, forScript } from './counts.tsx'
import { type CountedGroup, firstShown } from './groups.ts'

type EstimatorProps = {
  estimate: Pick<
    AnswerOf['pricesPage']['page'],
    'estimateHeading' | 'estimateIntro' | 'notQuote' | 'changes' | 'visit' | 'room'
  >
  groups: readonly CountedGroup[]
  changedOn: string | null
  business: BusinessFragment
}

/** Published prices times what the visitor counts; without a script it says how to do the sum by hand. */
export function Estimator({ estimate, groups, changedOn, business }: EstimatorProps) {
  const { visit } = estimate
  const wall = groups.flatMap(({ prices }) => prices).find(({ _id }) => _id === estimate.room)
  return (
    <Band id={anchors.estimate} data-section="estimator">
      <div className="mx-auto w-page">
        <Head heading={estimate.estimateHeading} intro={estimate.estimateIntro} />
        <price-estimate
          className="grid"
          data-email={business.email}
          data-phone={business.phone}
          data-changed-on={changedOn}
          data-visit={visit ? forScript(visit) : undefined}
        >
          <p className="col-start-1 row-start-1 max-w-measure min-w-0 [:defined>&]:hidden [[data-coming]>&]:invisible [:defined[data-coming]>&]:block text-lead text-ink-soft">
            {byHand}
            {wall &&
              ` Take a ${usualRoom.width} by ${usualRoom.length} ft room with an ${usualRoom.ceiling} ft ceiling. ${roomLine(usualRoom, wall, visit)}.`}
          </p>
          <Columns
            wide="start"
            from="lg"
            className="col-start-1 row-start-1 min-w-0 noscript:hidden [:not(:defined)>&]:invisible"
          >
            <div className={`${cards.usual} lg:sticky lg:top-28`}>
              {wall && <Room price={wall._id} />}
              <Services groups={groups} />
              {groups.map((group) => (
                <Counts key={group.key} group={group} isShown={group.key === firstShown(groups)} />
              ))}
              {/* Within sight of the fields where the bill isn't; screen readers hear it from there. */}
              <p
                className="sticky bottom-(--bar) -mx-5 mt-4 -mb-5 flex justify-between border-t bg-surface px-5 py-3 md:bottom-0 lg:hidden"
                aria-hidden="true"
                data-filled=""
                hidden
              >
                Total <b data-total="" />
              </p>
            </div>
            <Bill notQuote={estimate.notQuote} changes={estimate.changes} />
          </Columns>
        </price-estimate>
        <Financing business={business} />
      </div>
    </Band>
  )
}

const byHand =
  'Turn on JavaScript and this page does the math for you. To do it by hand, multiply the price in the list below by your square feet, doors, or hours. Where the list shows a range, do the math with both amounts. Your price will be somewhere in between.'

function Services({ groups }: { groups: readonly CountedGroup[] }) {
  const categories = [...new Set(groups.map(({ category }) => category))]
  return (
    <div className={fields.frame}>
      <label className={fields.label} htmlFor="estimate-service">
        Service
      </label>
      <Select id="estimate-service" name="service" defaultValue={firstShown(groups)}>
        {categories.map((category) => (
          <optgroup key={category} label={category}>
            {groups
              .filter((group) => group.category === category)
              .map(({ key, title }) => (
                <option key={key} value={key}>
                  {title}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
    </div>
  )
}

const names = ['width', 'length', 'ceiling'] as const
const labels = { width: 'Width, ft', length: 'Length, ft', ceiling: 'Ceiling, ft' }

/** The size of a room, from which the script works out the walls, and fills in the field of this price. */
function Room({ price }: { price: string }) {
  return (
    <form
      className="mb-6 grid gap-3 border-b border-line pb-6 lg:grid-cols-[1fr_auto] lg:items-end"
      data-price={price}
    >
      <h3 className="col-span-full text-h4">Start with a room</h3>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))] gap-3">
        {names.map((side) => (
          <div key={side} className={fields.frame}>
            <label className={fields.label} htmlFor={`room-${side}`}>
              {labels[side]}
            </label>
            <input
              className={fields.input}
              id={`room-${side}`}
              name={side}
              type="number"
              inputMode="decimal"
              min={1}
              max={100}
              step="any"
              required
              defaultValue={usualRoom[side]}
              autoComplete="off"
            />
          </div>
        ))}
      </div>
      <Button type="submit" look="construction">
        Price this room
      </Button>
      <p className="col-span-full font-semibold empty:-mt-3" role="status" data-room="" />
    </form>
  )
}
