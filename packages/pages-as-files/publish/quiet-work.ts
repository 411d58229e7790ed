import { setTimeout as pause } from 'node:timers/promises'
import { reasonOf } from '../errors.ts'
import type { Manifest } from '../published/manifest/manifest.ts'
import { type FileMaker, urgency } from './files/file-maker.ts'
import type { SiteWriter } from './files/site-writer.ts'
import type { Mirror } from './static-host/mirror.ts'
import type { StaticHostFiles } from './static-host/static-host-files.ts'

const minute = 60_000

/** All in milliseconds. */
const usual = {
  /** Without a publish: an owner who publishes one thing after the other is not held up, and all of it is sent together. */
  quiet: 2_000,
  /** What is published all the time is sent all the same. */
  longestWait: minute / 2,
  /** Pictures that take their time do not hold a change back for longer. */
  drawing: minute,
  /** After which it is looked again, where a page that was being published kept something back. */
  look: 500,
  /** The folder is looked through at least this often. */
  tidy: 60 * minute,
  /** Twice as long after each failure. */
  firstRetry: 5_000,
  longestRetry: 10 * minute,
}
export type QuietTiming = typeof usual

type Context = {
  manifest: Manifest
  files: FileMaker
  writer: SiteWriter
  tidy: () => Promise<unknown>
  staticHost: StaticHostFiles
  untilQuiet: (ms: number, signal: AbortSignal) => Promise<void>
  timing?: QuietTiming | undefined
}

/**
 * What is done when nobody waits, one thing at a time: files that static hosts need, compressing text as well as can be, drawing
 * pictures and cards before somebody asks for them, removing files that no page names any more, the mirror.
 */
export function quietWork(context: Context) {
  const { manifest, files, writer, staticHost, untilQuiet, timing = usual } = context
  const { unfinished } = manifest
  /** The state of the site of which nothing is left to be done. */
  let done = Number.NaN
  /** The state that the mirror has, and when its last quiet time began, in milliseconds since 1970. */
  let sent = { state: Number.NaN, began: 0 }
  let tidiedAt = Number.NEGATIVE_INFINITY
  let trouble = ''
  let retry = 0

  /** Compresses one text, or draws one picture or card that nobody has tried to since the moment; false when there is none. */
  async function doNext(triedBefore = Date.now()): Promise<boolean> {
    const text = unfinished.quicklyCompressed()
    if (text?.hash != null) {
      unfinished.setForms(text.path, text.hash, await writer.compressWell(text, text.hash))
      return true
    }
    const picture = unfinished.unmade(triedBefore)
    if (!picture) return false
    const began = performance.now()
    // Whatever comes of it, the others have their turn before it is tried again.
    unfinished.postpone(picture.path)
    await files.draw(picture.path, urgency.ahead)
    // For as long as it took: who needs the processor now is not held up.
    await pause(performance.now() - began)
    return true
  }

  const quiet = (signal: AbortSignal) => either(untilQuiet(timing.quiet, signal), timing.longestWait, signal)

  /** Resolves to whether something is left that can be done now. */
  async function workAhead(began: number, signal: AbortSignal): Promise<boolean> {
    const deadline = performance.now() + timing.drawing
    while (performance.now() < deadline && !signal.aborted) {
      await quiet(signal)
      if (!(await doNext(began))) return false
    }
    return true
  }

  /** Does what there is to be done, and resolves to how long nothing else will be, unless something changes; in milliseconds. */
  async function round(mirror: Mirror | undefined, signal: AbortSignal): Promise<number> {
    const began = Date.now()
    if (manifest.state() !== done) mirror?.noteBehind()
    await quiet(signal)
    let isComplete = await staticHost.write()
    // What can't be drawn keeps no change from being sent.
    const ahead = await workAhead(began, signal).catch((error: unknown) => ({ error }))
    if (signal.aborted) return 0
    if (performance.now() - tidiedAt >= timing.tidy) {
      tidiedAt = performance.now()
      await context.tidy()
    }
    const state = manifest.state()
    // What was published since the round began is not there either.
    if (state !== done) mirror?.noteBehind()
    if (mirror && (state !== sent.state || mirror.isDue())) {
      isComplete = await staticHost.write()
      await mirror.send(began)
      sent = { state, began }
    }
    if (typeof ahead === 'object') throw ahead.error
    if (ahead) return 0
    if (!isComplete) return timing.look
    if (unfinished.unmade(Number.MAX_SAFE_INTEGER)) throw new Error('some pictures are not drawn yet.')
    mirror?.noteSent(sent.began, manifest.state() === state)
    done = state
    return timing.tidy
  }

  function fail(error: unknown): number {
    const reason = reasonOf(error)
    if (reason !== trouble) console.warn(`What is left for quiet times is tried again: ${reason}`)
    trouble = reason
    retry = Math.min(Math.max(timing.firstRetry, retry * 2), timing.longestRetry)
    return retry
  }

  /** Ends when the signal is aborted. */
  async function run(mirror: Mirror | undefined, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const changed = unfinished.changed()
      try {
        const wait = await round(mirror, signal)
        if (trouble !== '') console.log('What was left for quiet times is done after all.')
        trouble = ''
        retry = 0
        await either(changed, wait, signal)
      } catch (error) {
        if (!signal.aborted) await pause(fail(error), undefined, { signal }).catch(() => 'it ends')
      }
    }
  }

  return { doNext, run }
}

/** Waits for something to happen, for so many milliseconds at most, or until the signal is aborted. */
async function either(happened: Promise<void>, ms: number, signal: AbortSignal): Promise<void> {
  const over = new AbortController()
  const timer = pause(ms, undefined, { signal: AbortSignal.any([signal, over.signal]) })
  await Promise.race([happened, timer.catch(() => undefined)])
  over.abort()
}
