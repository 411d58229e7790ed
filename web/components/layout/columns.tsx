import type { ComponentProps } from 'react'

const splits = {
  half: { md: 'md:grid-cols-2 print:grid-cols-2', lg: 'lg:grid-cols-2 print:grid-cols-2' },
  end: { md: 'md:grid-cols-[4fr_8fr]', lg: 'lg:grid-cols-[4fr_8fr]' },
  last: { md: 'md:grid-cols-[5fr_7fr]', lg: 'lg:grid-cols-[5fr_7fr] print:grid-cols-2' },
  start: { md: 'md:grid-cols-[7fr_5fr] print:grid-cols-2', lg: 'lg:grid-cols-[7fr_5fr] print:grid-cols-2' },
} as const

type ColumnsProps = ComponentProps<'div'> & {
  /** Which of the two is the wide one. */
  wide: keyof typeof splits
  /** From which width on they stand beside each other. */
  from?: 'md' | 'lg'
  /** Whether the rows are as close on a phone as elsewhere: in a card, and at the end of a page. */
  isClose?: boolean
}

/** Two columns, one below the other on a phone. */
export function Columns({ wide, from = 'md', isClose = false, className = '', ...rest }: ColumnsProps) {
  const classes = `grid items-start gap-grid *:min-w-0 md:gap-x-grid-wide ${isClose ? '' : 'max-md:gap-y-6'} ${splits[wide][from]} ${className}`
  return <div {...rest} className={classes.trim()} />
}

/** Two parts of a page beside each other where there is room for both; one that is alone has all of it. */
export function Pair({ className = '', ...rest }: Omit<ColumnsProps, 'from' | 'isClose'>) {
  const classes = `mx-auto w-page md:max-lg:gap-y-12 lg:has-[>:only-child]:grid-cols-1 ${className}`
  return <Columns {...rest} from="lg" className={classes.trim()} />
}
