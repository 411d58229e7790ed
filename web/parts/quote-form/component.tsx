import type { ReactNode } from 'react'
import { mailLink } from '#content/phone.ts'
import type { BusinessSlice } from '../../documents/business.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField, InputField, TextField } from '../../ui/field.tsx'
import { CopyNotices, Thanks } from './notices.tsx'
import { estimateServices, projectTypes } from './options.ts'

export type Reachable = Pick<BusinessSlice, 'email' | 'phone' | 'reply'>

const SUBJECT = 'New Quote Request'
const HINT = 'Say when a call suits you best. Photos can be attached to the message in your mail program.'

/** Asks for a free estimate of one service at an address. */
export function EstimateForm({ business }: { business: Reachable }) {
  const form = 'estimate'
  return (
    <QuoteForm
      form={form}
      business={business}
      action="Get my free estimate"
      thanks="Thank you for your quote request!"
      promise={`We'll contact you${within(business)} with your free estimate.`}
    >
      <Person form={form} />
      <InputField form={form} name="address" label="Property address" autoComplete="address-line1" optional />
      <ChoiceField form={form} name="service" label="Service" options={estimateServices} optional />
      <TextField form={form} name="description" label="Describe the work" hint={HINT} optional />
    </QuoteForm>
  )
}

/** The shorter form beside the other ways to reach the business. */
export function MessageForm({ business }: { business: Reachable }) {
  const form = 'message'
  return (
    <QuoteForm
      form={form}
      business={business}
      action="Send my quote request"
      thanks="Thank you for your message!"
      promise={`We'll get back to you${within(business)} with your free quote.`}
    >
      <Person form={form} />
      <ChoiceField form={form} name="projectType" label="Project type" options={projectTypes} optional />
      <TextField form={form} name="message" label="What needs doing?" hint={HINT} optional />
    </QuoteForm>
  )
}

/** Promised only as long as the owner has a claim that says so. */
const within = ({ reply }: Reachable) => (reply ? ` within ${reply.value}` : '')

type QuoteFormProps = {
  form: string
  business: Reachable
  action: string
  thanks: string
  promise: string
  children: ReactNode
}

/** Without a script the browser itself hands what was typed to the visitor's mail program. */
function QuoteForm({ form, business, action, thanks, promise, children }: QuoteFormProps) {
  const { email, phone } = business
  return (
    <quote-form data-form={form} data-email={email} data-phone={phone}>
      <form className="form" action={mailLink(email, SUBJECT)} method="post" encType="text/plain">
        {children}
        <div className="all row full">
          <Button type="submit" look="hero" size="lg">
            {action}
          </Button>
          <Button look="outline" size="lg" data-act="bring-back" hidden>
            Bring back my last request
          </Button>
          <span className="small soft">Opens in your mail program, ready to send.</span>
        </div>
      </form>
      <Thanks business={business} title={thanks} promise={promise} />
      <CopyNotices phone={phone} />
    </quote-form>
  )
}

function Person({ form }: { form: string }) {
  return (
    <>
      <InputField form={form} name="firstName" label="First name" autoComplete="given-name" />
      <InputField form={form} name="lastName" label="Last name" autoComplete="family-name" />
      <InputField form={form} name="email" label="Email" type="email" autoComplete="email" />
      <InputField form={form} name="phone" label="Phone" type="tel" autoComplete="tel" />
    </>
  )
}
