import type { Nudges } from '../site.ts'
import type { ChangedDocument, Changes } from './changes.ts'
import type { PublishingHealth } from './health.ts'
import type { Publisher } from './publisher.ts'
import { WorkQueue } from './queues.ts'
import type { Report } from './report.ts'

/** Something that may mean a change. */
export type Nudge = {
  /** The document that changed, where that is known: the lake is asked for it whatever its date. */
  document?: string
  /** Something may have been missed. */
  isGap?: boolean
  /** Every page is to be compared, whatever changed. */
  isStart?: boolean
}

/** All in milliseconds of wall time: what is waited for are other processes and people. None of it gives anything up. */
export type Timing = {
  /** From a live event to its look: what comes together is one look, and a webhook comes with what visitors requested. */
  grace: number
  /** After a failed look; twice as long after each. */
  firstRetry: number
  longestRetry: number
  /** When to look again after a live event of whose change the lake shows nothing yet. */
  secondLooks: readonly number[]
  /** How often to ask whether something was missed. */
  catchUp: number
  /**
   * For how long a page whose content the lake does not tell yet keeps others from being rendered that are less urgent. Where every
   * answer takes longer, pages are rendered in the order in which their answers come.
   */
  held: number
}

/**
 * An embedded lake sends its webhooks until they are answered, and its answers are never older than its events. A hosted one
 * counts what it is asked, and promises nothing of its answers' age.
 */
export const usualTiming = {
  embedded: {
    grace: 1_000,
    firstRetry: 100,
    longestRetry: 5_000,
    secondLooks: [],
    catchUp: 600_000,
    held: 1_000,
  },
  hosted: {
    grace: 50,
    firstRetry: 100,
    longestRetry: 300_000,
    secondLooks: [2_000, 8_000, 20_000],
    catchUp: 600_000,
    held: 1_000,
  },
} as const satisfies Record<string, Timing>

/**
 * The grace of a live event while pages are being made, in milliseconds: the lake holds a document's next webhook back until the
 * one before is answered, and what visitors requested is known from that one.
 */
const BUSY_GRACE = 50

/**
 * In milliseconds of wall time: lake and renderer start beside the publisher, and their absence is logged when it lasts for longer. On a
 * slow machine the log has a line more.
 */
const STARTING = 5_000

/** A look that has asked the lake what changed, and has put the pages concerned into the queue. */
type Look = {
  /** What is not on all pages yet, by the ids of the documents. */
  open: ReadonlyMap<string, ChangedDocument>
  /** What this look itself brings to the pages. */
  done: Promise<Report>
}

/**
 * Webhook, live event, timer and start are nudges: each starts a look at what changed in the lake, or joins the one that has not
 * begun yet. Asking is one at a time; the pages of several looks share one queue. A look that fails is tried again.
 */
export class Looks implements Nudges {
  readonly #changes: Changes
  readonly #publisher: Publisher
  readonly #health: PublishingHealth
  readonly #timing: Timing
  readonly #asking = new WorkQueue<Look>(1)
  readonly #started = Promise.withResolvers<void>()
  readonly #timers: Partial<Record<'catchUp' | 'retry' | 'event' | 'secondLook', NodeJS.Timeout>> = {}
  /** What the next look is to find out. */
  #next = { documents: new Set<string>(), isGap: false, isStart: false }
  #isStarting = false
  #isStopped = false
  /** When the live events that came are looked into, in milliseconds since the process began. */
  #eventDue = 0
  /** How many looks have pages that are not made yet. */
  #unfinished = 0
  #failures = 0
  #pause: number

  constructor(
    changes: Changes,
    publisher: Publisher,
    { health, timing }: { health: PublishingHealth; timing: Timing },
  ) {
    this.#changes = changes
    this.#publisher = publisher
    this.#health = health
    this.#timing = timing
    this.#pause = timing.firstRetry
  }

  /** Compares every page with what is published; resolves when that has succeeded. From then on the timer nudges. */
  async start(): Promise<void> {
    this.#isStarting = true
    this.nudge({ isStart: true }).catch(() => undefined)
    await this.#started.promise
    this.#timers.catchUp = setInterval(() => this.gap(), this.#timing.catchUp)
  }

  stop(): void {
    this.#isStopped = true
    for (const timer of Object.values(this.#timers)) clearTimeout(timer)
  }

  /** A live event: after a moment, since more of them may come. */
  event(): void {
    const { grace, secondLooks } = this.#timing
    const wait = this.#unfinished > 0 ? Math.min(grace, BUSY_GRACE) : grace
    const due = performance.now() + wait
    if (this.#timers.event && this.#eventDue <= due) return
    clearTimeout(this.#timers.event)
    this.#eventDue = due
    this.#timers.event = setTimeout(() => {
      delete this.#timers.event
      void this.#lookAfterEvent(secondLooks)
    }, wait)
  }

  /** Live events may have been missed. */
  gap(): void {
    this.nudge({ isGap: true }).catch(() => undefined)
  }

  /** Resolves when all pages show the document as it is now, or later; throws when that failed and is tried again. */
  async publish(document: string): Promise<Report> {
    const { open, done } = await this.nudge({ document })
    const [report] = await Promise.all([open.get(document)?.look ?? done, done])
    return report
  }

  /** Resolves when the lake was asked. */
  nudge({ document, isGap = false, isStart = false }: Nudge): Promise<Look> {
    if (document !== undefined) this.#next.documents.add(document)
    this.#next.isGap ||= isGap
    this.#next.isStart ||= isStart
    return this.#asking.run('changes', 0, () => this.#look())
  }

  async #look(): Promise<Look> {
    const { documents, isGap, isStart } = this.#next
    this.#next = { documents: new Set(), isGap: false, isStart: false }
    const failures = this.#failures
    try {
      const open = await this.#changes.find([...documents], isGap || isStart)
      const changed = [...open.values()].filter(({ look }) => look === undefined)
      const done = this.#bring(changed, isStart, failures)
      done.catch(() => undefined)
      for (const change of changed) change.look = done
      return { open, done }
    } catch (error) {
      // The documents that were named are found among all.
      this.#next.isGap = true
      this.#fail(error, isStart)
      throw error
    }
  }

  async #bring(
    changed: readonly ChangedDocument[],
    isStart: boolean,
    failuresBefore: number,
  ): Promise<Report> {
    this.#unfinished += 1
    try {
      const report = await this.#publisher.bring(changed, isStart)
      this.#changes.settle(changed)
      if (isStart) this.#tellStart(report)
      // One that began before the last failure did not bring what failed.
      if (failuresBefore === this.#failures) this.#recover()
      return report
    } catch (error) {
      for (const change of changed) delete change.look
      this.#fail(error, isStart)
      throw error
    } finally {
      this.#unfinished -= 1
    }
  }

  #tellStart({ revalidated, unchanged, problems, lacks }: Report): void {
    this.#isStarting = false
    this.#started.resolve()
    console.log(
      `Compared every page with what is published: ${revalidated.length} made, ${unchanged} unchanged, ${problems.length} with problems, ${lacks.length} fields shown as before or not at all.`,
    )
  }

  #fail(error: unknown, isStart: boolean): void {
    this.#failures += 1
    this.#next.isStart ||= isStart
    if (!this.#isStarting || this.#pause >= STARTING)
      this.#health.tell('What changed is not on all pages yet', error)
    if (this.#timers.retry || this.#isStopped) return
    this.#timers.retry = setTimeout(() => {
      delete this.#timers.retry
      this.nudge({}).catch(() => undefined)
    }, this.#pause)
    this.#pause = Math.min(this.#pause * 2, this.#timing.longestRetry)
  }

  #recover(): void {
    clearTimeout(this.#timers.retry)
    delete this.#timers.retry
    this.#pause = this.#timing.firstRetry
    this.#health.end()
  }

  /** A hosted lake may send an event before its queries answer with the change. */
  async #lookAfterEvent([wait, ...rest]: readonly number[]): Promise<void> {
    clearTimeout(this.#timers.secondLook)
    const look = await this.nudge({}).catch(() => undefined)
    if (!look?.open.size && wait !== undefined)
      this.#timers.secondLook = setTimeout(() => void this.#lookAfterEvent(rest), wait)
  }
}
