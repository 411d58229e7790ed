import type { ComponentProps } from 'react'
import type { IconName } from '../marks/icon-name.ts'

const looks = {
  default: 'border-transparent bg-ink text-paper hover:bg-ink-hover',
  destructive: 'border-transparent bg-danger text-on-brand hover:bg-danger-strong',
  outline: 'border-current text-ink hover:bg-brand-wash',
  secondary: 'border-transparent bg-brand-wash text-ink hover:bg-brand-wash-hover',
  ghost: 'border-transparent text-ink hover:bg-brand-wash',
  link: 'border-transparent text-brand-text underline decoration-1 hover:decoration-2',
  /** A link as wide as its words, as part of a list. */
  entry:
    'justify-start border-transparent text-start text-ink underline decoration-1 -outline-offset-2 hover:decoration-2',
  hero: 'border-cta-line bg-cta text-on-cta shadow-button hover:bg-cta-hover',
  construction: 'border-transparent bg-brand text-on-brand hover:bg-brand-strong',
} as const

const sizes = {
  default: 'min-h-target py-2 text-button',
  sm: 'min-h-9 py-1 text-sm/[1.2] max-md:min-h-target',
  lg: 'min-h-13.5 py-2 text-button-lg',
  /** For a cell of a table. */
  narrow: 'min-h-target py-2 text-button',
  icon: 'min-h-target w-target text-button',
} as const

const widths = {
  default: 'px-4.5',
  sm: 'px-3.25',
  lg: 'px-[min(1.5rem,6vw)]',
  narrow: 'px-2.5',
  icon: '',
} as const

export type ButtonLook = keyof typeof looks
export type ButtonSize = keyof typeof sizes

type Looks = { look?: ButtonLook; size?: ButtonSize; icon?: IconName }

export function Button({ look, size, icon, className, children, ...rest }: Looks & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className={classesOf(look, size, ['print:hidden', className])}
      data-button=""
      data-icon={icon}
    >
      {children}
    </button>
  )
}

type LinkProps = Looks & ComponentProps<'a'> & { isPrinted?: boolean }

/** Of the links that look like a button, a phone number is printed, and what is told to be. */
export function ButtonLink({ look, size, icon, className, isPrinted, children, ...rest }: LinkProps) {
  const onPaper = isPrinted || rest.href?.startsWith('tel:')
  const print = onPaper
    ? 'print:min-h-0 print:flex-none print:justify-start print:border-0 print:bg-transparent print:p-0 print:text-ink print:[box-shadow:none]'
    : 'print:hidden'
  return (
    <a {...rest} className={classesOf(look, size, [print, className])} data-button="" data-icon={icon}>
      {children}
    </a>
  )
}

function classesOf(
  look: ButtonLook = 'default',
  size: ButtonSize = 'default',
  others: readonly (string | undefined)[] = [],
): string {
  const base =
    'inline-flex cursor-pointer items-center justify-center gap-[0.6em] rounded-sm border-(length:--stroke) text-center font-button even-figures no-underline transition-[background] duration-(--quick) [--icon:1.25rem] forced-colors:border-[ButtonText]'
  const width = look === 'link' || look === 'entry' ? 'px-0 forced-colors:px-2' : widths[size]
  return [base, looks[look], sizes[size], width, ...others].filter(Boolean).join(' ')
}
