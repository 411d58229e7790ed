import { statSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { ManifestReader } from '../published/manifest/manifest-reader.ts'
import { isBeingWritten, isLeftUnfinished } from '../published/manifest/open-for-reading.ts'
import { hasDotSegment, manifestFile, NOT_FOUND, type PublishedFile } from '../published/published-file.ts'
import type { Redirect } from '../site.ts'
import { redirectAt } from './requested-address.ts'

/** How long what is known of the manifest is taken for true, in milliseconds: less than a visitor can tell. */
const LOOK_AGAIN = 5
/** How often to look whether the manifest itself was made anew, in milliseconds. */
const LOOK_FOR_ANOTHER = 500
/** For how long a caller that needs the newest tries while it is being written, in milliseconds. */
const LONGEST_WRITING = 1_000

/**
 * What visitors can have, by address: the manifest, held in memory. While the manifest can't be read, because the disk has
 * gone or it is being made anew, the last that was known is served on.
 */
export class DeliveredSite {
  readonly folder: string
  readonly #files = new Map<string, PublishedFile>()
  /** Pictures that pages name and that nobody has drawn yet. */
  readonly #unmade = new Set<string>()
  /** What an earlier manifest had and this one does not have yet. */
  readonly #former = new Set<string>()
  #redirects: readonly Redirect[] = []
  #reader: ManifestReader | undefined
  /** Of the manifest that is open. */
  #file = { ino: 0, mtimeMs: 0 }
  #version = -1
  #isWhole = false
  #lookedAt = Number.NEGATIVE_INFINITY
  #lookedForAnother = Number.NEGATIVE_INFINITY
  /** Whether the manifest that lies there now could not be opened. */
  #isOutdated = false
  #trouble = ''
  #since: Date | undefined

  constructor(folder: string) {
    this.folder = folder
  }

  fileAt(path: string): PublishedFile | undefined {
    this.refresh()
    return this.#files.get(path)
  }

  /** What is at an address for visitors: pages that are filled in for each of them have none of their own. */
  visibleAt(path: string): PublishedFile | undefined {
    const file = this.fileAt(path)
    return file && file.kind !== 'template' && path !== NOT_FOUND ? file : undefined
  }

  isUnmade(path: string): boolean {
    return this.#unmade.has(path)
  }

  redirectAt(path: string): Redirect | undefined {
    return redirectAt(path, this.#redirects)
  }

  get #isEmpty(): boolean {
    return this.#files.size === 0
  }

  /** Whether all pages were there at some time: before that nobody can tell which addresses have none. */
  get isWhole(): boolean {
    return this.#isWhole
  }

  /** How many files visitors can have. */
  get size(): number {
    return this.#files.size
  }

  /** Since when there is something to serve. */
  get since(): Date | undefined {
    return this.#since
  }

  /** Why the manifest can't be read; empty while it can. */
  get trouble(): string {
    return this.#trouble
  }

  /** Asks the manifest itself; undefined when it can't be read. */
  ask<Answer>(question: (manifest: ManifestReader) => Answer): Promise<Answer | undefined> {
    this.refresh()
    return this.#untilWritten(() => this.#reader && question(this.#reader))
  }

  /** Learns what was published since the last look; while more is being written, what is known is true enough. */
  refresh(): void {
    if (performance.now() - this.#lookedAt < LOOK_AGAIN) return
    this.#try(() => this.#look())
    this.#lookedAt = performance.now()
  }

  /** The same for a caller that knows that there is something new. */
  async refreshNow(): Promise<void> {
    await this.#untilWritten(() => this.#look())
  }

  async #untilWritten<Result>(work: () => Result): Promise<Result | undefined> {
    const deadline = performance.now() + LONGEST_WRITING
    for (;;) {
      const { isBusy, result } = this.#try(work)
      if (!isBusy || performance.now() > deadline) return result
      await pause(LOOK_AGAIN)
    }
  }

  #try<Result>(work: () => Result): { isBusy: boolean; result?: Result } {
    try {
      return { isBusy: false, result: work() }
    } catch (error) {
      const isBusy = isBeingWritten(error)
      if (!isBusy) this.#note(error)
      return { isBusy }
    }
  }

  #look(): void {
    this.#openNewest()
    try {
      this.#read()
    } catch (error) {
      if (!isLeftUnfinished(error)) throw error
      this.#open()
      this.#read()
    }
    if (!this.#isOutdated) this.#trouble = ''
  }

  #openNewest(): void {
    const now = performance.now()
    if (this.#reader && now - this.#lookedForAnother < LOOK_FOR_ANOTHER) return
    this.#lookedForAnother = now
    this.#isOutdated = true
    const found = statSync(manifestFile(this.folder))
    const isSame =
      found.ino === this.#file.ino && (found.mtimeMs === this.#file.mtimeMs || !this.#reader?.isCopy)
    if (!this.#reader || !isSame) this.#open(found)
    this.#isOutdated = false
  }

  #open({ ino, mtimeMs } = statSync(manifestFile(this.folder))): void {
    const reader = new ManifestReader(manifestFile(this.folder))
    // Before the first there is nothing to serve meanwhile.
    if (!this.#isEmpty) reader.stopWaiting()
    this.#reader?.close()
    this.#reader = reader
    this.#file = { ino, mtimeMs }
    this.#version = -1
    for (const path of [...this.#files.keys(), ...this.#unmade]) this.#former.add(path)
  }

  #read(): void {
    const version = this.#reader?.version()
    if (!this.#reader || version === undefined || version === this.#version) return
    for (const { path, file, isNamed } of this.#reader.changes()) {
      // An earlier version could note one that leads out of the site.
      if (file && !hasDotSegment(path)) this.#files.set(path, file)
      else this.#files.delete(path)
      if (isNamed && !file) this.#unmade.add(path)
      else this.#unmade.delete(path)
      this.#former.delete(path)
    }
    const isWhole = this.#reader.isWhole()
    if (isWhole) this.#forgetFormer()
    this.#isWhole ||= isWhole
    const redirects = this.#reader.redirects()
    // One that was made anew has none before all pages are compared.
    if (isWhole || redirects.length > 0) this.#redirects = redirects
    if (!this.#isEmpty) this.#since ??= new Date()
    if (this.#version < 0) this.#reader.stopWaiting()
    this.#version = version
  }

  #forgetFormer(): void {
    for (const path of this.#former) {
      this.#files.delete(path)
      this.#unmade.delete(path)
    }
    this.#former.clear()
  }

  /** Once for each kind of trouble: every request meets it. Before the first publish there is none to be read. */
  #note(error: unknown): void {
    const words = error instanceof Error ? error.message : String(error)
    const consequence = this.#isEmpty ? 'nothing can be served yet' : 'what is known of it is served on'
    if (words !== this.#trouble && !(this.#isEmpty && isMissing(error)))
      console.error(`The manifest of the site can't be read, so ${consequence}: ${words}`)
    this.#trouble = words
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
