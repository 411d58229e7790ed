import { DAY, dateOf, dayInWords, inBusinessTime, weekdayOf } from './business-clock.ts'
import type { OpeningException } from './opening-exceptions.ts'
import {
  ALL_DAY,
  formatTime,
  type HoursLine,
  hoursOf,
  isAllDay,
  type OpeningDay,
  stateOf,
  timesOf,
  UNTIL_MIDNIGHT,
  wordsOf,
} from './opening-hours.ts'

/** What a page hands to the browser, so that it can tell whether the business is open. */
export type Hours = {
  days: readonly OpeningDay[]
  exceptions: readonly OpeningException[] | null
  /** When emergencies are answered by phone, such as "24/7"; empty when none are. */
  areaEmergency: string | null
}

/** What a page needs of the opening hours to tell whether the business is open, and no more. */
export function hoursForVisitors({ days, exceptions, areaEmergency }: Hours): Hours {
  return {
    days: days.map((day) => ({
      day: day.day,
      opens: null,
      closes: null,
      ...timesOf(day),
      note: wordsOf(day),
      ...(stateOf(day) === 'appointment' && { state: 'appointment' as const }),
    })),
    exceptions: (exceptions ?? []).map(({ date, lastDate, name, opens, closes, state }) => ({
      date,
      lastDate,
      name,
      opens,
      closes,
      ...(state && { state }),
    })),
    areaEmergency,
  }
}

type OpenState = {
  isOpen: boolean
  /** Such as "Open until 6:00 PM", "By appointment tomorrow", "Opens Monday at 7:00 AM" or "Closed today: Thanksgiving". */
  words: string
  /** What else there is to say where there is room: what day it is, when it opens next, how emergencies are answered. */
  more: string
}

/** How many days ahead the next opening is looked for. */
const AHEAD = 366

/** Whether the business is open at a moment, in words for visitors; `undefined` when the moment is not a valid date. */
export function openState(hours: Hours, now: Date): OpenState | undefined {
  if (Number.isNaN(now.getTime())) return undefined
  const { today, time } = inBusinessTime(now)
  const { opens, closes, note, name } = dayAt(hours, today)
  const isAround = isAllDay({ opens, closes }) && isAllDay(dayAt(hours, today + DAY))
  const emergencies = hours.areaEmergency && `Emergencies by phone, ${hours.areaEmergency}.`
  if (opens && closes && opens <= time && (time < closes || closes === UNTIL_MIDNIGHT))
    return {
      isOpen: true,
      words: isAround ? (note ?? `Open ${ALL_DAY}`) : `${note ?? 'Open'} until ${formatTime(closes)}`,
      more: inSentences(name, emergencies),
    }
  const next = nextOpening(hours, today, time)
  const closed = opens ? undefined : name ? `Closed today: ${name}` : `${note ?? 'Closed'} today`
  if (!closed) return { isOpen: false, words: next ?? 'Closed', more: inSentences(emergencies) }
  return { isOpen: false, words: closed, more: inSentences(next, emergencies) }
}

/** What there is of it; one alone keeps the form that it has. */
const inSentences = (...said: readonly (string | null | undefined)[]) => said.filter(Boolean).join('. ')

function nextOpening(hours: Hours, today: number, time: string): string | undefined {
  for (let ahead = 0; ahead <= AHEAD; ahead += 1) {
    const day = today + ahead * DAY
    const { opens, note } = dayAt(hours, day)
    if (!opens || (ahead === 0 && time >= opens)) continue
    // A visitor without an appointment would find the door closed.
    if (note) return `${note} ${dayFromNow(ahead, day)}`
    return `Opens ${dayFromNow(ahead, day)}${ahead < 7 ? '' : ','} at ${formatTime(opens)}`
  }
  return undefined
}

function dayFromNow(ahead: number, day: number): string {
  if (ahead < 2) return ahead === 0 ? 'today' : 'tomorrow'
  return ahead < 7 ? weekdayOf(day) : dayInWords(day)
}

/** Today and the six days after it, each with the hours that visitors get on it, such as "Closed, Thanksgiving". */
export function weekAhead(hours: Hours, now: Date): HoursLine[] {
  const { today } = inBusinessTime(now)
  return Array.from({ length: 7 }, (_, ahead) => {
    const day = today + ahead * DAY
    return { days: dayInWords(day), hours: hoursAt(hours, day) }
  })
}

/** The hours that visitors get on a day, given as its midnight in UTC, such as "Closed, Thanksgiving". */
export function hoursAt(hours: Hours, day: number): string {
  const { name, ...found } = dayAt(hours, day)
  const written = hoursOf({ ...found, state: found.opens && found.note ? 'appointment' : null })
  return name ? `${written}, ${name}` : written
}

/** The hours of a day, given as its midnight in UTC: those of the exception that it is, or those of its weekday; nulls when it has none. */
export function dayAt({ days, exceptions }: Hours, day: number) {
  const differing = exceptionOn(dateOf(day), exceptions ?? [])
  const usual = days.find((candidate) => candidate.day === weekdayOf(day))
  const { opens, closes } = differing ?? (usual && timesOf(usual)) ?? { opens: null, closes: null }
  const said = differing ? { ...differing, note: null } : usual
  return { opens, closes, note: said ? wordsOf(said) : null, name: differing?.name ?? null }
}

/** An exception for this day alone takes precedence over one of several days. */
function exceptionOn(day: string, exceptions: readonly OpeningException[]): OpeningException | undefined {
  const found = exceptions.filter(({ date, lastDate }) => date <= day && day <= (lastDate ?? date))
  return found.find(({ lastDate }) => !lastDate) ?? found[0]
}
