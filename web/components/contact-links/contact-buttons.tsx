import { anchors } from '#content/addresses/routes.ts'
import { formatPhone, mailLink, phoneLink, textLink } from '#content/documents/phone.ts'
import { type QuoteTopic, quoteRequest, quoteSubject } from '#content/quote/quote-request.ts'
import type { BusinessFragment } from '../../fragments/site/business.ts'
import { ButtonLink, type ButtonLook, type ButtonSize } from '../controls/button.tsx'

type Looks = { look?: ButtonLook; size?: ButtonSize }
type Reach = Looks & { business: Pick<BusinessFragment, 'phone' | 'email'> }

type QuoteButtonProps = Looks & { text: string; href?: string }

/** The one amber action, except in an emergency: it leads to the part of the page where a quote is asked for. */
export function QuoteButton({ text, look = 'hero', size, href }: QuoteButtonProps) {
  return (
    <ButtonLink look={look} size={size} href={href ?? `#${anchors.contact}`}>
      {text}
    </ButtonLink>
  )
}

export function CallButton({
  business,
  look = 'construction',
  size,
  bare = false,
}: Reach & { bare?: boolean }) {
  const number = formatPhone(business.phone)
  return (
    <ButtonLink look={look} size={size} icon="phone" href={phoneLink(business.phone)}>
      {bare ? number : `Call ${number}`}
    </ButtonLink>
  )
}

export function TextButton({
  business,
  topic,
  look = 'outline',
  size,
  text = 'Text us',
}: Reach & { topic?: QuoteTopic; text?: string }) {
  return (
    <ButtonLink look={look} size={size} icon="text" href={quoteTextLink(business.phone, topic)}>
      {text}
    </ButtonLink>
  )
}

export function MailButton({ business, topic, look = 'outline', size }: Reach & { topic?: QuoteTopic }) {
  return (
    <ButtonLink look={look} size={size} icon="mail" href={quoteMailLink(business.email, topic)}>
      Email us
    </ButtonLink>
  )
}

export const quoteTextLink = (phone: string, topic: QuoteTopic = {}) => textLink(phone, quoteRequest(topic))
export const quoteMailLink = (email: string, topic: QuoteTopic = {}) => mailLink(email, quoteSubject(topic))
