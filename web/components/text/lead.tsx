import type { ComponentProps } from 'react'

/** The sentence or two below the heading of a page or section. */
export function Lead(props: Omit<ComponentProps<'p'>, 'className'>) {
  return <p {...props} className="max-w-measure text-balance text-lead text-ink-soft" />
}
