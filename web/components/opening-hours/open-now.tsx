import { phoneLink } from '#content/documents/phone.ts'
import { hoursForVisitors } from '#content/hours/open-now.ts'
import { hoursInBrief } from '#content/hours/opening-hours.ts'
import type { OpeningHoursFragment } from '../../fragments/site/opening-hours.ts'

/** Open or closed now: the browser works it out from the hours in the bar above the header. Empty without a script. */
export function OpenNow({ notOnPhones = false }: { notOnPhones?: boolean }) {
  return (
    <open-now className={notOnPhones ? 'max-md:hidden' : undefined}>
      <b data-words="" />
      <span className="text-sm text-ink-soft" data-more="" />
    </open-now>
  )
}

type OpenInBarProps = { openingHours: OpeningHoursFragment; phone: string }

/** Where the hours have no room, emergencies have: a business that is closed today still answers them. */
export function OpenInBar({ openingHours, phone }: OpenInBarProps) {
  return (
    <open-now data-hours={JSON.stringify(hoursForVisitors(openingHours))}>
      <b data-words="" />
      <a className="emergencies" href={phoneLink(phone)}>
        Emergencies {openingHours.areaEmergency}
      </a>
      <span className="plain">
        {hoursInBrief(openingHours.days)}, emergencies {openingHours.areaEmergency}
      </span>
    </open-now>
  )
}
