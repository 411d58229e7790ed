import { cleanText } from '../text/clean-text.ts'
import { isFact, isHeading, isName, readPiece, SIGNED, says } from './review-lines.ts'

/** The lines of each review in a text that was copied or written down, and of each paragraph that says nothing of its customer. */
export function piecesIn(pasted: string, today: Date): string[][] {
  const lines = pasted.replaceAll('\r', '').split('\n').map(cleanText)
  return (
    closedIn(lines.filter(says), today) ?? paragraphsIn(lines, today).flatMap((own) => partsIn(own, today))
  )
}

/** Where each review ends in its signature, stars or date, what is below of it is the next one's, a blank line or not. */
function closedIn(lines: readonly string[], today: Date): string[][] | undefined {
  const isFactAt = (at: number) => isFact(lines.slice(at, at + 1), today)
  const [first = ''] = lines
  if (isName(first, isFactAt(1)) || lines.some((line) => isHeading(line, today))) return undefined
  const isSigned = (at: number) => isSignature(lines, at)
  const isNameBelow = (at: number) =>
    isName(lines[at] ?? '', false) &&
    at > 0 &&
    !isFactAt(at - 1) &&
    (at === lines.length - 1 || isFactAt(at + 1))
  const isLastFact = (at: number) => isFactAt(at) && !isFactAt(at + 1)
  if (lines.some((_, at) => isSigned(at))) return cutBehind(lines, isSigned)
  const last = lines.length - 1
  if (isNameBelow(last) && lines.some((_, at) => at < last && isNameBelow(at)))
    return cutBehind(lines, isNameBelow).map((part) => part.with(-1, `— ${part.at(-1)}`))
  return last > 0 && isFactAt(last) && !isFactAt(0) ? cutBehind(lines, isLastFact) : undefined
}

/** A list has such lines, too, below each other. */
function isSignature(lines: readonly string[], at: number): boolean {
  const [above = '-', own = '', below = ''] = [lines[at - 1], lines[at], lines[at + 1]]
  return SIGNED.test(own) && !/^[-–—~]/.test(above) && !/^[-–—~]/.test(below)
}

function cutBehind(lines: readonly string[], isEnd: (at: number) => boolean): string[][] {
  const ends = [...lines.keys()].filter((at) => isEnd(at) || at === lines.length - 1)
  return ends.map((end, index) => lines.slice((ends[index - 1] ?? -1) + 1, end + 1))
}

/** The lines between blank lines; one behind the heading of a reply, or between a name and stars or a date, parts nothing. */
function paragraphsIn(all: readonly string[], today: Date): string[][] {
  const paragraphs: string[][] = []
  for (const text of all.join('\n').split(/\n\n+/)) {
    const lines = text.split('\n')
    const above = paragraphs.at(-1)
    const [name = ''] = above ?? []
    const isNamed = above?.length === 1 && isName(name, true) && isFact(lines, today)
    if (above && (isNamed || isHeading(above.at(-1) ?? '', today))) above.push(...lines)
    else paragraphs.push(lines)
  }
  return paragraphs
}

/** Reviews below each other without a blank line: the next one begins with a name above stars or a date, or with these. */
function partsIn(lines: readonly string[], today: Date): string[][] {
  const [first = ''] = lines.filter(says)
  const isNamed = isName(first, true)
  const parts: string[][] = [[]]
  for (const [at, line] of lines.entries()) {
    const part = parts.at(-1)
    const isCandidate = at > 0 && says(line) && !isHeading(lines[at - 1] ?? '', today)
    if (part && !(isCandidate && isNext(lines.slice(at), part, isNamed, today))) part.push(line)
    else parts.push([line])
  }
  return parts
}

function isNext(lines: readonly string[], part: readonly string[], isNamed: boolean, today: Date): boolean {
  const [line = '', ...below] = lines
  const isFactHere = isFact([line], today)
  const isNameAbove = !isFactHere && isCapital(line, isNamed) && isFact(below, today)
  if (!isFactHere && !isNameAbove) return false
  const { review, isAnswered } = readPiece(part, today)
  if (review.text === '' && !isAnswered) return false
  // A reply to somebody without a name may end in the name of who wrote it.
  if (isNameAbove) return !isAnswered || review.author !== undefined
  const { review: next } = readPiece([line], today)
  const isSecond = isAnswered || (next.rating && review.rating) || (next.date && review.date)
  return review.author ? isCapital(below.find(says) ?? '', false) : Boolean(isSecond)
}

const isCapital = (line: string, isAboveFact: boolean) =>
  (isAboveFact || /^["“(]?\p{Lu}/u.test(line)) && isName(line, isAboveFact)
