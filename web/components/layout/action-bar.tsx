import { phoneLink } from '#content/documents/phone.ts'
import type { QuoteTopic } from '#content/quote/quote-request.ts'
import { quoteTextLink } from '../contact-links/contact-buttons.tsx'
import type {} from '../custom-elements.ts'

type ActionBarProps = { phone: string; quoteHref: string; topic?: QuoteTopic; isEmergency?: boolean }

/**
 * On phones call, text and quote come within reach of the thumb when the page's first buttons leave the screen. The quote is the
 * amber one, in an emergency the call.
 */
export function ActionBar({ phone, quoteHref, topic, isEmergency = false }: ActionBarProps) {
  return (
    <action-bar>
      <nav className="actions-bar" aria-label="Quick contact">
        <a className={isEmergency ? 'go' : undefined} href={phoneLink(phone)} data-icon="phone">
          Call
        </a>
        <a href={quoteTextLink(phone, topic)} data-icon="text">
          Text
        </a>
        <a className={isEmergency ? undefined : 'go'} href={quoteHref}>
          Free quote
        </a>
      </nav>
    </action-bar>
  )
}
