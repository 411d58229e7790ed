import { phoneLink } from '#content/documents/phone.ts'
import type { QuoteTopic } from '#content/quote/quote-request.ts'
import { quoteTextLink } from '../../contact-links/contact-buttons.tsx'
import type {} from '../../custom-elements.ts'
import { Icon } from '../../marks/icon.tsx'

type ActionBarProps = { phone: string; quoteHref: string; topic?: QuoteTopic; isEmergency?: boolean }

/**
 * On phones call, text and quote come within reach of the thumb when the page's first buttons leave the screen. The quote is the
 * amber one, in an emergency the call.
 */
export function ActionBar({ phone, quoteHref, topic, isEmergency = false }: ActionBarProps) {
  return (
    <action-bar>
      <nav className="actions-bar" aria-label="Quick contact">
        <a className={isEmergency ? 'go' : undefined} href={phoneLink(phone)}>
          <Icon name="phone" size="s" />
          Call
        </a>
        <a href={quoteTextLink(phone, topic)}>
          <Icon name="text" size="s" />
          Text
        </a>
        <a className={isEmergency ? undefined : 'go'} href={quoteHref}>
          Free quote
        </a>
      </nav>
    </action-bar>
  )
}
