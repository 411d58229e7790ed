import { existsSync, statSync, unlinkSync } from 'node:fs'
import { opendir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Manifest } from '../published/manifest/manifest.ts'
import {
  addressOf,
  encodings,
  fileOf,
  foldersOf,
  publicFolder,
  unfinishedFolder,
} from '../published/published-file.ts'
import { type FileMaker, urgency } from './files/file-maker.ts'
import type { SiteWriter } from './files/site-writer.ts'
import type { StaticHostFiles } from './static-host/static-host-files.ts'
import { either, never } from './waiting.ts'

/** All in milliseconds. */
const timing = {
  /** After urgent work: an owner who publishes one thing after the other is not held up. */
  rest: 10_000,
  afterTrouble: 20_000,
  /** How long to wait with a picture that was not to be had. */
  drawAgain: 60_000,
  /** After which a picture is tried again that is nowhere: it may have been uploaded again. */
  offerAgain: 24 * 60 * 60_000,
  /** How often to look for files that nobody names any more. */
  tidy: 60 * 60_000,
  /** For how long such a file stays, for pages that are still open and in caches. */
  keep: 30 * 24 * 60 * 60_000,
  /** After which a file that the manifest does not know is none that is being written. */
  beingWritten: 60 * 60_000,
}

const COMPRESSED = new RegExp(`\\${Object.values(encodings).join('$|\\')}$`)

/**
 * What is done when nobody waits, one thing at a time: compressing text as well as can be, drawing pictures and cards before
 * somebody asks for them, and removing files that no page names any more.
 */
export class IdleWork {
  readonly #site: string
  readonly #manifest: Manifest
  readonly #files: FileMaker
  readonly #writer: SiteWriter
  readonly #staticHost: StaticHostFiles
  readonly #untilQuiet: (ms: number, signal: AbortSignal) => Promise<void>
  #lastTidied = Number.NEGATIVE_INFINITY
  #trouble = ''

  /** `site` is the folder of the published site; `untilQuiet` waits until nothing more urgent was done for a while. */
  constructor(
    site: string,
    { manifest, files, writer }: { manifest: Manifest; files: FileMaker; writer: SiteWriter },
    staticHost: StaticHostFiles,
    untilQuiet: (ms: number, signal: AbortSignal) => Promise<void>,
  ) {
    this.#site = site
    this.#manifest = manifest
    this.#files = files
    this.#writer = writer
    this.#staticHost = staticHost
    this.#untilQuiet = untilQuiet
  }

  /** Ends when the signal is aborted. */
  async run(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const changed = this.#manifest.unfinished.changed()
      try {
        await this.#untilQuiet(timing.rest, signal)
        if (!(await this.doNext())) await this.#tidyAndWait(changed, signal)
        this.#trouble = ''
      } catch (error) {
        if (!signal.aborted) await this.#waitAfter(error, signal)
      }
    }
  }

  /** Compresses one text, or draws one picture or card; returns false when there is none to be done now. */
  async doNext(now = Date.now()): Promise<boolean> {
    if (await this.#compressNext()) return true
    const started = performance.now()
    const isDrawn = await this.drawNext(now - timing.drawAgain)
    // For as long as it took: who needs the processor now is not held up.
    if (isDrawn) await pause(performance.now() - started)
    return isDrawn
  }

  /** Draws a picture or card that nobody has tried to draw since the moment; returns false when there is none. */
  async drawNext(triedBefore: number): Promise<boolean> {
    const { unfinished } = this.#manifest
    const next = unfinished.unmade(triedBefore)
    if (!next) return false
    // Whatever comes of it, the others have their turn before it is tried again.
    unfinished.postpone(next.path)
    await this.#files.draw(next.path, urgency.ahead)
    return true
  }

  /**
   * Removes the files that nobody has named for long before now (in milliseconds since 1970), and those that the manifest does
   * not know, such as what is left from an earlier one; returns how many. Pictures that were nowhere for a day are tried again.
   */
  async tidy(now = Date.now()): Promise<number> {
    const manifest = this.#manifest
    manifest.unfinished.offerAgain(now - timing.offerAgain)
    const unnamed = manifest.unfinished.unnamedSince(now - timing.keep)
    for (const file of unnamed) await this.#files.remove(file)
    manifest.unfinished.forgetParts()
    return unnamed.length + (await this.#removeUnknownFiles(now - timing.beingWritten))
  }

  /**
   * Removes the files that are those of no address, and that no static host needs: what an earlier manifest named, and what a
   * process that was killed left half written. What was written since `before` (in milliseconds since 1970) may be under way.
   */
  async #removeUnknownFiles(before: number): Promise<number> {
    let removed = 0
    const folders = [...foldersOf(this.#site), unfinishedFolder(this.#site)]
    for (const folder of folders.filter((candidate) => existsSync(candidate)))
      for await (const entry of await opendir(folder, { recursive: true })) {
        const file = join(entry.parentPath, entry.name)
        if (!entry.isFile() || this.#isKnown(file)) continue
        // Nothing else of this process runs between this look and the removal.
        const time = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? before
        if (time >= before) continue
        unlinkSync(file)
        removed += 1
      }
    return removed
  }

  #isKnown(file: string): boolean {
    if (this.#staticHost.has(relative(publicFolder(this.#site), file))) return true
    const plain = file.replace(COMPRESSED, '')
    const entry = this.#manifest.known(addressOf(this.#site, plain))
    return entry !== undefined && entry.hash !== null && fileOf(this.#site, entry) === plain
  }

  /** What can't be done now is done when it is requested, or later. */
  async #waitAfter(error: unknown, signal: AbortSignal): Promise<void> {
    const words = error instanceof Error ? error.message : String(error)
    if (words !== this.#trouble) console.error(`Work for quiet times has to wait: ${words}`)
    this.#trouble = words
    await either(never, timing.afterTrouble, signal)
  }

  async #compressNext(): Promise<boolean> {
    const { unfinished } = this.#manifest
    const next = unfinished.quicklyCompressed()
    if (next?.hash == null) return false
    unfinished.setForms(next.path, next.hash, await this.#writer.compressWell(next, next.hash))
    return true
  }

  /** Until a file was written, or a picture that was not to be had is to be tried again. */
  async #tidyAndWait(changed: Promise<void>, signal: AbortSignal): Promise<void> {
    if (performance.now() - this.#lastTidied >= timing.tidy) {
      this.#lastTidied = performance.now()
      await this.tidy()
    }
    const isLeft = this.#manifest.unfinished.unmade(Number.MAX_SAFE_INTEGER) !== undefined
    await either(changed, isLeft ? timing.drawAgain : timing.tidy, signal)
  }
}
