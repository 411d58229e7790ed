import type { PublishingStatus } from './asking/use-publishing-status.ts'
import { momentText, pageCount } from './words.ts'

/** What visitors have until they get what was published. */
const FORMER: Readonly<Record<string, string>> = { price: 'the old price', openingHours: 'the old hours' }

const DELAYS: Readonly<Record<string, string>> = {
  renderer: 'The part that makes your pages isn’t answering right now.',
  publisher: 'The part that updates your website isn’t answering right now.',
}

/** A publish as far as words need it; `isFirst` is one of what was not on the website, `isRemoved` one that takes it off. */
export type Published = { type: string; isFirst: boolean; isRemoved: boolean }

/** What is said from the publish until the website shows it. */
export const updatingText = ({ isRemoved }: Pick<Published, 'isRemoved'>) =>
  isRemoved ? 'Taking it off your website…' : 'Updating your website…'

/** The same once it takes longer than anybody expects, with the reason where it is known. */
export function lateText({ type, isFirst, isRemoved }: Published, delay: string | undefined): string {
  const seen = isFirst
    ? 'don’t see it yet'
    : `still see ${isRemoved ? 'it' : (FORMER[type] ?? 'the old version')}`
  const why = delay ? ` ${DELAYS[delay] ?? `For the person who set up your website: “${delay}”`}` : ''
  return `Taking longer than usual. Visitors ${seen}.${why} Nothing is lost: it’ll get there on its own.`
}

const UNREACHABLE = 'Published. We can’t reach your website right now, so we can’t tell if it shows it yet.'

/** What became of a publish, in one line. */
export function publishingText(status: PublishingStatus, published: Published): string {
  if (status === 'updating') return updatingText(published)
  if (status === 'unknown') return 'Published.'
  if (status === 'unreachable') return UNREACHABLE
  if ('delay' in status) return lateText(published, status.delay)
  return `On your website since ${momentText(status.since)}: ${pageCount(status.count)}`
}
