import type { ReactNode } from 'react'
import { formatPhone, phoneLink } from '#content/documents/phone.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { MailAddress } from '../contact-links/mail-address.tsx'
import { Button, ButtonLink } from '../controls/button.tsx'
import { ButtonRow } from '../controls/button-row.tsx'
import { fields } from '../controls/field.ts'

type SendItProps = { form: string; business: Pick<BusinessFragment, 'email' | 'phone'> }

/** Stands above the empty form once the mail program was asked to open: nothing is sent until the visitor presses Send there. */
export function SendIt({ form, business: { email, phone } }: SendItProps) {
  return (
    <div className="space-y-4 mb-12" data-step="send" hidden>
      <h3 tabIndex={-1}>One more step: press Send in your email app</h3>
      <p>
        We’ve put everything you typed into an email addressed to us. It isn’t sent until you press Send
        there.
      </p>
      <p data-shortened="" hidden>
        Your message is too long for an email app, so it gets cut off there. Copy the whole message below and
        paste it in.
      </p>
      <ButtonRow>
        <ButtonLink look="outline" size="lg" icon="mail" href={`mailto:${email}`} data-act="mail">
          Open the email again
        </ButtonLink>
      </ButtonRow>
      <hr className="my-6 border-line" />
      <h4>Email app didn’t open?</h4>
      <p>Pick another way. They all reach us.</p>
      <OtherWays phone={phone} text={`sms:${phone}`} />
      <Pieces
        form={form}
        email={email}
        copyAddress={<Copy act="copy-address" what="address" />}
        copyMessage={<Copy act="copy-message" what="message" />}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button look="link" data-act="bring-back">
          Bring back what I typed
        </Button>
        <Button look="link" data-act="start-over">
          Start over
        </Button>
      </div>
      <p className="text-sm text-ink-soft">
        What you typed stays on this device for 30 days, so you can pick up where you left off.
      </p>
    </div>
  )
}

/** For a visitor without a mail program: a text message with the same words, and a call. */
export function OtherWays({ phone, text }: { phone: string; text: string }) {
  return (
    <ButtonRow>
      <ButtonLink look="secondary" icon="text" href={text} data-act="text">
        Send as text message
      </ButtonLink>
      <ButtonLink look="construction" icon="phone" href={phoneLink(phone)} data-act="call">
        Call {formatPhone(phone)}
      </ButtonLink>
    </ButtonRow>
  )
}

const piece = 'flex items-end justify-between gap-x-4 gap-y-2 *:min-w-0'

type PiecesProps = {
  form: string
  email: string
  message?: string
  copyAddress?: ReactNode
  copyMessage?: ReactNode
}

/**
 * Recipient and text to copy with the buttons beside them, or to select by hand where the browser can't copy, for a mail that is
 * written on a website or on another device.
 */
export function Pieces({ form, email, message = '', copyAddress, copyMessage }: PiecesProps) {
  const id = `${form}-whole`
  return (
    <>
      <div className={piece}>
        <p>
          <span className="label text-ink-soft">Send it to</span>
          <br />
          <b className="select-all">
            <MailAddress address={email} />
          </b>
        </p>
        {copyAddress}
      </div>
      <div className={fields.frame}>
        <div className={piece}>
          <label className={fields.label} htmlFor={id}>
            Your message
          </label>
          {copyMessage}
        </div>
        <textarea className={fields.copied} id={id} defaultValue={message} readOnly rows={6} />
      </div>
    </>
  )
}

function Copy({ act, what }: { act: string; what: string }) {
  return (
    <Button look="secondary" size="sm" data-act={act}>
      Copy <span className="sr-only">{what}</span>
    </Button>
  )
}
