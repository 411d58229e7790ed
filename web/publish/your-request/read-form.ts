import { type Posted, readBody } from 'pages-as-files/http'
import { type QuoteFieldName, type QuoteForm, quoteFormNames, quoteForms } from '#content/quote/quote-form.ts'

/** What was typed into a form, as it came. */
export type Sent = { form: QuoteForm; typed: ReadonlyMap<QuoteFieldName, string> }

/** Why something that was posted is not looked at, and what the visitor can do. */
export class Refusal extends Error {
  readonly status: 413 | 415
  readonly title: string

  constructor(status: 413 | 415, title: string, advice: string) {
    super(advice)
    this.status = status
    this.title = title
  }
}

/** The longest texts that the fields take fit, with each of their signs written as the longest that a form makes of one. */
const MOST_BYTES = 64 * 1024

const TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i

/** Reads a form that a browser has sent; throws a `Refusal` for what is none, or is too much. */
export async function readForm({ headers, body }: Posted): Promise<Sent> {
  if (!TYPE.test(headers.get('content-type') ?? '')) throw noForm()
  if (Number(headers.get('content-length')) > MOST_BYTES) throw tooMuch()
  const bytes = await readBody(body, MOST_BYTES)
  if (!bytes) throw tooMuch()
  const posted = new URLSearchParams(bytes.toString())
  const form = quoteFormNames.find((name) => name === posted.get('form')) ?? 'message'
  const typed = quoteForms[form].map((name) => [name, posted.get(name) ?? ''] as const)
  return { form, typed: new Map(typed) }
}

const tooMuch = () =>
  new Refusal(
    413,
    'That’s more than we can take at once',
    'Go back in your browser: what you typed is still in the form. Make it shorter, or send us the long version by email.',
  )

const noForm = () =>
  new Refusal(
    415,
    'We couldn’t read that',
    'This page only takes what our quote form sends. Please fill out the form, or call or text us.',
  )
