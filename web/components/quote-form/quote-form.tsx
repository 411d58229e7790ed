import type { ReactNode } from 'react'
import { fixedPaths } from '#content/addresses/routes.ts'
import {
  type QuoteFieldName,
  type QuoteForm as QuoteFormName,
  quoteFields,
} from '#content/quote/quote-form.ts'
import type { BusinessFragment } from '../../fragments/site/business.ts'
import { Button } from '../controls/button.tsx'
import { ChoiceField, InputField, TextField } from './field.tsx'
import { mustacheVariable } from './mustache.ts'
import { CopyNotices, Thanks, Unsent } from './notices.tsx'
import { SendIt } from './send-it.tsx'

export type Reachable = Pick<BusinessFragment, 'email' | 'phone' | 'reply'>

/** A form with what the visitor typed, to correct or to change. */
type Again = 'wrong' | 'ready'

type FormProps = { business: Reachable; again?: Again }

const HINT = 'Tell us the best time to call. You can add photos in your email app.'

/** Asks for a free estimate of one service at an address. */
export function EstimateForm({ business, again }: FormProps) {
  const form = 'estimate'
  const ask = askIn(form, again !== undefined)
  return (
    <QuoteForm
      form={form}
      business={business}
      again={again}
      action="Get my free estimate"
      thanks="Thank you for your quote request!"
      promise={`We'll contact you${within(business)} with your free estimate.`}
    >
      <Person ask={ask} />
      <InputField {...ask('address')} autoComplete="address-line1" />
      <ChoiceField {...ask('service')} options={quoteFields.service.options} />
      <TextField {...ask('description')} hint={HINT} />
    </QuoteForm>
  )
}

/** The shorter form beside the other ways to reach the business. */
export function MessageForm({ business, again }: FormProps) {
  const form = 'message'
  const ask = askIn(form, again !== undefined)
  return (
    <QuoteForm
      form={form}
      business={business}
      again={again}
      action="Send my quote request"
      thanks="Thank you for your message!"
      promise={`We'll get back to you${within(business)} with your free quote.`}
    >
      <Person ask={ask} />
      <ChoiceField {...ask('projectType')} options={quoteFields.projectType.options} />
      <TextField {...ask('message')} hint={HINT} />
    </QuoteForm>
  )
}

/** Promised only as long as the owner has a claim that says so. */
const within = ({ reply }: Reachable) => (reply ? ` within ${reply.value}` : '')

type Ask = ReturnType<typeof askIn>

function askIn(form: QuoteFormName, isFilled = false) {
  return (name: QuoteFieldName) => {
    const { label, optional = false, longest: maxLength } = quoteFields[name]
    return {
      form,
      name,
      label,
      optional,
      maxLength,
      ...(isFilled && { defaultValue: mustacheVariable(name) }),
    }
  }
}

function Person({ ask }: { ask: Ask }) {
  return (
    <>
      <InputField {...ask('firstName')} autoComplete="given-name" />
      <InputField {...ask('lastName')} autoComplete="family-name" />
      <InputField {...ask('email')} type="email" autoComplete="email" />
      <InputField {...ask('phone')} type="tel" autoComplete="tel" />
    </>
  )
}

type QuoteFormProps = {
  form: QuoteFormName
  business: Reachable
  again: Again | undefined
  action: string
  thanks: string
  promise: string
  children: ReactNode
}

/** Without a script the site answers with the ways to send what was typed: see web/your-request. */
function QuoteForm({ form, business, again, action, thanks, promise, children }: QuoteFormProps) {
  const { email, phone } = business
  const isReady = again === 'ready'
  return (
    <quote-form data-form={form} data-email={email} data-phone={phone}>
      <form className="form" action={fixedPaths.yourRequest} method="post" aria-label={action} tabIndex={-1}>
        <Unsent />
        {children}
        <div className="all row full">
          <Button type="submit" name="form" value={form} look={isReady ? 'outline' : 'hero'} size="lg">
            {isReady ? 'Update my request' : action}
          </Button>
          <Button look="outline" size="lg" data-act="bring-back" hidden>
            Bring back my last request
          </Button>
        </div>
        <p className="all small soft either">
          <span className="with-script">
            Opens your email app with everything filled in. What you type stays on this device until you press
            Send.
          </span>
          <span className="without-script">
            Next you’ll get your email, ready to send. We don’t keep a copy of what you type.
          </span>
        </p>
      </form>
      <SendIt form={form} business={business} />
      <Thanks title={thanks} promise={promise} />
      <CopyNotices phone={phone} />
    </quote-form>
  )
}
