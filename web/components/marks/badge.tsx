import type { ReactNode } from 'react'
import type { IconName } from './icon-name.ts'

const mark =
  'inline-flex w-fit items-center gap-[0.4em] rounded-[3px] border-(length:--stroke) text-label [--icon:1.125rem] print:border-line-field print:bg-transparent print:text-ink'

const looks = {
  default: 'border-transparent bg-brand text-on-brand',
  secondary: 'border-transparent bg-brand-wash text-ink',
  destructive: 'border-transparent bg-danger text-on-brand',
  outline: 'border-line-field text-ink',
} as const

export type BadgeLook = keyof typeof looks

type BadgeProps = { look?: BadgeLook; icon?: IconName; className?: string; children: ReactNode }

export function Badge({ look = 'default', icon, className = '', children }: BadgeProps) {
  return (
    <span className={`${mark} px-2.25 py-0.75 ${looks[look]} ${className}`.trim()} data-icon={icon}>
      {children}
    </span>
  )
}
