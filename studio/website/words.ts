import type { DocumentStatus, Progress } from 'pages-as-files/status'
import { counted } from '../screens/counted.ts'
import type { WebsiteStatus } from './use-website-status.ts'

/** "2:14 PM" today, "Nov 20, 2:14 PM" on another day. */
export function momentText(since: number): string {
  const moment = new Date(since)
  const isToday = moment.toDateString() === new Date().toDateString()
  const day = isToday ? {} : ({ month: 'short', day: 'numeric' } as const)
  return moment.toLocaleString('en-US', { ...day, hour: 'numeric', minute: '2-digit' })
}

/** The sentence for a document that is on the website as it is published. */
export function shownText({ since, count, problems }: DocumentStatus, type: string): string {
  const when = since === null ? '' : ` since ${momentText(since)}`
  if (type === 'redirect' && problems.length > 0) return 'Published, but it doesn’t work yet'
  if (type === 'redirect') return `Working on your website${when}`
  if (type === 'publicFact') return 'Your proof for what your pages say: visitors don’t see it'
  if (count === 0 && type === 'review')
    return 'Published, but no page shows it yet: it’s not about a town or a job, or newer reviews come first'
  if (count === 0) return 'Published, but no page shows it yet'
  return `On your website${when}: ${counted(count, 'page')}`
}

/** A service that is on its own page alone: visitors don't come across it. */
export function isLinkedNowhere({ count }: DocumentStatus, type: string): boolean {
  return type === 'service' && count === 1
}

/** What visitors have until they get what was published. */
const FORMER: Readonly<Record<string, string>> = { price: 'the old price', openingHours: 'the old hours' }

const DELAYS: Readonly<Record<string, string>> = {
  renderer: 'The part that makes your pages isn’t answering right now.',
  publisher: 'The part that updates your website isn’t answering right now.',
}

/** A publish as far as words need it; `isFirst` is one of what was not on the website, `isRemoved` one that takes it off. */
type Published = { type: string; isFirst: boolean; isRemoved: boolean }

/** What is said once a publish takes longer than anybody expects, with the reason where it is known. */
function lateText(
  { type, isFirst, isRemoved }: Published,
  { delay, progress }: Partial<DocumentStatus>,
): string {
  const seen = isFirst
    ? 'don’t see it yet'
    : `still see ${isRemoved ? 'it' : (FORMER[type] ?? 'the old version')}`
  const why = delay ? ` ${DELAYS[delay] ?? `For the person who set up your website: “${delay}”`}` : ''
  const who = progress ? `${farText(progress)} are done. On the others, visitors` : 'Visitors'
  return `Taking longer than usual. ${who} ${seen}.${why} Nothing is lost: it’ll get there on its own.`
}

const farText = ({ done, of }: Progress) => `${done} of ${counted(of, 'page')}`

const UNREACHABLE = 'Published. We can’t reach your website right now, so we can’t tell if it shows it yet.'

/** What became of a publish, in one line. */
export function publishingText({ told, isShown, isLate }: WebsiteStatus, published: Published): string {
  if (told === 'unknown') return 'Published.'
  if (told === 'unreachable') return UNREACHABLE
  if (told && isShown) return shownText(told, published.type)
  if (isLate) return lateText(published, told ?? {})
  const doing = published.isRemoved ? 'Taking it off your website' : 'Updating your website'
  return told?.progress ? `${doing}: ${farText(told.progress)}…` : `${doing}…`
}

/** What no page shows, because it works in another way. */
export const isNeverShown = (type: string) => type === 'redirect' || type === 'publicFact'
