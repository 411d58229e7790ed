import type { ReactNode } from 'react'

/** A component with plain values, and what it must be then: the gallery shows it, `examples.test.tsx` holds it to the rest. */
export type Example = {
  shows: ReactNode
  /** What a visitor reads of it; an example that says nothing must be empty. */
  says: readonly (string | RegExp)[]
  /** What a visitor must not read of it. */
  never?: readonly string[]
  /** How often a visitor reads words. */
  times?: Readonly<Record<string, number>>
  /** Selectors of elements that it has, and that it lacks. */
  has?: readonly string[]
  lacks?: readonly string[]
  /** Where all its links lead, in their order. */
  links?: readonly string[]
  /** All values of an attribute, in their order. */
  attributes?: Readonly<Record<string, readonly string[]>>
}

export type Examples = Readonly<Record<string, Example>>
