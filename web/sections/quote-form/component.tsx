import type { ReactNode } from 'react'
import { mailLink } from '#content/phone.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceField, InputField, TextField } from '../../ui/field.tsx'
import { estimateServices, projectTypes } from './options.ts'

const SUBJECT = 'New Quote Request'

/** Asks for a free estimate of one service at an address. */
export function EstimateForm({ email }: { email: string }) {
  const form = 'estimate'
  return (
    <QuoteForm email={email} action="Get my free estimate">
      <Person form={form} />
      <InputField form={form} name="address" label="Property address" autoComplete="address-line1" optional />
      <ChoiceField form={form} name="service" label="Service" options={estimateServices} optional />
      <TextField form={form} name="description" label="Describe the work" optional />
    </QuoteForm>
  )
}

/** The shorter form beside the other ways to reach the business. */
export function MessageForm({ email }: { email: string }) {
  const form = 'message'
  return (
    <QuoteForm email={email} action="Send my quote request">
      <Person form={form} />
      <ChoiceField form={form} name="projectType" label="Project type" options={projectTypes} optional />
      <TextField form={form} name="message" label="What needs doing?" optional />
    </QuoteForm>
  )
}

type QuoteFormProps = { email: string; action: string; children: ReactNode }

/** The browser itself hands what was typed to the visitor's mail program. */
function QuoteForm({ email, action, children }: QuoteFormProps) {
  return (
    <form className="form" action={mailLink(email, SUBJECT)} method="post" encType="text/plain">
      {children}
      <div className="all row full">
        <Button type="submit" look="hero" size="lg">
          {action}
        </Button>
        <span className="small soft">Opens in your mail program, ready to send.</span>
      </div>
    </form>
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
