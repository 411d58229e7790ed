import { CallButton } from '../../components/contact-links/contact-buttons.tsx'
import { ButtonRow } from '../../components/controls/button-row.tsx'
import { Band } from '../../components/layout/band.tsx'
import { notices } from '../../components/layout/card.ts'
import { Badge } from '../../components/marks/badge.tsx'
import { RichText } from '../../components/text/rich-text.tsx'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { NoticeFragment } from './query.ts'

const icons = { safety: 'shield', information: 'check' } as const

type NoticeProps = {
  section: NoticeFragment
  business: BusinessFragment
  /** Whether the page begins with the call, which need not be shown again so soon. */
  isBelowCall?: boolean
}

/** A boxed message that must not be missed; in an emergency with the number to call. */
export function Notice({ section, business, isBelowCall }: NoticeProps) {
  const { urgency, heading, intro, text } = section
  return (
    <Band look="tight" data-section="notice" {...editable(section, 'heading')}>
      <div className="mx-auto w-page">
        <div
          className={urgency === 'emergency' ? notices.wideEmergency : notices.wide}
          data-icon={urgency === 'emergency' ? undefined : icons[urgency]}
        >
          {urgency === 'emergency' ? (
            <div className="space-y-3">
              <Badge look="destructive" icon="alert">
                Emergency
              </Badge>
              <h2 className="text-h3">{heading}</h2>
            </div>
          ) : (
            <h2 className="text-h3">{heading}</h2>
          )}
          <div
            className={
              urgency === 'emergency'
                ? 'space-y-4 lg:*:max-w-none'
                : 'space-y-4 max-md:col-span-full lg:col-start-3'
            }
          >
            {intro && <p>{intro}</p>}
            <RichText text={text} business={business} />
          </div>
          {urgency === 'emergency' && !isBelowCall && (
            <ButtonRow className="max-lg:mt-2">
              <CallButton business={business} look="destructive" size="lg" />
            </ButtonRow>
          )}
        </div>
      </div>
    </Band>
  )
}
