import { drafts } from '../../../components/quote-form/typed.island.ts'

/** Puts an estimate into the message of the quote form; false when the browser keeps nothing for the next page. */
export function handOver(estimate: string): boolean {
  const form = drafts('message')
  const last = drafts('estimate-handed-over')
  const typed = form.read() ?? {}
  const message = withEstimate(typed.message ?? '', estimate, last.read()?.text)
  last.keep({ text: estimate })
  return form.keep({ ...typed, message })
}

/** Keeps what was typed and appends the estimate, or replaces the last one unless the visitor has edited it. */
export function withEstimate(message: string, estimate: string, last?: string): string {
  if (!estimate) return message
  if (last && message.includes(last)) return message.replace(last, () => estimate)
  return [message.trimEnd(), estimate].filter(Boolean).join('\n\n')
}
