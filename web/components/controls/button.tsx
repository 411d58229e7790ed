import type { ComponentProps } from 'react'
import type { IconName } from '../marks/icon-name.ts'

export type ButtonLook =
  | 'default'
  | 'destructive'
  | 'outline'
  | 'secondary'
  | 'ghost'
  | 'link'
  | 'hero'
  | 'construction'
export type ButtonSize = 'default' | 'sm' | 'lg' | 'icon'

type Looks = { look?: ButtonLook; size?: ButtonSize; icon?: IconName }

export function Button({ look, size, icon, children, ...rest }: Looks & ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={classOf(look, size)} data-icon={icon}>
      {children}
    </button>
  )
}

export function ButtonLink({ look, size, icon, children, ...rest }: Looks & ComponentProps<'a'>) {
  return (
    <a {...rest} className={classOf(look, size)} data-icon={icon}>
      {children}
    </a>
  )
}

function classOf(look: ButtonLook = 'default', size: ButtonSize = 'default'): string {
  return ['btn', look !== 'default' && look, size !== 'default' && size].filter(Boolean).join(' ')
}
