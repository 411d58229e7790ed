import type { ChangedDocument, Changes } from './changes.ts'
import type { PublishingHealth } from './health.ts'
import type { Publisher } from './publisher.ts'
import { workQueue } from './queues.ts'
import type { Report } from './report.ts'

/** Something that may mean a change. */
type Nudge = {
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

/** In milliseconds, 24.8 days: Node's timers take no more. */
const LONGEST_TIMER = 2 ** 31 - 1

/** A look that has asked the lake what changed, and has put the pages concerned into the queue. */
type Look = {
  /** What is not on all pages yet, by the ids of the documents. */
  open: ReadonlyMap<string, ChangedDocument>
  /** What this look itself brings to the pages. */
  done: Promise<Report>
}

type Context = { changes: Changes; publisher: Publisher; health: PublishingHealth; timing: Timing }
export type Looks = ReturnType<typeof looksAt>

/**
 * Webhook, live event, timer and start are nudges: each starts a look at what changed in the lake, or joins the one that has not
 * begun yet. Asking is one at a time; the pages of several looks share one queue. A look that fails is tried again.
 */
export function looksAt({ changes, publisher, health, timing }: Context) {
  const asking = workQueue<Look>(1)
  const started = Promise.withResolvers<void>()
  const timers: Partial<Record<'catchUp' | 'retry' | 'event' | 'secondLook' | 'moment', NodeJS.Timeout>> = {}
  /** What the next look is to find out. */
  let next = { documents: new Set<string>(), isGap: false, isStart: false }
  let isStarting = false
  let isStopped = false
  /** When the live events that came are looked into, in milliseconds since the process began. */
  let eventDue = 0
  /** When pages show something else although nothing changes, in milliseconds since 1970. */
  let moment = Number.POSITIVE_INFINITY
  /** How many looks have pages that are not made yet. */
  let unfinished = 0
  let failures = 0
  let pause = timing.firstRetry

  /** Compares every page with what is published; resolves when that has succeeded. From then on the timer nudges. */
  async function start(): Promise<void> {
    isStarting = true
    nudge({ isStart: true }).catch(() => undefined)
    await started.promise
    timers.catchUp = setInterval(gap, timing.catchUp)
  }

  function stop(): void {
    isStopped = true
    for (const timer of Object.values(timers)) clearTimeout(timer)
  }

  /** A live event: after a moment, since more of them may come. */
  function event(): void {
    const wait = unfinished > 0 ? Math.min(timing.grace, BUSY_GRACE) : timing.grace
    const due = performance.now() + wait
    if (timers.event && eventDue <= due) return
    clearTimeout(timers.event)
    eventDue = due
    timers.event = setTimeout(() => {
      delete timers.event
      void lookAfterEvent(timing.secondLooks)
    }, wait)
  }

  /** Live events may have been missed. */
  function gap(): void {
    nudge({ isGap: true }).catch(() => undefined)
  }

  /** Resolves when all pages show the document as it is now, or later; throws when that failed and is tried again. */
  async function publish(document: string): Promise<Report> {
    const { open, done } = await nudge({ document })
    const [report] = await Promise.all([open.get(document)?.look ?? done, done])
    return report
  }

  /** Resolves when the lake was asked. */
  function nudge({ document, isGap = false, isStart = false }: Nudge): Promise<Look> {
    if (document !== undefined) next.documents.add(document)
    next.isGap ||= isGap
    next.isStart ||= isStart
    return asking.run('changes', 0, look)
  }

  async function look(): Promise<Look> {
    const { documents, isGap } = next
    let { isStart } = next
    next = { documents: new Set(), isGap: false, isStart: false }
    const failuresBefore = failures
    try {
      const open = await changes.find([...documents], isGap || isStart)
      // By the clock of the day: a machine may have slept, or been set right, since the timer was set. And not before the lake has
      // answered, which names only moments that are still to come.
      isStart ||= moment <= Date.now()
      waitFor(changes.nextMoment())
      const changed = [...open.values()].filter((change) => change.look === undefined)
      const done = bring(changed, isStart, failuresBefore)
      done.catch(() => undefined)
      for (const change of changed) change.look = done
      return { open, done }
    } catch (error) {
      // The documents that were named are found among all.
      next.isGap = true
      fail(error, isStart)
      throw error
    }
  }

  /** One timer for the next moment: every page is compared then. */
  function waitFor(coming = Number.POSITIVE_INFINITY): void {
    moment = coming
    clearTimeout(timers.moment)
    if (isStopped || moment === Number.POSITIVE_INFINITY) return
    const wait = Math.min(moment - Date.now(), LONGEST_TIMER)
    timers.moment = setTimeout(() => void nudge({}).catch(() => undefined), wait)
  }

  async function bring(
    changed: readonly ChangedDocument[],
    isStart: boolean,
    failuresBefore: number,
  ): Promise<Report> {
    unfinished += 1
    try {
      const report = await publisher.bring(changed, isStart)
      changes.settle(changed)
      if (isStart) tellStart(report)
      // One that began before the last failure did not bring what failed.
      if (failuresBefore === failures) recover()
      return report
    } catch (error) {
      for (const change of changed) delete change.look
      fail(error, isStart)
      throw error
    } finally {
      unfinished -= 1
    }
  }

  function tellStart({ revalidated, unchanged, problems, lacks }: Report): void {
    isStarting = false
    started.resolve()
    console.log(
      `Compared every page with what is published: ${revalidated.length} made, ${unchanged} unchanged, ${problems.length} with problems, ${lacks.length} fields shown as before or not at all.`,
    )
  }

  function fail(error: unknown, isStart: boolean): void {
    // What it works with is closed under it: the next process finds what is left.
    if (isStopped) return
    failures += 1
    next.isStart ||= isStart
    if (!isStarting || pause >= STARTING) health.tell('What changed is not on all pages yet', error)
    if (timers.retry) return
    timers.retry = setTimeout(() => {
      delete timers.retry
      nudge({}).catch(() => undefined)
    }, pause)
    pause = Math.min(pause * 2, timing.longestRetry)
  }

  function recover(): void {
    clearTimeout(timers.retry)
    delete timers.retry
    pause = timing.firstRetry
    health.end()
  }

  /** A hosted lake may send an event before its queries answer with the change. */
  async function lookAfterEvent([wait, ...rest]: readonly number[]): Promise<void> {
    clearTimeout(timers.secondLook)
    const found = await nudge({}).catch(() => undefined)
    if (!found?.open.size && wait !== undefined)
      timers.secondLook = setTimeout(() => void lookAfterEvent(rest), wait)
  }

  return { start, stop, event, gap, publish, nudge }
}
