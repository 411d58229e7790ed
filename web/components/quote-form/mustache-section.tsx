import type { ReactNode } from 'react'
import { sectionEnd, sectionStart } from './mustache.ts'

/** A section of the template: some answers have it, some several times. */
export function MustacheSection({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      {sectionStart(name)}
      {children}
      {sectionEnd(name)}
    </>
  )
}
