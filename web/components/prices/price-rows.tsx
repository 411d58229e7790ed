import type { ComponentProps, ReactNode } from 'react'

type PriceRowProps = ComponentProps<'li'> & {
  /** The name of what is done, as a heading or bold. */
  as: 'h3' | 'b'
  name: ReactNode
  price: ReactNode
  text?: ReactNode
  /** Whether the text stands beside a number. */
  isNumbered?: boolean
}

/** What a job costs, with dots that lead from its name to its price. */
export function PriceRow({
  as: Name,
  name,
  price,
  text,
  isNumbered = false,
  className = '',
  ...rest
}: PriceRowProps) {
  return (
    <li
      {...rest}
      className={`flex flex-wrap content-start items-baseline gap-x-3 gap-y-0.5 border-b border-line py-[clamp(0.6rem,0.5rem+0.6vw,0.85rem)] break-inside-avoid ${className}`.trim()}
    >
      <Name className="leader-dots flex flex-[1_1_5rem] text-h4">{name}</Name>
      <span className="ms-auto text-end">{price}</span>
      {text && (
        <p
          className={`basis-full text-[clamp(0.875rem,0.84rem+0.15vw,0.9375rem)]/[1.5] text-balance text-ink-soft ${isNumbered ? 'ps-11' : ''}`.trim()}
        >
          {text}
        </p>
      )}
    </li>
  )
}
