import type { ComponentProps } from 'react'
import { chevron } from '../text/fold.tsx'
import { fields } from './field.ts'

/** With the mark of a fold: each engine draws one of its own otherwise, and one of them the whole field. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <span className={`flex items-center after:pointer-events-none after:-ms-7 after:me-4.5 ${chevron}`}>
      <select {...props} className={`${fields.input} appearance-none pe-10`} />
    </span>
  )
}
