import { phoneLink } from '#content/documents/phone.ts'
import type { QuoteTopic } from '#content/quote/quote-request.ts'
import { quoteTextLink } from '../../contact-links/contact-buttons.tsx'
import { Icon } from '../../marks/icon.tsx'

type ActionBarProps = { phone: string; quoteHref: string; topic?: QuoteTopic }

/** On phones call, text and quote stay within reach of the thumb. */
export function ActionBar({ phone, quoteHref, topic }: ActionBarProps) {
  return (
    <nav className="actions-bar" aria-label="Quick contact">
      <a href={phoneLink(phone)}>
        <Icon name="phone" size="s" />
        Call
      </a>
      <a href={quoteTextLink(phone, topic)}>
        <Icon name="text" size="s" />
        Text
      </a>
      <a className="go" href={quoteHref}>
        Free quote
      </a>
    </nav>
  )
}
