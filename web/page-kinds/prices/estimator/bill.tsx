import { anchors, singlePages } from '#content/addresses/routes.ts'
import { Button, ButtonLink } from '../../../components/controls/button.tsx'
import { ButtonRow } from '../../../components/controls/button-row.tsx'

/** The sum, as the title block of a drawing; the script fills in the lines from the template. */
export function Bill({ notQuote, changes }: { notQuote: string; changes: readonly string[] }) {
  return (
    <div className="bill">
      <h3 tabIndex={-1}>Your rough total</h3>
      <p className="text-ink-soft" data-empty="">
        Nothing added yet. Fill in a field, and your total will show up here.
      </p>
      <ol data-lines="" data-filled="" hidden />
      <div data-template="">
        <Line />
      </div>
      <p className="text-sm" data-visit-line="" hidden />
      <div className="total">
        <p className="dim" data-filled="" hidden>
          <span className="label">Total</span>
          <output className="price" data-total="" />
        </p>
        <p>
          <b>{notQuote}</b>
        </p>
      </div>
      <ButtonRow data-filled="" hidden>
        <ButtonLink look="hero" href={`${singlePages.contactPage.path}#${anchors.contact}`} data-act="quote">
          Get a quote for this
        </ButtonLink>
        <ButtonLink look="outline" icon="text" href="sms:" data-act="text">
          Send as text message
        </ButtonLink>
      </ButtonRow>
      <div>
        <p className="label text-ink-soft">What changes the price</p>
        <ul className="ticks text-sm">
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </div>
      <p className="sr-only" role="status" data-status="" />
    </div>
  )
}

function Line() {
  return (
    <ul data-line="" hidden>
      <li>
        <Button look="entry" data-part="" data-act="change">
          Change
        </Button>
        <Button
          look="ghost"
          size="icon"
          icon="close"
          className="-me-2.75"
          data-part=""
          data-act="remove"
          aria-label="Remove"
        />
        <span className="sum tabular-nums" data-part="" />
        <a className="text-sm" href={`#${anchors.list}`} data-part="">
          Price list
        </a>
      </li>
    </ul>
  )
}
