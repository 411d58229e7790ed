import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

export type BadgeLook = 'default' | 'secondary' | 'destructive' | 'outline'

type BadgeProps = { look?: BadgeLook; icon?: IconName; children: ReactNode }

export function Badge({ look = 'default', icon, children }: BadgeProps) {
  return (
    <span className={look === 'default' ? 'badge' : `badge ${look}`}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </span>
  )
}
