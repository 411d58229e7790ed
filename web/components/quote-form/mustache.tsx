import type { ReactNode } from 'react'

/** A tag, in Mustache's syntax, of a page that is the template for answers to a form; web/publish/your-request fills it in. */
export const mustacheVariable = (name: string) => `{{${name}}}`

/** A section of the template: some answers have it, some several times. */
export function MustacheSection({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      {`{{#${name}}}`}
      {children}
      {`{{/${name}}}`}
    </>
  )
}
