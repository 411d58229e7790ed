import type { ReactNode } from 'react'
import { formatPhone } from '#content/documents/phone.ts'
import { Button } from '../controls/button.tsx'

export function Unsent() {
  return (
    <div
      className="col-span-full grid bg-brand-wash p-4 grid-cols-[auto_1fr] gap-x-4 gap-y-2 rounded-md *:col-start-2 [--icon:1.5rem]"
      data-icon="mail"
      data-step="unsent"
      hidden
    >
      <p>
        <b>This hasn’t been sent yet.</b> What you typed is still here, on this device only.
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button look="link" size="sm" data-act="start-over">
          Start over
        </Button>
      </div>
    </div>
  )
}

/** Shown as soon as the mail program was asked to open; whether it did, and whether the mail was sent, only the visitor knows. */
export function Thanks({ title, promise }: { title: string; promise: string }) {
  const offer = (
    <Button look="link" size="sm" data-act="bring-back">
      Bring back what I typed
    </Button>
  )
  return (
    <Toast name="thanks" title={title} actions={offer}>
      <p>{promise}</p>
      <p>It reaches us once you press Send in your email app.</p>
    </Toast>
  )
}

export function CopyNotices({ phone }: { phone: string }) {
  return (
    <>
      <Toast name="copied" title="Copied">
        <p>Now paste it into your email or text message.</p>
      </Toast>
      <Toast name="not-copied" title="That wasn’t copied" destructive>
        <p>
          Your browser won’t let this page copy text. Select the text and copy it yourself, or call{' '}
          {formatPhone(phone)}.
        </p>
      </Toast>
    </>
  )
}

/** A popover's own `fit-content` is stretched to the maximum by WebKit. On a phone it stands above what is to be done next. */
const toastLook = [
  'fixed inset-[calc(var(--header)+--spacing(2)+var(--below,0px))_var(--spacing-gutter)_auto_auto] z-(--z-menu) hidden',
  'md:inset-[auto_var(--spacing-gutter)_calc(--spacing(4)+var(--below,0px))_auto] h-auto max-h-[70dvh] w-[min(28rem,100%-2*var(--spacing-gutter))] grid-cols-[auto_1fr_auto] gap-x-3 gap-y-2',
  'overflow-x-hidden overflow-y-auto rounded-md border border-s-[5px] border-line border-s-(--edge) bg-surface p-4 text-ink shadow-float',
  '[--icon:1.5rem] before:bg-(--edge) shown:grid',
  '[&_p]:mt-1 [&_p]:text-sm [&_p]:text-ink-soft print:hidden',
].join(' ')

type ToastProps = {
  /** By which a script finds it, to show it. */
  name: string
  title: string
  children: ReactNode
  /** Links and buttons with `data-act`; a notice that has some stays until it is dismissed. */
  actions?: ReactNode
  destructive?: boolean
}

/** A notice that a script shows; until then, and without one, it is not there. */
function Toast({ name, title, children, actions, destructive = false }: ToastProps) {
  return (
    <toast-notice data-notice={name}>
      <div
        className={`paper ${toastLook} ${destructive ? '[--edge:var(--danger-text)]' : '[--edge:var(--ok-text)]'}`}
        popover="manual"
        data-icon={destructive ? 'alert' : 'check'}
      >
        <div role="status">
          <b>{title}</b>
          {children}
        </div>
        <Button
          look="ghost"
          size="icon"
          icon="close"
          className="-m-2 self-start"
          aria-label="Dismiss"
          data-dismiss=""
        />
        {actions && <div className="col-span-full mt-1 flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </toast-notice>
  )
}
