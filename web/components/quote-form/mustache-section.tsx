import type { ReactNode } from 'react'
import { partEnd, partStart } from './mustache.ts'

/** A part of a kept page that some answers have, or have several times. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      {partStart(name)}
      {children}
      {partEnd(name)}
    </>
  )
}
