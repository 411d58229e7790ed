import type { ComponentProps } from 'react'
import { fields } from './field.ts'

/** With the mark of a fold: each engine draws one of its own otherwise, and one of them the whole field. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <span className="flex items-center after:pointer-events-none after:-ms-7 after:me-4.5 after:size-2.5 after:-translate-y-0.75 after:flex-none after:rotate-45 after:border-r-(length:--stroke) after:border-b-(length:--stroke) after:border-current">
      <select {...props} className={`${fields.input} appearance-none pe-10`} />
    </span>
  )
}
