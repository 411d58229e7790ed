import { anchors, pathOf } from '#content/addresses/routes.ts'
import { listInWords } from '#content/text/list-in-words.ts'
import { nameWithState } from '../../lake/fragments/link.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { CallButton } from '../contact-links/contact-buttons.tsx'
import { Button } from '../controls/button.tsx'
import { fields } from '../controls/field.ts'
import { cards } from '../layout/card.ts'
import { Columns } from '../layout/columns.tsx'
import { rows } from '../text/rows.ts'
import type { ServedTownFragment } from './query.ts'

type ZipCheckProps = { towns: readonly ServedTownFragment[]; business: BusinessFragment }

const FIELD = 'zip-code'

/** Tells whether the business serves a zip code; without a script the button leads to the list of all zip codes. */
export function ZipCheck({ towns, business }: ZipCheckProps) {
  return (
    <zip-check>
      <div className={`${cards.usual} print:hidden`}>
        <h2 className="text-h3">Check your zip code</h2>
        <form className="mt-3 grid gap-2" action={`#${anchors.zipCodes}`}>
          <label className={fields.label} htmlFor={FIELD}>
            Your zip code
          </label>
          <div className="flex gap-4">
            <input
              className={`${fields.input} max-w-44`}
              id={FIELD}
              inputMode="numeric"
              autoComplete="postal-code"
              enterKeyHint="go"
            />
            <Button type="submit" look="construction">
              Check
            </Button>
          </div>
          <p className="text-sm text-ink-soft">We don’t see what you type here.</p>
          <p className="text-sm font-semibold text-danger-text" data-problem="" id={`${FIELD}-error`} hidden>
            Enter your 5-digit zip code, like {business.postalCode}.
          </p>
        </form>
        {/* Never taken off the page: what then came into it would not be announced. */}
        <div className="not-empty:mt-grid [&>*+*]:mt-3" role="status" />
      </div>
      <div data-template="">
        <Answers towns={towns} business={business} />
      </div>
    </zip-check>
  )
}

const answerLook = 'text-h4 font-semibold before:me-[0.4em] before:bg-brand-text before:align-[-0.2em]'

/** One for each of the three answers, and the line of a town in it; a script fills in copies. */
function Answers({ towns, business }: ZipCheckProps) {
  const primary = towns.filter(isPrimary).map(({ name }) => name)
  return (
    <>
      <div data-answer="served" hidden>
        <p className={answerLook} data-icon="check">
          Yes, we come to <span data-zip-code="" />.
        </p>
        <ul data-towns="" />
      </div>
      <div data-answer="extended" hidden>
        <p className={answerLook} data-icon="phone">
          <span data-zip-code="" /> is in our extended area. Call first.
        </p>
        <p className="text-sm text-ink-soft">
          Give us a call and we’ll tell you if we can take the job, and when.
        </p>
        <ul data-towns="" />
        <CallButton business={business} />
      </div>
      <div data-answer="outside" hidden>
        <p className={answerLook} data-icon="pin">
          We don’t come to <span data-zip-code="" />.
        </p>
        <p className="text-sm text-ink-soft">
          We serve {listInWords(primary)}. Call us about other towns within {business.serviceRadiusMiles}+
          miles of {business.locality}.
        </p>
        <CallButton business={business} />
      </div>
      <ul data-answer="town" hidden>
        <li>
          <a
            className={rows.linkBeforeIcon}
            href={pathOf({ _type: 'areasPage', slug: null })}
            data-end-icon="arrow"
          >
            <b data-name="">Town</b> <span className="text-sm text-ink-soft" data-drive="" />
          </a>
        </li>
      </ul>
    </>
  )
}

/** All zip codes by town; what the check answers from, and what there is to read without a script. */
export function ZipCodeList({ towns, business }: ZipCheckProps) {
  return (
    <details className="[&[open]]:pb-4">
      <summary
        className="flex min-h-14 items-center justify-between gap-2 font-semibold after:transition-[rotate] after:duration-(--quick) [[open]>&]:after:rotate-180"
        data-end-icon="chevron"
      >
        All zip codes by town
      </summary>
      <Columns wide="half" id={anchors.zipCodes}>
        <Group title="We come to" towns={towns.filter(isPrimary)} coverage="served" business={business} />
        <Group
          title="Extended area: call first"
          towns={towns.filter((town) => !isPrimary(town))}
          coverage="extended"
          business={business}
        />
      </Columns>
    </details>
  )
}

type GroupProps = ZipCheckProps & { title: string; coverage: 'served' | 'extended' }

function Group({ title, towns, coverage, business }: GroupProps) {
  if (towns.length === 0) return null
  return (
    <table className="text-sm">
      <caption className="pt-3 pb-1 text-start label">{title}</caption>
      <tbody>
        {towns.map((town) => (
          <tr key={town._id} data-coverage={coverage}>
            <th
              className="relative w-36 py-[0.55rem] pe-4 align-top font-normal wrap-break-word even-figures"
              scope="row"
            >
              {/* A thumb finds the whole cell. */}
              <a className="after:absolute after:inset-0" href={pathOf(town)}>
                {nameWithState(town, business)}
              </a>
              {town.travelTime && (
                <span className="block text-sm text-ink-soft" data-drive="">
                  {town.travelTime}
                </span>
              )}
            </th>
            <td
              className="py-[0.55rem] text-end align-top font-semibold wrap-anywhere even-figures"
              data-zip-codes=""
            >
              {[...town.zipCodes, ...(town.furtherZipCodes ?? [])].join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const isPrimary = ({ tier }: ServedTownFragment) => tier === 'primary'
