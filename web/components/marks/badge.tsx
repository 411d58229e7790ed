import type { ReactNode } from 'react'
import type { IconName } from './icon-name.ts'

export type BadgeLook = 'default' | 'secondary' | 'destructive' | 'outline'

type BadgeProps = { look?: BadgeLook; icon?: IconName; children: ReactNode }

export function Badge({ look = 'default', icon, children }: BadgeProps) {
  return (
    <span className={look === 'default' ? 'badge' : `badge ${look}`} data-icon={icon}>
      {children}
    </span>
  )
}
