import type { ReactNode } from 'react'
import { slotMarks } from '#content/quote/quote-form.ts'

const [OPEN, CLOSE] = slotMarks

/**
 * A tag, in Mustache's syntax with delimiters of our own, of a page that is the template for answers to a form; web/publish/your-request
 * fills it in.
 */
export const mustacheVariable = (name: string) => `${OPEN}${name}${CLOSE}`

/** A section of the template: some answers have it, some several times. */
export function MustacheSection({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      {`${OPEN}#${name}${CLOSE}`}
      {children}
      {`${OPEN}/${name}${CLOSE}`}
    </>
  )
}
