import type { DocumentStatus } from '#content/documents/document-status.ts'

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
  if (type === 'redirect') return `At work on your website${when}`
  if (type === 'publicFact') return 'Your proof for what pages say: nothing of it is shown'
  if (count === 0 && type === 'review')
    return 'Published, but no page of your website shows it yet: it names no town and no job, or newer reviews come before it'
  if (count === 0) return 'Published, but no page of your website shows it yet'
  return `On your website${when}: ${pageCount(count)}`
}

export function pageCount(count: number): string {
  return count === 1 ? '1 page' : `${count.toLocaleString('en-US')} pages`
}
