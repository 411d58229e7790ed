import { type QuoteFieldName, type QuoteForm, quoteForms } from '#content/quote-form.ts'

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

/** A request with a form, of any server. */
export type Posted = {
  headers: { get(name: string): string | null }
  body: AsyncIterable<Uint8Array> | null
}

/** Reads a form that a browser has sent; throws a `Refusal` for what is none, or is too much. */
export async function readForm({ headers, body }: Posted): Promise<Sent> {
  if (!TYPE.test(headers.get('content-type') ?? '')) throw noForm()
  if (Number(headers.get('content-length')) > MOST_BYTES) throw tooMuch()
  const posted = new URLSearchParams(await textIn(body))
  const form = posted.get('form') === 'estimate' ? 'estimate' : 'message'
  const typed = quoteForms[form].map((name) => [name, posted.get(name) ?? ''] as const)
  return { form, typed: new Map(typed) }
}

/** No more is read than is taken, whatever the head of the request says. */
async function textIn(body: Posted['body']): Promise<string> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of body ?? []) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw tooMuch()
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
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
    'This page only takes what our quote form sends. Please fill in the form, or call or text us.',
  )
