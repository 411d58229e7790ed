import { cleanText } from '../text/clean-text.ts'
import { dateIn } from './review-date.ts'

/** A review as it was copied from where it stands; what it does not say is undefined. */
export type PastedReview = {
  author?: string
  /** 1 to 5. */
  rating?: number
  /** `YYYY-MM-DD`; "2 weeks ago" is counted from the day on which it is pasted. */
  date?: string
  /** The town of the customer. */
  place?: string
  /** Where it was written, such as "Google". */
  source?: string
  text: string
}

/** Heads what is no longer the customer's: the reply, whose heading is no sentence, and a translated review as it was written. */
const HEADING = /^\(Original\)|^(?:response|reply) from (?<from>.+?):?$/i
const OWNER = /^(?:the )?(?:(?:business )?owner|business|company|manager|management|team)$/i
const COMPANY = /^(?:(?:the|and|&|of|[\p{Lu}\d][\p{L}\d'’.-]*) ){0,5}[\p{Lu}\d][\p{L}\d'’.-]*(?: team)?$/u
/** What the pages of reviews write around the words: counts of the author, buttons, and labels. */
const AROUND = new RegExp(
  `^(${[
    String.raw`(local guide(\s*[·•,].*)?)`,
    String.raw`\d+ (reviews?|photos?|ratings?)(\s*[·•,]\s*\d+ (reviews?|photos?|ratings?))*`,
    String.raw`new|like|share|helpful( \d+)?|useful( \d+)?|thanks? \d+|more|read more|see more|report|edited|visited in [a-z]+( \d{4})?`,
    String.raw`\d+ of \d+ people found this.*`,
    '([✓✔✅]\ufe0f? ?)?verified( (customer|client|review|reviewer|purchase|buyer|hire|homeowner|user))?',
    'photo of .*|(positive|critical): .*',
  ]
    .map((part) => `(${part})`)
    .join('|')})$`,
  'i',
)
const MORE = /\s*(?:…|\.\.\.)\s*(?:more|read more|see more)$/i
/** Drawn, or in figures; customers begin a sentence with the latter too. */
const STARS =
  /^(?:((?:[★⭐🌟]\ufe0f?){1,5})☆{0,4}|([1-5])(?:\.0)?\s*(?:(?:\/\s*5|out of 5)( stars?)?|stars?)( rating)?)(?=$|\s|[·•|,])/iu
const SEPARATOR = /\s+[·•|]\s+/
const SOURCES = ['Google', 'Yelp', 'Facebook', 'Nextdoor', 'Angi', 'HomeAdvisor', 'Houzz', 'Thumbtack', 'BBB']
const SOURCE = new RegExp(`^(?:(?:posted |from |on |via )*)(${SOURCES.join('|')})(?: reviews?)?$`, 'i')
const TOWN = String.raw`\p{Lu}[\p{L} .'’-]{1,58}`
const STATE = String.raw`, (?:[A-Z]{2}|North Carolina|South Carolina)(?: \d{5})?`
const PLACE = new RegExp(`^(${TOWN})${STATE}$`, 'u')
/** Such as "— Dana R., Matthews, NC", below what she wrote. */
export const SIGNED = new RegExp(
  `^[-–—~]\\s*((?:\\p{Lu}[\\p{L}'’-]*\\.?(?: (?:and |& )?|$|(?=,))){1,4})(?:,? (${TOWN}?)(?:${STATE})?)?$`,
  'u',
)
const RECOMMENDS = /\s+recommends?\s.*$/

/** What the lines of one review say; `isAnswered` when a reply follows in them, which is left out. */
export function readPiece(
  lines: readonly string[],
  today: Date,
): { review: PastedReview; isAnswered: boolean } {
  const review: PastedReview = { text: '' }
  const words: string[] = []
  const end = lines.findIndex((line) => isHeading(line, today))
  const last = lines.findLastIndex(says)
  for (const [at, line] of lines.slice(0, end < 0 ? lines.length : end).entries()) {
    const rest = withoutFacts(line, review, today)
    if (rest === '' || AROUND.test(rest)) continue
    const isFirst = words.length === 0 && !review.author
    const [, signature, town] = (at === last && !review.author && words[0] && SIGNED.exec(rest)) || []
    if (isFirst && isName(rest, isFact(lines.slice(at + 1), today)))
      review.author = nameOf(rest.replace(RECOMMENDS, ''))
    else if (signature) Object.assign(review, { author: nameOf(signature), ...(town && { place: town }) })
    else words.push(rest.replace(/^\(Translated by Google\)\s*/i, '').replace(MORE, ''))
  }
  const text = cleanText(words.filter(Boolean).join(' ')).replace(/^["“](?<quoted>[^"“”]*)["”]$/, '$<quoted>')
  return { review: { ...review, text }, isAnswered: end >= 0 }
}

/** Such as "Response from the owner 2 weeks ago": who replied, and at most when. "Response from the owner was quick" is a customer's. */
export function isHeading(line: string, today: Date): boolean {
  const heading = HEADING.exec(line)
  const words = heading?.groups?.from?.split(/[\s·•|,]+(?:on\s+)?/)
  if (!words) return heading !== null
  return words.some((_, at) => {
    const who = words.slice(0, at + 1).join(' ')
    const when = words.slice(at + 1).join(' ')
    return (OWNER.test(who) || COMPANY.test(who)) && (when === '' || dateIn(when, today) !== undefined)
  })
}

/** Notes stars, date and source that a line consists of or begins with; returns what else it says. */
function withoutFacts(line: string, review: PastedReview, today: Date): string {
  const [stars = '', drawn, figure] = STARS.exec(line) ?? []
  const behind = line.slice(stars.length)
  const isRating = stars !== '' && isBehindStars(behind, today)
  if (isRating || drawn) review.rating ??= drawn?.match(/★|⭐|🌟/gu)?.length ?? Number(figure)
  const parts = (isRating ? behind.replace(/^[\s·•|,–-]+/, '') : line).split(SEPARATOR)
  const left = parts.filter((part) => {
    const date = dateIn(part, today)
    const source = sourceIn(part)
    const [, place] = PLACE.exec(part) ?? []
    if (date) review.date ??= date
    if (source) review.source ??= source
    if (place) review.place ??= place
    return !(date || source || place)
  })
  return left.length === parts.length && !isRating ? line : left.join(' · ')
}

/** Whether a line says anything of or by the customer. */
export const says = (line: string): boolean => line !== '' && !AROUND.test(line)

/** Whether the first of the lines that says anything is nothing but stars, date, place or source. */
export function isFact(lines: readonly string[], today: Date): boolean {
  const first = lines.find(says) ?? ''
  const rest = withoutFacts(first, { text: '' }, today)
  return rest !== first && (rest === '' || AROUND.test(rest))
}

/** "5 stars from me any day" is the customer's sentence; a rating has its line alone, or a date, a source or a separator behind it. */
function isBehindStars(text: string, today: Date): boolean {
  const [first = ''] = text.replace(/^[\s,–-]+/, '').split(SEPARATOR)
  if (first === '' || /^[·•|]/.test(first)) return true
  return dateIn(first, today) !== undefined || sourceIn(first) !== undefined || AROUND.test(first)
}

function sourceIn(text: string): string | undefined {
  const source = SOURCE.exec(text)?.[1]?.toLowerCase()
  return SOURCES.find((name) => name.toLowerCase() === source)
}

/** Begins a sentence that is as short as a name, such as "Thank You" or "Dear Bob". */
const GREETING =
  /^(?:dear|hi|hello|hey|thanks?|great|good|excellent|amazing|awesome|fantastic|wonderful|perfect|highly|very|five|best)\b/i

const SHORTENED = String.raw`(?:\p{L}|Jr|Sr|Dr|Mrs?|Ms|St)\.`
const CAPITAL = new RegExp(
  String.raw`^(?:["“(]?\p{Lu}[\p{L}'’-]*["”)]?|(?=\p{Lu})${SHORTENED}|and|&|da|de|del|della|der|di|dos|el|la|los|van|von|y)$`,
  'u',
)
const ANY = new RegExp(String.raw`^(?:["“(]?[\p{L}\d'’_-]+(?:\.[\p{L}\d]+)*["”)]?|${SHORTENED}|&)$`, 'iu')
const MOST_NAMES = 5

/** A first line such as "Dana R." or "Dana and Lee Rivers": in capitals, or however it is written where stars or a date stand below. */
export function isName(line: string, isAboveFact: boolean): boolean {
  const words = (isAboveFact ? line.replace(RECOMMENDS, '') : line).split(' ')
  if (words.length > MOST_NAMES || GREETING.test(line)) return false
  return words.every((word) => (isAboveFact ? ANY : CAPITAL).test(word))
}

/** As reviews are signed here: first name and initial. */
function nameOf(name: string): string {
  const [first = '', last = '', ...others] = name.split(' ')
  if (others.length > 0 || last.length <= 2) return name
  return `${capital(first)} ${capital(last).slice(0, 1)}.`
}

const capital = (name: string) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`
