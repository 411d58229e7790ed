import type { DocumentStatus } from 'pages-as-files/status'

/** What is published of a document, and whether its form has something newer. */
export type Edited = { isPublished: boolean; isChanged: boolean }

/** "2:14 PM" today, "Nov 20, 2:14 PM" on another day. */
export function momentText(since: number, now = new Date()): string {
  const moment = new Date(since)
  const isToday = moment.toDateString() === now.toDateString()
  const day = isToday ? {} : ({ month: 'short', day: 'numeric' } as const)
  return moment.toLocaleString('en-US', { ...day, hour: 'numeric', minute: '2-digit' })
}

/** The sentence for a document that is on the website as it is published. */
export function shownText({ since, count }: DocumentStatus, type: string): string {
  const when = since === null ? '' : ` since ${momentText(since)}`
  if (type === 'redirect') return `Working on your website${when}`
  if (type === 'publicFact') return 'Your proof for what your pages say: visitors don’t see it'
  if (count === 0 && type === 'review')
    return 'Published, but no page shows it yet: it’s not about a town or a job, or newer reviews come first'
  if (count === 0) return 'Published, but no page shows it yet'
  return `On your website${when}: ${pageCount(count)}`
}

/** A service that is on its own page alone: visitors don't come across it. */
export function isLinkedNowhere({ count }: DocumentStatus, type: string): boolean {
  return type === 'service' && count === 1
}

export function pageCount(count: number): string {
  return count === 1 ? '1 page' : `${count.toLocaleString('en-US')} pages`
}
