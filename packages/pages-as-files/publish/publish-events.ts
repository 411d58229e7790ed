import type { Report } from './report.ts'

/** Something that happened: the message is one sentence for people, the details are for programs. Neither names a secret or a person. */
export type TellEvent = (
  event: string,
  message: string,
  details: Readonly<Record<string, unknown>>,
) => unknown

/** Writes one line of JSON to stdout. */
export const tellEvent: TellEvent = (event, message, details) => {
  process.stdout.write(`${JSON.stringify({ event, message, ...details })}\n`)
}

/** The others are counted. */
const MOST_PAGES = 20
const MOST_DOCUMENTS = 5
/** In milliseconds: strangers may send as many messages as they like, and the log is to stay small. */
const REFUSALS_EVERY = 60_000

/** Tells what was published, and which messages were refused. */
export class PublishEvents {
  readonly #tell: TellEvent
  #refused = 0
  #toldOfRefused = Number.NEGATIVE_INFINITY

  constructor(tell: TellEvent) {
    this.#tell = tell
  }

  /** `ms` is the time from the look to the last written page. */
  published(changed: readonly { id: string }[], { revalidated, problems }: Report, ms: number): void {
    const more = changed.length - MOST_DOCUMENTS
    const names = changed.slice(0, MOST_DOCUMENTS).map(({ id }) => id)
    const document = [...names, ...(more > 0 ? [`${more} more`] : [])].join(', ')
    const lacking = problems.length > 0 ? `; ${problems.length} can’t be made` : ''
    const message = `Published ${document}: ${revalidated.length} pages in ${ms} ms${lacking}`
    const pages = revalidated.slice(0, MOST_PAGES)
    this.#tell('publish', message, {
      document,
      pages,
      count: revalidated.length,
      problems: problems.length,
      ms,
    })
  }

  /** A message that nobody of ours has signed, or long ago. */
  refused(status: number): void {
    this.#refused += 1
    if (performance.now() - this.#toldOfRefused < REFUSALS_EVERY) return
    this.#tell('refused', 'A message to the site was not signed as it must be', {
      status,
      count: this.#refused,
    })
    this.#refused = 0
    this.#toldOfRefused = performance.now()
  }
}
