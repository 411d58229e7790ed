import type { ComponentProps } from 'react'

/** Buttons beside each other; on a phone each has the whole width. */
export function ButtonRow({ className = '', ...rest }: ComponentProps<'div'>) {
  const row =
    'flex flex-wrap items-center gap-x-4 gap-y-3 max-md:*:data-button:basis-full max-md:*:data-button:grow md:*:data-button:whitespace-nowrap print:flex-col print:items-start'
  return <div {...rest} className={`${row} ${className}`.trim()} />
}
