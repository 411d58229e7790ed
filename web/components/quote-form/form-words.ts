import type { QuoteForm } from '#content/quote/quote-form.ts'
import type { BusinessFragment } from '../../fragments/site/business.ts'

type Reply = Pick<BusinessFragment, 'reply'>

export type FormWords = {
  /** On the button that sends it. */
  action: string
  /** Below the field that takes a text. */
  hint: string
  /** When the visitor says that it was sent. */
  thanks: string
  promise: string
}

const HINT = 'Tell us the best time to call. You can add photos in your email app.'

/** What each form says of itself. */
export function formWords(form: QuoteForm, { reply }: Reply): FormWords {
  // Promised only as long as the owner has a claim that says so.
  const within = reply ? ` within ${reply.value}` : ''
  const words: Record<QuoteForm, FormWords> = {
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
