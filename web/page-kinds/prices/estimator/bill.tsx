import { anchors, singlePages } from '#content/addresses/routes.ts'
import { Button, ButtonLink } from '../../../components/controls/button.tsx'
import { ButtonRow } from '../../../components/controls/button-row.tsx'
import { amountLook } from '../../../components/prices/price-tag.tsx'

const part = 'not-first:border-t-(length:--stroke) border-ink px-5 py-4'

/** The sum, as the title block of a drawing; the script fills in the lines from the template. */
export function Bill({ notQuote, changes }: { notQuote: string; changes: readonly string[] }) {
  return (
    <div className="border-(length:--stroke) border-ink bg-surface lg:flex lg:flex-col lg:self-stretch">
      <h3 className={part} tabIndex={-1}>
        Your rough total
      </h3>
      <p className={`${part} grow text-ink-soft`} data-empty="">
        Nothing added yet. Fill in a field, and your total will show up here.
      </p>
      <ol className={part} data-lines="" data-filled="" hidden />
      <div data-template="">
        <Line />
      </div>
      <p className={`${part} text-sm`} data-visit-line="" hidden />
      <div className={`${part} bg-brand-wash`}>
        <p className="dim" data-filled="" hidden>
          <span className="label">Total</span>
          <output
            className={`${amountLook} mb-3 block text-figure/[1.1] tracking-[-0.03em] [&_small]:text-sm/[1.1] [&_small]:font-[500] [&_small]:tracking-[0] [&_small]:text-ink-soft [&_small]:font-stretch-100%`}
            data-total=""
          />
        </p>
        <p>
          <b>{notQuote}</b>
        </p>
      </div>
      <ButtonRow className={part} data-filled="" hidden>
        <ButtonLink look="hero" href={`${singlePages.contactPage.path}#${anchors.contact}`} data-act="quote">
          Get a quote for this
        </ButtonLink>
        <ButtonLink look="outline" icon="text" href="sms:" data-act="text">
          Send as text message
        </ButtonLink>
      </ButtonRow>
      <div className={part}>
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
      <li className="grid grid-cols-[1fr_auto] items-center not-first:border-t not-first:border-line">
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
        <span className="col-span-full even-figures" data-part="" />
        <a
          className="col-span-full flex min-h-target w-fit items-center text-sm"
          href={`#${anchors.list}`}
          data-part=""
        >
          Price list
        </a>
      </li>
    </ul>
  )
}
