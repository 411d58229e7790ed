import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'

type ToastProps = {
  /** By which a script finds it, to show it. */
  name: string
  title: string
  /** What it says below its title. */
  children: ReactNode
  /** Links and buttons with `data-act`; a notice that has some stays until it is dismissed. */
  actions?: ReactNode
  destructive?: boolean
}

/** A notice that a script shows; until then, and without one, it is not there. */
export function Toast({ name, title, children, actions, destructive = false }: ToastProps) {
  return (
    <toast-notice data-notice={name}>
      <div
        className={destructive ? 'toast destructive' : 'toast'}
        popover="manual"
        data-icon={destructive ? 'alert' : 'check'}
      >
        <div role="status">
          <b>{title}</b>
          {children}
        </div>
        <Button look="ghost" size="icon" icon="close" aria-label="Dismiss" data-dismiss="" />
        {actions && <div className="row offers">{actions}</div>}
      </div>
    </toast-notice>
  )
}
