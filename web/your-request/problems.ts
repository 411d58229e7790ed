import { fieldProblems, type QuoteFieldName, quoteFields } from '#content/quote/quote-form.ts'
import type { Sent } from './read-form.ts'

type Problem = { field: string; problem: string }

/** As browsers check a field for a mail address: html.spec.whatwg.org, "valid email address". */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** What a browser would have said beside the fields, each with the id of its field. */
export function problemsIn({ form, typed }: Sent): Problem[] {
  return [...typed].flatMap(([name, text]) => {
    const problem = problemOf(name, text)
    const label = quoteFields[name].label.replace('?', '')
    return problem ? [{ field: `${form}-${name}`, problem: `${label}: ${problem}` }] : []
  })
}

function problemOf(name: QuoteFieldName, text: string): string | undefined {
  const { optional, longest, options } = quoteFields[name]
  // A line break counts as one sign, as in the browser.
  const length = text.replaceAll('\r\n', '\n').length
  if (text.trim() === '') return optional ? undefined : fieldProblems.empty
  if (length > longest) return `please keep it to ${longest} characters. It has ${length}.`
  if (options && !Object.hasOwn(options, text)) return 'please choose one from the list.'
  if (name === 'email' && !EMAIL.test(text.trim())) return fieldProblems.noAddress
  return undefined
}
