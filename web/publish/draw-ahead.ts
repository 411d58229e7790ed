import { setTimeout as pause } from 'node:timers/promises'
import type { Manifest } from '../published/manifest-writer.ts'
import { type FileMaker, urgency } from './file-maker.ts'
import type { SiteWriter } from './site-writer.ts'

type Parts = {
  manifest: Manifest
  files: FileMaker
  writer: SiteWriter
  /** Whether something more urgent is done. */
  isBusy: () => boolean
}

/** All in milliseconds. */
const timing = {
  /** After urgent work: an owner who publishes one thing after the other is not held up by drawings. */
  rest: 2_000,
  /** How often to look for pictures that are named and not drawn. */
  look: 5_000,
  /** How often to look for files that nobody names any more. */
  tidy: 60 * 60_000,
  /** For how long such a file stays, for pages that are still open and in caches. */
  keep: 30 * 24 * 60 * 60_000,
}
/** How many times as long as a drawing took nothing is drawn after it. */
const BREATHER = 1

/** Draws pictures and cards before somebody asks for them, one at a time and while nothing urgent is done; and tidies up. */
export class DrawAhead {
  readonly #parts: Parts
  #lastTidied = Number.NEGATIVE_INFINITY

  constructor(parts: Parts) {
    this.#parts = parts
  }

  start(): void {
    void this.#run()
  }

  /** Removes the files that nobody has named since so long before now (in milliseconds since 1970). */
  async tidy(now = Date.now()): Promise<number> {
    const { manifest, writer } = this.#parts
    const unnamed = manifest.unnamedSince(now - timing.keep)
    for (const file of unnamed) {
      manifest.remove(file.path)
      await writer.remove(file)
    }
    return unnamed.length
  }

  async #run(): Promise<never> {
    for (;;) {
      await pause(timing.look, undefined, { ref: false })
      try {
        await this.#drawUnmade()
        if (performance.now() - this.#lastTidied < timing.tidy) continue
        this.#lastTidied = performance.now()
        await this.tidy()
      } catch (error) {
        // What can't be drawn now is drawn when it is asked for, or at the next look.
        console.error(`Drawing ahead has to wait: ${error instanceof Error ? error.message : error}`)
      }
    }
  }

  async #drawUnmade(): Promise<void> {
    for (const { path } of this.#parts.manifest.unmade()) {
      await this.#untilQuiet()
      const started = performance.now()
      await this.#parts.files.draw(path, urgency.ahead)
      await pause(BREATHER * (performance.now() - started), undefined, { ref: false })
    }
  }

  async #untilQuiet(): Promise<void> {
    while (this.#parts.isBusy()) await pause(timing.rest, undefined, { ref: false })
  }
}
