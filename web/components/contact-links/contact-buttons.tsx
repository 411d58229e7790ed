import { anchors } from '#content/addresses/routes.ts'
import { formatPhone, mailLink, phoneLink, textLink } from '#content/documents/phone.ts'
import { type QuoteTopic, quoteRequest, quoteSubject } from '#content/quote/quote-request.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { ButtonLink, type ButtonLook, type ButtonSize } from '../controls/button.tsx'

type QuoteButtonProps = {
  text: string
  href?: string
  look?: ButtonLook
  size?: ButtonSize
  className?: string
}

/** The one amber action, except in an emergency: it leads to the part of the page where a quote is asked for. */
export function QuoteButton({ text, look = 'hero', size, href, className }: QuoteButtonProps) {
  return (
    <ButtonLink look={look} size={size} className={className} href={href ?? `#${anchors.contact}`}>
      {text}
    </ButtonLink>
  )
}

type Reach = { business: Pick<BusinessFragment, 'phone' | 'email'>; size?: ButtonSize; className?: string }

type CallButtonProps = Reach & { look?: ButtonLook; bare?: boolean }

export function CallButton({
  business,
  look = 'construction',
  size,
  className,
  bare = false,
}: CallButtonProps) {
  const number = formatPhone(business.phone)
  return (
    <ButtonLink look={look} size={size} className={className} icon="phone" href={phoneLink(business.phone)}>
      {bare ? number : `Call ${number}`}
    </ButtonLink>
  )
}

type Asking = Reach & { topic?: QuoteTopic }

export function TextButton({
  business,
  topic,
  size,
  className,
  text = 'Text us',
}: Asking & { text?: string }) {
  return (
    <ButtonLink
      look="outline"
      size={size}
      className={className}
      icon="text"
      href={quoteTextLink(business.phone, topic)}
    >
      {text}
    </ButtonLink>
  )
}

export function MailButton({ business, topic, size }: Omit<Asking, 'className'>) {
  return (
    <ButtonLink look="outline" size={size} icon="mail" href={quoteMailLink(business.email, topic)}>
      Email us
    </ButtonLink>
  )
}

export const quoteTextLink = (phone: string, topic: QuoteTopic = {}) => textLink(phone, quoteRequest(topic))
export const quoteMailLink = (email: string, topic: QuoteTopic = {}) => mailLink(email, quoteSubject(topic))
