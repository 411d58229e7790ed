import { UNTIL_MIDNIGHT } from '../hours/opening-hours.ts'
import { cleanCode, cleanText } from '../text/clean-text.ts'

// What people mean by what they type into a field; undefined where it can’t be understood.

/** In US cents: ten million dollars. */
const MOST_CENTS = 1_000_000_000

/**
 * The amount that someone means by "$2.75", "2,75", ".5", "25,000", "1.000,50" or "1.2k", in US cents; undefined when it is none. A comma
 * with two digits behind it stands for a point, one with three parts thousands.
 */
export function readAmount(typed: string): number | undefined {
  const digits = cleanCode(typed).replace(/[$\s]/g, '')
  const text = digits
    .replace(/k$/i, '')
    .replace(/^\d{1,3}(\.\d{3})+(?=,\d{2}$)/, (dollars) => dollars.replaceAll('.', ''))
    .replace(/(?<=^\d+),(?=\d{2}$)/, '.')
  const isPlain = /^\d*\.?\d{0,2}$/.test(text) && /\d/.test(text)
  const isGrouped = /^\d{1,3}(,\d{3})+(\.\d{0,2})?$/.test(text)
  if (!isPlain && !isGrouped) return undefined
  const dollars = Number(text.replaceAll(',', '')) * (/k$/i.test(digits) ? 1000 : 1)
  const cents = Math.round(dollars * 100)
  return cents <= MOST_CENTS ? cents : undefined
}

/** The color that someone means by "#1558AD", "1558ad" or "#15a", as `#1558ad`; undefined when it is none. */
export function readColor(typed: string): string | undefined {
  const [, digits] = /^#?([\da-f]{6}|[\da-f]{3})$/.exec(cleanCode(typed).toLowerCase()) ?? []
  if (digits === undefined) return undefined
  return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`
}

/** More than this, and a decimal point was forgotten. */
const MOST_PERCENT = 100

/** The percentage that someone means by "5", "2.5 %" or "2,5"; undefined for none, for zero, and for more than a hundred. */
export function readPercent(typed: string): number | undefined {
  const text = cleanCode(typed).replace(/[%\s]/g, '').replace(',', '.')
  if (!/^\d*\.?\d{0,2}$/.test(text) || !/\d/.test(text)) return undefined
  const percent = Number(text)
  return percent > 0 && percent <= MOST_PERCENT ? percent : undefined
}

/**
 * The American number that someone means by "704 555 0177", "1 (704) 555-0177" or a link to call it, as `+17045550177`; undefined when
 * it is none.
 */
export function readPhone(typed: string): string | undefined {
  const text = cleanCode(typed).replace(/\(?\b(tel|phone|cell|mobile|office|home|work)\b\)?[.:]?/gi, '')
  if (/[^\d\s()+./·•-]/.test(text)) return undefined
  const [, digits] = /^1?([2-9]\d{2}[2-9]\d{6})$/.exec(text.replace(/\D/g, '')) ?? []
  return digits && `+1${digits}`
}

/** Up to these hours nobody means the morning who says neither AM nor PM: a business opens at 7 and closes at 6. */
const lastOfAfternoon = { opens: 4, closes: 11 } as const

/**
 * The time that someone means by "8am", "8:30 pm", "half past seven", "noon", "17" or "6", in 24-hour form; undefined when it is none.
 * What has neither AM nor PM is taken for the half of the day in which a business opens or closes.
 */
export function readTime(typed: string, end: 'opens' | 'closes'): string | undefined {
  const text = inFigures(cleanCode(typed).toLowerCase().replace(/\s+/g, ' '))
  if (/^(12 )?noon$/.test(text)) return '12:00'
  if (/^(12 )?midnight$|^24(:00)?$/.test(text)) return end === 'closes' ? UNTIL_MIDNIGHT : '00:00'
  const [, hour = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s?([ap])?\.?(?:m\.?)?$/.exec(text) ?? []
  const hours = hour === '' ? undefined : hoursOf(Number(hour), half, end, hour.length === 2 && hour < '10')
  if (hours === undefined) return undefined
  const time = `${String(hours).padStart(2, '0')}:${minutes}`
  return time === '00:00' && end === 'closes' ? UNTIL_MIDNIGHT : time
}

const ALL_DAY = /^(?:open )?(?:24 ?(?:\/ ?7|hours?(?: a day)?|hrs?\.?|h)|all day|around the clock)$/

/**
 * Opening and closing that someone means by "8-5", "8 to 5:30", "from 7am until noon" or "24/7", in 24-hour form; undefined when it is
 * none, or when the second is not later.
 */
export function readSpan(typed: string): { opens: string; closes: string } | undefined {
  const text = cleanCode(typed).toLowerCase()
  if (ALL_DAY.test(text)) return { opens: '00:00', closes: UNTIL_MIDNIGHT }
  const { opens, closes } = readEnds(text)
  return opens && closes && opens < closes ? { opens, closes } : undefined
}

function readEnds(text: string): { opens?: string; closes?: string } {
  const [first = '', second = '', ...others] = text
    .replace(/^(from|between) /, '')
    .split(/\s*[-\u2010-\u2015]\s*|\s+(?:to|till?|until|and|thru|through)\s+/)
  if (others.length > 0) return {}
  return { opens: readTime(first, 'opens'), closes: readTime(second, 'closes') }
}

const TIMES = /\d+(?:[:.h]\d\d)?|noon|midnight/g

/**
 * What someone means of a day who types no time and no span that ends by midnight, such as "9pm-5am", "8-12 and 1-5", "closed" or "by
 * appointment"; undefined when it can't be understood.
 */
export function readOtherHours(typed: string): 'overnight' | 'split' | 'closed' | 'appointment' | undefined {
  const text = cleanCode(typed).toLowerCase()
  if (/\b(appts?|appointments?)\b/.test(text)) return 'appointment'
  const times = [...text.matchAll(TIMES)].length
  if (/\b(closed|not open|day off)\b|^(off|none)$/.test(text)) return times > 1 ? 'split' : 'closed'
  if (readSpan(typed)) return undefined
  const { opens, closes } = readEnds(text)
  if (opens && closes) return 'overnight'
  return times > 2 ? 'split' : undefined
}

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
/** Minutes past the hour as they are said. */
const MINUTES: Readonly<Record<string, string>> = {
  fifteen: '15',
  thirty: '30',
  'forty five': '45',
  'forty-five': '45',
}

/** "Half past seven" becomes "7:30", "quarter to six in the evening" "5:45 pm", and "eight o'clock" "8". */
function inFigures(said: string): string {
  const text = said
    .replace(/^(\w+) (fifteen|thirty|forty[ -]five)\b/, (_, hour, words) => `${hour}:${MINUTES[words]}`)
    .replace(/\b[a-z]+\b/g, (word) => (NUMBERS.includes(word) ? String(NUMBERS.indexOf(word) + 1) : word))
    .replace(/ ?(o['’]?clock|sharp)\b/, '')
    .replace(/ in the morning$/, ' am')
    .replace(/ (in the (afternoon|evening)|at night)$/, ' pm')
  // Both are hours, from which to which.
  if (/^(\d|1[0-2]) to /.test(text)) return text
  const [, part = '', side, hour, half = ''] =
    /^(?:an? )?(half|quarter|\d{1,2})(?: minutes)? (past|after|to|of|before) (\d{1,2})( ?[ap]m)?$/.exec(
      text,
    ) ?? []
  const minutes = part === 'half' ? 30 : part === 'quarter' ? 15 : Number(part)
  if (hour === undefined || Number(hour) > 12 || minutes < 1 || minutes > 59) return text
  if (side === 'past' || side === 'after') return `${hour}:${String(minutes).padStart(2, '0')}${half}`
  // A quarter to one is a quarter of an hour after half past twelve.
  return `${Number(hour) - 1 || 12}:${String(60 - minutes).padStart(2, '0')}${half}`
}

function hoursOf(
  hour: number,
  half: string,
  end: 'opens' | 'closes',
  isFullForm: boolean,
): number | undefined {
  if (half) return hour >= 1 && hour <= 12 ? (hour % 12) + (half === 'p' ? 12 : 0) : undefined
  if (hour > 23) return undefined
  // "07:00" is written by someone who counts to 24.
  if (hour > 12 || hour === 0 || isFullForm) return hour
  return hour <= lastOfAfternoon[end] ? hour + 12 : hour
}

/** What stands between two entries; between zip codes a blank is enough. */
const BETWEEN = /[,;\n\u2028]|(?<=\b\d{5}(?:-\d{4})?)\s+(?:and\s+)?(?=\d{5}\b)/

/** The entries that someone means by "28105, 28104" or by lines of their own, each once, in the order typed. */
export function readList(typed: string): string[] {
  const entries = typed.split(BETWEEN).map(cleanText)
  return [...new Set(entries.filter((entry) => entry !== ''))]
}

export function writeList(entries: readonly string[]): string {
  return entries.join(', ')
}
