import { inCharlotte } from './charlotte-clock.ts'
import type { OpeningException } from './opening-exceptions.ts'
import { formatTime, type OpeningDay } from './opening-hours.ts'

/** What a page hands to the browser, so that it can tell whether the business is open. */
export type Hours = {
  days: readonly OpeningDay[]
  exceptions: readonly OpeningException[] | null
  /** When emergencies are answered by phone, such as "24/7". */
  areaEmergency: string
}

export type OpenState = {
  isOpen: boolean
  /** Such as "Open until 6:00 PM", "Opens Monday 7:00 AM" or "Closed today: Thanksgiving". */
  words: string
  /** What else there is to say where there is room: what day it is, when it opens next, how emergencies are answered. */
  more: string
}

// Not from `Intl`: a phone takes dozens of milliseconds to load the names of the world.
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** In milliseconds; days of the calendar are counted in UTC, where each has as many hours. */
const DAY = 86_400_000
/** How many days ahead the next opening is looked for. */
const AHEAD = 366

/** Whether the business is open at a moment, in words for visitors; `undefined` when the moment is not a valid date. */
export function openState(hours: Hours, now: Date): OpenState | undefined {
  if (Number.isNaN(now.getTime())) return undefined
  const { today, time } = inCharlotte(now)
  const { opens, closes, note, name } = dayAt(hours, today)
  const emergencies = `Emergencies by phone, ${hours.areaEmergency}.`
  if (opens && closes && opens <= time && time < closes)
    return {
      isOpen: true,
      words: `Open until ${formatTime(closes)}`,
      more: name ? `${name}. ${emergencies}` : emergencies,
    }
  const next = nextOpening(hours, today, time)
  const closed = opens ? undefined : name ? `Closed today: ${name}` : `${note ?? 'Closed'} today`
  if (!closed) return { isOpen: false, words: next ?? 'Closed', more: emergencies }
  return { isOpen: false, words: closed, more: next ? `${next}. ${emergencies}` : emergencies }
}

function nextOpening(hours: Hours, today: number, time: string): string | undefined {
  for (let ahead = 0; ahead <= AHEAD; ahead += 1) {
    const day = today + ahead * DAY
    const { opens } = dayAt(hours, day)
    if (opens && (ahead > 0 || time < opens)) return `Opens ${dayInWords(ahead, day)} ${formatTime(opens)}`
  }
  return undefined
}

function dayInWords(ahead: number, day: number): string {
  if (ahead < 2) return ahead === 0 ? 'today' : 'tomorrow'
  return ahead < 7 ? weekdayOf(day) : `${inWords(day)},`
}

/** The hours of a day: those of the exception that it is, or those of its weekday. */
function dayAt({ days, exceptions }: Hours, day: number) {
  const differing = exceptionOn(new Date(day).toISOString().slice(0, 10), exceptions ?? [])
  const usual = days.find((candidate) => candidate.day === weekdayOf(day))
  return {
    opens: differing ? differing.opens : usual?.opens,
    closes: differing ? differing.closes : usual?.closes,
    note: usual?.note,
    name: differing?.name,
  }
}

/** An exception for this day alone takes precedence over one of several days. */
function exceptionOn(day: string, exceptions: readonly OpeningException[]): OpeningException | undefined {
  const found = exceptions.filter(({ date, lastDate }) => date <= day && day <= (lastDate ?? date))
  return found.find(({ lastDate }) => !lastDate) ?? found[0]
}

const weekdayOf = (day: number) => WEEKDAYS[new Date(day).getUTCDay()] ?? ''

/** Such as "Monday, January 4". */
function inWords(day: number): string {
  const date = new Date(day)
  return `${WEEKDAYS[date.getUTCDay()]}, ${MONTHS[date.getUTCMonth()]} ${date.getUTCDate()}`
}
