import { phoneLink } from '#content/documents/phone.ts'
import { hoursForVisitors } from '#content/hours/open-now.ts'
import { hoursInBrief } from '#content/hours/opening-hours.ts'
import type { OpeningHoursFragment } from '../../lake/fragments/site/opening-hours.ts'

/** The state has a word beside its dot, filled when open and a ring when closed. */
const wordsLook = [
  'font-semibold in-data-state:before:me-[0.5em] in-data-state:before:inline-block in-data-state:before:size-[0.6em]',
  'in-data-state:before:rounded-full in-data-state:before:border-2',
  'in-data-[state=open]:before:border-ok-text in-data-[state=open]:before:bg-ok-text',
].join(' ')

const alwaysOpenLook =
  'font-semibold before:me-[0.5em] before:inline-block before:size-[0.6em] before:rounded-full before:bg-ok-text'

/**
 * Room for the words that a script will write, so that nothing moves when it does. In a narrow column, when the business is closed, all
 * that there is to say takes two lines.
 */
const moreLook =
  'text-sm text-ink-soft scripted:block scripted:min-h-lh scripted:in-[footer]:min-h-[2lh] md:max-xl:scripted:in-[main]:min-h-[2lh]'

/** In the bar there is room for the words or for the hours: with scripts the words are on their way, and have their place already. */
const barLook =
  'flex gap-6 print:hidden max-lg:scripted:min-h-lh max-lg:scripted:flex-1 max-lg:scripted:flex-wrap max-lg:scripted:items-center max-lg:scripted:gap-x-4 max-lg:scripted:gap-y-0'

/** Open or closed now: the browser works it out from the hours in the bar above the header. Empty without a script. */
export function OpenNow({ notOnPhones = false }: { notOnPhones?: boolean }) {
  return (
    <open-now className={`${notOnPhones ? 'max-md:hidden' : ''} noscript:hidden print:hidden`.trim()}>
      <b className={`${wordsLook} scripted:block scripted:min-h-lh`} data-words="" />
      <span className={moreLook} data-more="" />
    </open-now>
  )
}

const longLook = 'max-lg:scripted:flex-[1_1_9rem] max-lg:scripted:leading-[1.3]'

type OpenInBarProps = { openingHours: OpeningHoursFragment; phone: string; isEmergency?: boolean }

/**
 * Where the hours have no room, emergencies have: a business that is closed today still answers them. In an emergency nothing else
 * matters, and no visitor is told that the office is closed, unless nobody answers. The owner's notice comes before any of it, in the
 * same place.
 */
export function OpenInBar({ openingHours, phone, isEmergency = false }: OpenInBarProps) {
  const { notice, areaEmergency } = openingHours
  const isAnswered = isEmergency && areaEmergency !== null
  return (
    <open-now className={barLook} data-hours={JSON.stringify(hoursForVisitors(openingHours))}>
      {/* Long ones take two lines, for which the bar has room, and the longest three. */}
      {notice && (
        <b className={`font-semibold ${longLook} max-lg:py-1`} data-notice={notice.shownUntil}>
          {notice.text}
        </b>
      )}
      <b
        className={`${isAnswered ? alwaysOpenLook : wordsLook} ${longLook}`}
        data-words={isAnswered ? undefined : ''}
        hidden={notice !== null}
      >
        {isAnswered && 'Emergency line open now'}
      </b>
      {areaEmergency && (
        <a
          className="hidden text-inherit max-lg:scripted:flex max-lg:scripted:min-h-target max-lg:scripted:items-center max-lg:scripted:whitespace-nowrap"
          href={phoneLink(phone)}
        >
          Emergencies {areaEmergency}
        </a>
      )}
      {/* The words come last, where they can be as long as they like. */}
      <span className="max-lg:scripted:hidden lg:-order-1 lg:text-ink-soft">
        {hoursInBrief(openingHours.days)}
        {areaEmergency && `, emergencies ${areaEmergency}`}
      </span>
    </open-now>
  )
}
