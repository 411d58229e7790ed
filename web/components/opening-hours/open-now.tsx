import type { Hours } from '#content/open-now.ts'
import { hoursInBrief } from '#content/opening-hours.ts'
import type { OpeningHoursSlice } from '../../fragments/site/opening-hours.ts'

/** Whether someone answers now, which the browser works out from the hours in the bar above the header; without a script nothing. */
export function OpenNow() {
  return (
    <open-now>
      <b data-words="" />
      <span className="small soft" data-more="" />
    </open-now>
  )
}

/** In the bar above the header: the hours in brief, and for the browser in full. */
export function OpenInStrip({ openingHours }: { openingHours: OpeningHoursSlice }) {
  return (
    <open-now data-hours={JSON.stringify(hoursHanded(openingHours))}>
      <b data-words="" />
      <span className="plain">
        {hoursInBrief(openingHours.days)}, emergencies {openingHours.areaEmergency}
      </span>
    </open-now>
  )
}

function hoursHanded({ days, exceptions, areaEmergency }: OpeningHoursSlice): Hours {
  return {
    days: days.map(({ day, opens, closes, note }) => ({ day, opens, closes, note })),
    exceptions: exceptions?.map(({ _key, ...exception }) => exception) ?? [],
    areaEmergency,
  }
}
