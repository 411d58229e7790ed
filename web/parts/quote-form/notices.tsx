import { formatPhone, phoneLink } from '#content/phone.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Toast } from '../../ui/toast.tsx'
import type { Reachable } from './component.tsx'

type ThanksProps = { business: Pick<Reachable, 'email' | 'phone'>; title: string; promise: string }

/** A mail program may not open, so the request can go every other way from here; the script writes it into the links. */
export function Thanks({ business: { email, phone }, title, promise }: ThanksProps) {
  const offers = (
    <>
      <ButtonLink look="secondary" size="sm" icon="mail" href={`mailto:${email}`} data-act="mail">
        Open the email again
      </ButtonLink>
      <Button look="secondary" size="sm" data-act="copy">
        Copy the message
      </Button>
      <ButtonLink look="secondary" size="sm" icon="text" href={`sms:${phone}`} data-act="text">
        Send as text message
      </ButtonLink>
      <ButtonLink look="construction" size="sm" icon="phone" href={phoneLink(phone)} data-act="call">
        Call {formatPhone(phone)}
      </ButtonLink>
      <Button look="link" size="sm" data-act="bring-back">
        Bring back what I typed
      </Button>
    </>
  )
  return (
    <Toast name="thanks" title={title} actions={offers}>
      <p>{promise}</p>
      <p data-shortened="" hidden>
        Your text is longer than a mail program takes from a page and is shortened there. Copy the message and
        paste it into the email.
      </p>
      <p>Press Send in your mail program. It did not open? Send the message another way:</p>
    </Toast>
  )
}

export function CopyNotices({ phone }: { phone: string }) {
  return (
    <>
      <Toast name="copied" title="Message copied">
        <p>Paste it into an email or a text message to us.</p>
      </Toast>
      <Toast name="not-copied" title="The message was not copied" destructive>
        <p>Your browser keeps the clipboard to itself. Send a text message or call {formatPhone(phone)}.</p>
      </Toast>
    </>
  )
}
