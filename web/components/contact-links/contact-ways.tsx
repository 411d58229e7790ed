import type { QuoteTopic } from '#content/quote/quote-request.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { CallButton, MailButton, TextButton } from './contact-buttons.tsx'

type ContactWaysProps = {
  business: BusinessFragment
  topic?: QuoteTopic
  /** Whether the call is the one amber action. */
  isEmergency?: boolean
  className?: string
}

/** Call, text and mail; text and mail share a row below the call. */
export function ContactWays({ business, topic, isEmergency = false, className = '' }: ContactWaysProps) {
  return (
    <div className={`grid grid-cols-(--pair) gap-3 *:first:col-span-full ${className}`.trim()}>
      <CallButton business={business} size="lg" look={isEmergency ? 'hero' : undefined} />
      <TextButton business={business} topic={topic} size="lg" />
      <MailButton business={business} topic={topic} size="lg" />
    </div>
  )
}
