import { fixedPaths, singlePages } from '#content/addresses/routes.ts'
import {
  halfDayFields,
  type QuoteFieldName,
  type QuoteForm as QuoteFormName,
  quoteForms,
} from '#content/quote/quote-form.ts'
import type { QuoteTopic } from '#content/quote/quote-request.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { Button, type ButtonLook } from '../controls/button.tsx'
import { ButtonRow } from '../controls/button-row.tsx'
import { fields } from '../controls/field.ts'
import { Fold } from '../text/fold.tsx'
import { Choice, Chosen, choiceNames, type Offers } from './choice.tsx'
import { CopyNotices, Thanks, Unsent } from './notices.tsx'
import { Optional, QuoteField } from './quote-field.tsx'
import { SendIt } from './send-it.tsx'

const grid = `${fields.columns} md:gap-y-4`

type QuoteFormProps = {
  form: QuoteFormName
  business: Pick<BusinessFragment, 'email' | 'phone' | 'reply'>
  /** Words on the button, where the owner has given it others than usual. */
  action?: string | null
  id?: string
  topic?: QuoteTopic
  offers?: Offers
  /** Those that people can choose from; without it all that the form knows. */
  services?: readonly { _id: string }[]
  /** A form with what the visitor typed, to correct or to change. */
  again?: 'wrong' | 'ready'
}

/** Asks for what a request needs. Without a script the site answers with the ways to send what was typed: see web/publish/your-request. */
export function QuoteForm(props: QuoteFormProps) {
  const { form, business, action, id, again } = props
  const { email, phone } = business
  const words = formWords(form, business)
  const send = action ?? words.action
  return (
    <quote-form id={id} data-form={form} data-email={email} data-phone={phone}>
      <div data-template="">
        <SendIt form={form} business={business} />
        <Thanks title={words.thanks} promise={words.promise} />
        <CopyNotices phone={phone} />
      </div>
      <form className={grid} action={fixedPaths.yourRequest} method="post" aria-label={send} tabIndex={-1}>
        <div data-template="">
          <Unsent />
        </div>
        <Fields {...props} isFilled={again !== undefined} />
        <ButtonRow className="col-span-full">
          <Button type="submit" name="form" value={form} look={lookOf(form, again)} size="lg">
            {again === 'ready' ? 'Update my request' : send}
          </Button>
          <Button look="outline" size="lg" data-act="bring-back" hidden>
            Bring back my last request
          </Button>
        </ButtonRow>
        <WhatHappensNext />
      </form>
    </quote-form>
  )
}

/** In an emergency the call is the amber button; a request that is ready has its mail. */
function lookOf(form: QuoteFormName, again: QuoteFormProps['again']): ButtonLook {
  if (again === 'ready') return 'outline'
  return form === 'emergency' ? 'construction' : 'hero'
}

type Folded = { title: string; isOptional?: true; names: readonly QuoteFieldName[] }

/** What needs no room of its own: what not everybody is asked for, and what a page fills in, and hardly anybody changes. */
const folds: readonly Folded[] = [
  { title: 'When can we come?', isOptional: true, names: halfDayFields.flat() },
  { title: 'Service and town', names: ['job', 'town'] },
]

type FieldsProps = Pick<QuoteFormProps, 'form' | 'topic' | 'offers' | 'services'> & { isFilled: boolean }

function Fields({ form, topic, offers = {}, services, isFilled }: FieldsProps) {
  const known: Partial<Record<QuoteFieldName, string>> = { job: topic?.service, town: topic?.town }
  const field = (name: QuoteFieldName) => {
    const choice = choiceNames.find((one) => one === name)
    if (!choice) return <QuoteField key={name} {...{ form, name, services, isFilled }} known={known[name]} />
    if (isFilled) return <Chosen key={name} name={choice} form={form} />
    return <Choice key={name} name={choice} offers={offers} />
  }
  const names: readonly QuoteFieldName[] = quoteForms[form]
  const own = folds.filter((fold) => fold.names.some((name) => names.includes(name)))
  return (
    <>
      {names.filter((name) => !own.some((fold) => fold.names.includes(name))).map(field)}
      {own.map((fold) => (
        <div key={fold.title} className="col-span-full -my-2">
          {/* What was typed in it can be wrong, and not every browser opens it for a link. */}
          <Fold title={<FoldTitle {...fold} />} isOpen={isFilled}>
            <div className={`${grid} pb-3`}>{fold.names.map(field)}</div>
          </Fold>
        </div>
      ))}
    </>
  )
}

function FoldTitle({ title, isOptional }: Pick<Folded, 'title' | 'isOptional'>) {
  return (
    <span className="font-semibold">
      {title}
      {isOptional && <Optional />}
    </span>
  )
}

function WhatHappensNext() {
  return (
    <p className="col-span-full text-sm text-ink-soft">
      An email opens with this filled in. Add photos there. We don’t keep a copy.{' '}
      <a href={singlePages.privacyPage.path}>Privacy</a>
    </p>
  )
}

type FormWords = {
  /** On the button that sends it. */
  action: string
  /** When the mail program was asked to open. */
  thanks: string
  promise: string
}

function formWords(form: QuoteFormName, { reply }: QuoteFormProps['business']): FormWords {
  // Promised only as long as the owner has a claim that says so.
  const within = reply ? ` within ${reply.value}` : ''
  const words: Record<QuoteFormName, FormWords> = {
    estimate: {
      action: 'Get my free estimate',
      thanks: 'Thank you for your quote request!',
      promise: `We'll contact you${within} with your free estimate.`,
    },
    message: {
      action: 'Send my quote request',
      thanks: 'Thank you for your message!',
      promise: `We'll get back to you${within} with your free quote.`,
    },
    short: {
      action: 'Get my free quote',
      thanks: 'Thank you for your quote request!',
      promise: `We'll get back to you${within} with your free quote.`,
    },
    emergency: {
      action: 'Report Emergency Online',
      thanks: 'Thank you for your report!',
      promise: 'We’ll call you back. If it gets worse, don’t wait for us: call.',
    },
  }
  return words[form]
}
