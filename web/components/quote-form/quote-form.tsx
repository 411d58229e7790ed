import { fixedPaths, singlePages } from '#content/addresses/routes.ts'
import {
  type QuoteFieldName,
  type QuoteForm as QuoteFormName,
  quoteForms,
} from '#content/quote/quote-form.ts'
import type { QuoteTopic } from '#content/quote/quote-request.ts'
import type { BusinessFragment } from '../../fragments/site/business.ts'
import { Button, type ButtonLook } from '../controls/button.tsx'
import { Choice, Chosen, choiceNames, type Offers } from './choice.tsx'
import { CopyNotices, Thanks, Unsent } from './notices.tsx'
import { QuoteField } from './quote-field.tsx'
import { SendIt } from './send-it.tsx'

type QuoteFormProps = {
  form: QuoteFormName
  business: Pick<BusinessFragment, 'email' | 'phone' | 'reply'>
  /** Words on the button, where the owner has given it others than usual. */
  action?: string | null
  id?: string
  topic?: QuoteTopic
  offers?: Offers
  /** A form with what the visitor typed, to correct or to change. */
  again?: 'wrong' | 'ready'
}

/** Asks for what a request needs. Without a script the site answers with the ways to send what was typed: see web/your-request. */
export function QuoteForm({ form, business, action, id, topic, offers, again }: QuoteFormProps) {
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
      <form className="form" action={fixedPaths.yourRequest} method="post" aria-label={send} tabIndex={-1}>
        <div data-template="">
          <Unsent />
        </div>
        <Fields form={form} hint={words.hint} topic={topic} offers={offers} isFilled={again !== undefined} />
        <div className="all row full">
          <Button type="submit" name="form" value={form} look={lookOf(form, again)} size="lg">
            {again === 'ready' ? 'Update my request' : send}
          </Button>
          <Button look="outline" size="lg" data-act="bring-back" hidden>
            Bring back my last request
          </Button>
        </div>
        <WhatHappensNext />
        <a className="more all small" href={singlePages.privacyPage.path}>
          More about your privacy
        </a>
      </form>
    </quote-form>
  )
}

/** In an emergency the call is the amber button; a request that is ready has its mail. */
function lookOf(form: QuoteFormName, again: QuoteFormProps['again']): ButtonLook {
  if (again === 'ready') return 'outline'
  return form === 'emergency' ? 'construction' : 'hero'
}

type FieldsProps = Pick<QuoteFormProps, 'form' | 'topic' | 'offers'> & { hint: string; isFilled: boolean }

function Fields({ form, hint, topic, offers = {}, isFilled }: FieldsProps) {
  const known: Partial<Record<QuoteFieldName, string>> = { job: topic?.service, town: topic?.town }
  return quoteForms[form].map((name) => {
    const choice = choiceNames.find((one) => one === name)
    if (!choice)
      return (
        <QuoteField key={name} form={form} name={name} known={known[name]} isFilled={isFilled} hint={hint} />
      )
    if (isFilled) return <Chosen key={name} name={choice} form={form} hint={hint} />
    return <Choice key={name} name={choice} offers={offers} />
  })
}

function WhatHappensNext() {
  return (
    <p className="all small soft either">
      <span className="with-script">
        Opens your email app with everything filled in. What you type stays on this device until you press
        Send.
      </span>
      <span className="without-script">
        Next you’ll get your email, ready to send. We don’t keep a copy of what you type.
      </span>
    </p>
  )
}

type FormWords = {
  /** On the button that sends it. */
  action: string
  /** Below the field that takes a text. */
  hint: string
  /** When the mail program was asked to open. */
  thanks: string
  promise: string
}

const HINT = 'Tell us the best time to call. You can add photos in your email app.'

function formWords(form: QuoteFormName, { reply }: QuoteFormProps['business']): FormWords {
  // Promised only as long as the owner has a claim that says so.
  const within = reply ? ` within ${reply.value}` : ''
  const words: Record<QuoteFormName, FormWords> = {
    estimate: {
      action: 'Get my free estimate',
      hint: HINT,
      thanks: 'Thank you for your quote request!',
      promise: `We'll contact you${within} with your free estimate.`,
    },
    message: {
      action: 'Send my quote request',
      hint: HINT,
      thanks: 'Thank you for your message!',
      promise: `We'll get back to you${within} with your free quote.`,
    },
    short: {
      action: 'Get my free quote',
      hint: HINT,
      thanks: 'Thank you for your quote request!',
      promise: `We'll get back to you${within} with your free quote.`,
    },
    emergency: {
      action: 'Report Emergency Online',
      hint: 'If it’s safe, take a photo and add it in your email app. Tell us about pets, gate codes, and who has the key, too.',
      thanks: 'Thank you for your report!',
      promise: 'We’ll call you back. If it gets worse, don’t wait for us: call.',
    },
  }
  return words[form]
}
