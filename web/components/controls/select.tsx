import type { ComponentProps } from 'react'
import { fields } from './field.ts'

/** With the mark of a fold: each engine draws one of its own otherwise, and one of them the whole field. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <span className="relative grid after:pointer-events-none after:absolute after:end-4 after:top-1/2 after:size-2.5 after:-translate-y-3/4 after:rotate-45 after:border-r-(length:--stroke) after:border-b-(length:--stroke) after:border-current">
      <select {...props} className={`${fields.input} appearance-none truncate pe-10`} />
    </span>
  )
}
