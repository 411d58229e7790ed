import { statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { codeOf, reasonOf } from '../errors.ts'
import { type ManifestReader, manifestReader } from '../published/manifest/manifest-reader.ts'
import { isBeingWritten, isLeftUnfinished } from '../published/manifest/open-for-reading.ts'
import { manifestFile, NOT_FOUND, type PublishedFile } from '../published/published-file.ts'
import type { Redirect } from '../site.ts'
import { redirectAt } from './requested-address.ts'

/** How long what is known of the manifest is taken for true, in milliseconds: less than a visitor can tell. */
const LOOK_AGAIN = 5
/** How often to look whether the manifest itself was made anew, in milliseconds. */
const LOOK_FOR_ANOTHER = 500
/** For how long a caller that needs the newest tries while it is being written, in milliseconds. */
const LONGEST_WRITING = 1_000

export type DeliveredSite = ReturnType<typeof deliveredSite>

/**
 * What visitors can have, by address: the manifest, held in memory. While the manifest can't be read, because the disk has
 * gone or it is being made anew, the last that was known is served on.
 */
export function deliveredSite(folder: string) {
  const files = new Map<string, PublishedFile>()
  /** Pictures that pages name and that nobody has drawn yet. */
  const unmade = new Set<string>()
  /** What an earlier manifest had and this one does not have yet. */
  const former = new Set<string>()
  let redirects: readonly Redirect[] = []
  let reader: ManifestReader | undefined
  /** Of the manifest that is open. */
  let opened = { ino: 0, mtimeMs: 0 }
  let version = -1
  let isWhole = false
  let lookedAt = Number.NEGATIVE_INFINITY
  let lookedForAnother = Number.NEGATIVE_INFINITY
  /** Whether the manifest that lies there now could not be opened. */
  let isOutdated = false
  let trouble = ''
  let since: Date | undefined

  function fileAt(path: string): PublishedFile | undefined {
    refresh()
    return files.get(path)
  }

  /** Learns what was published since the last look; while more is being written, what is known is true enough. */
  function refresh(): void {
    if (performance.now() - lookedAt < LOOK_AGAIN) return
    attempt(look)
    lookedAt = performance.now()
  }

  async function untilWritten<Result>(work: () => Result): Promise<Result | undefined> {
    const deadline = performance.now() + LONGEST_WRITING
    for (;;) {
      const { isBusy, result } = attempt(work)
      if (!isBusy || performance.now() > deadline) return result
      await pause(LOOK_AGAIN)
    }
  }

  function attempt<Result>(work: () => Result): { isBusy: boolean; result?: Result } {
    try {
      return { isBusy: false, result: work() }
    } catch (error) {
      const isBusy = isBeingWritten(error)
      if (!isBusy) note(error)
      return { isBusy }
    }
  }

  function look(): void {
    openNewest()
    try {
      read()
    } catch (error) {
      if (!isLeftUnfinished(error)) throw error
      open()
      read()
    }
    if (!isOutdated) trouble = ''
  }

  function openNewest(): void {
    const now = performance.now()
    if (reader && now - lookedForAnother < LOOK_FOR_ANOTHER) return
    lookedForAnother = now
    isOutdated = true
    const found = statSync(manifestFile(folder))
    const isSame = found.ino === opened.ino && (found.mtimeMs === opened.mtimeMs || !reader?.isCopy)
    if (!reader || !isSame) open(found)
    isOutdated = false
  }

  function open({ ino, mtimeMs } = statSync(manifestFile(folder))): void {
    const next = manifestReader(manifestFile(folder))
    // Before the first there is nothing to serve meanwhile.
    if (files.size > 0) next.stopWaiting()
    reader?.close()
    reader = next
    opened = { ino, mtimeMs }
    version = -1
    for (const path of [...files.keys(), ...unmade]) former.add(path)
  }

  function read(): void {
    const newest = reader?.version()
    if (!reader || newest === undefined || newest === version) return
    for (const { path, file, isNamed } of reader.changes()) {
      if (file) files.set(path, file)
      else files.delete(path)
      if (isNamed && !file) unmade.add(path)
      else unmade.delete(path)
      former.delete(path)
    }
    const isWholeNow = reader.isWhole()
    if (isWholeNow) forgetFormer()
    isWhole ||= isWholeNow
    const led = reader.redirects()
    // One that was made anew has none before all pages are compared.
    if (isWholeNow || led.length > 0) redirects = led
    if (files.size > 0) since ??= new Date()
    if (version < 0) reader.stopWaiting()
    version = newest
  }

  function forgetFormer(): void {
    for (const path of former) {
      files.delete(path)
      unmade.delete(path)
    }
    former.clear()
  }

  /** Once for each kind of trouble: every request meets it. Before the first publish there is none to be read. */
  function note(error: unknown): void {
    const words = reasonOf(error)
    const consequence = files.size === 0 ? 'nothing can be served yet' : 'what is known of it is served on'
    if (words !== trouble && !(files.size === 0 && codeOf(error) === 'ENOENT'))
      console.error(`The manifest of the site can't be read, so ${consequence}: ${words}`)
    trouble = words
  }

  return {
    ...{ folder, fileAt, refresh },
    /** What is at an address for visitors: pages that are filled in for each of them have none of their own. */
    visibleAt(path: string): PublishedFile | undefined {
      const file = fileAt(path)
      return file && file.kind !== 'template' && path !== NOT_FOUND ? file : undefined
    },
    isUnmade: (path: string): boolean => unmade.has(path),
    redirectAt: (path: string): Redirect | undefined => redirectAt(path, redirects),
    /** The same as `refresh` for a caller that knows that there is something new. */
    refreshNow: (): Promise<void> => untilWritten(look),
    /** Asks the manifest itself; undefined when it can't be read. */
    ask<Answer>(question: (manifest: ManifestReader) => Answer): Promise<Answer | undefined> {
      refresh()
      return untilWritten(() => reader && question(reader))
    },
    state: () => ({
      /** Whether all pages were there at some time: before that nobody can tell which addresses have none. */
      isWhole,
      /** How many files visitors can have. */
      size: files.size,
      /** Since when there is something to serve. */
      since,
      /** Why the manifest can't be read; empty while it can. */
      trouble,
    }),
  }
}
