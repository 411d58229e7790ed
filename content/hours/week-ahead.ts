import { DAY, dayInWords, inCharlotte } from './charlotte-clock.ts'
import { dayAt, type Hours } from './open-now.ts'
import { type HoursLine, hoursOf } from './opening-hours.ts'

/** Today and the six days after it, each with the hours that visitors get on it, such as "Closed, Thanksgiving". */
export function weekAhead(hours: Hours, now: Date): HoursLine[] {
  const { today } = inCharlotte(now)
  return Array.from({ length: 7 }, (_, ahead) => {
    const day = today + ahead * DAY
    const { name, ...found } = dayAt(hours, day)
    const state = found.opens && found.note ? 'appointment' : null
    const written = hoursOf({ ...found, state })
    return { days: dayInWords(day), hours: name ? `${written}, ${name}` : written }
  })
}
