import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type { Manifest } from '../../published/manifest/manifest.ts'
import { readMirrorStatus, writeMirrorStatus } from '../../published/mirror-status.ts'
import { fileOf, publicFolder } from '../../published/published-file.ts'
import type { TellEvent } from '../../site.ts'
import type { IdleWork } from '../idle-work.ts'
import { either, never } from '../waiting.ts'
import { type MirrorCommand, runMirrorCommand } from './mirror-command.ts'
import type { StaticHostFiles } from './static-host-files.ts'

const minute = 60_000

/** All in milliseconds. */
const usual = {
  /** After which it is looked again, where something more urgent was done. */
  look: 500,
  /** Without a change: what is published together is sent together. */
  quiet: 2_000,
  /** Text is compressed and pictures are drawn for minutes after a start, each of which is a change. */
  longestWait: minute / 2,
  /** A change is not held back for longer by pictures that take their time. */
  drawing: minute,
  command: 60 * minute,
  /** The command compares the host with the folder: what was changed there is put right at least this often. */
  sendAgain: 24 * 60 * minute,
  /** Twice as long after each failure. */
  firstRetry: 5_000,
  longestRetry: 10 * minute,
}
export type MirrorTiming = typeof usual

type Options = {
  manifest: Manifest
  staticHost: StaticHostFiles
  idleWork: Pick<IdleWork, 'drawNext'>
  isBusy: () => boolean
  /** Of the published site. */
  folder: string
  /** Brings the published files to a host; undefined without a mirror. */
  command: MirrorCommand | undefined
  tell: TellEvent
  timing?: MirrorTiming
}

/** After each change of the site: completes the folder for static hosts, and has the command send it, one run at a time. */
export class Mirror {
  readonly #options: Options
  readonly #timing: MirrorTiming
  /** The state of the site of which everything is sent. */
  #sent = Number.NaN
  #sentAt = Number.NEGATIVE_INFINITY
  #pause = 0
  #trouble = ''

  constructor(options: Options) {
    this.#options = options
    this.#timing = options.timing ?? usual
  }

  /** Ends when the signal is aborted. */
  async run(signal: AbortSignal): Promise<void> {
    const { manifest } = this.#options
    while (!signal.aborted) {
      const changed = manifest.unfinished.changed()
      try {
        const isSent = await this.#follow()
        await (isSent
          ? either(changed, this.#timing.sendAgain, signal)
          : either(never, this.#timing.look, signal))
      } catch (error) {
        this.#fail(error instanceof Error ? error.message : String(error))
        await either(never, this.#pause, signal)
      }
    }
  }

  /** Resolves to false when there was something more urgent to do. */
  async #follow(): Promise<boolean> {
    const { manifest, command } = this.#options
    const isNew = manifest.state() !== this.#sent
    const isDue = command !== undefined && performance.now() - this.#sentAt > this.#timing.sendAgain
    if (!isNew && !isDue) return true
    if (isNew) this.#noteBehind()
    await this.#untilQuiet()
    await this.#draw()
    const began = Date.now()
    const state = manifest.state()
    const isComplete = await this.#options.staticHost.write()
    this.#requireFiles()
    await this.#send(began)
    if (!isComplete) return false
    if (command && manifest.unfinished.unmade(Number.MAX_SAFE_INTEGER))
      throw new Error('some pictures are not drawn yet.')
    this.#succeed(state, began)
    return true
  }

  /** While text is still being compressed or published, what there is goes first. */
  async #untilQuiet(): Promise<void> {
    const { manifest, isBusy } = this.#options
    const deadline = performance.now() + this.#timing.longestWait
    for (let state = Number.NaN; performance.now() < deadline; ) {
      if (state === manifest.state() && !isBusy()) return
      state = manifest.state()
      await pause(this.#timing.quiet)
    }
  }

  /** A host can't draw what pages name. */
  async #draw(): Promise<void> {
    if (this.#options.command === undefined) return
    const started = Date.now()
    const deadline = performance.now() + this.#timing.drawing
    while (performance.now() < deadline && (await this.#options.idleWork.drawNext(started)));
  }

  /** A command may remove from the host what the folder lacks: one that somebody has emptied is not sent. */
  #requireFiles(): void {
    const { manifest, folder, command } = this.#options
    if (command === undefined) return
    const known = manifest.types().flatMap(({ path }) => manifest.known(path) ?? [])
    const lost = known.filter((file) => file.hash !== null && !existsSync(fileOf(folder, file)))
    if (lost.length === 0) return
    throw new Error(
      `${publicFolder(folder)} lacks ${lost.length} published files, such as ${lost[0]?.path}. Start again: they are then made again. The host keeps what it has.`,
    )
  }

  async #send(began: number): Promise<void> {
    const { command, folder, tell } = this.#options
    if (command === undefined) return
    await runMirrorCommand({ ...command, folder: publicFolder(folder), patience: this.#timing.command })
    tell('mirror', 'Sent the published site.', { ms: Date.now() - began })
  }

  #succeed(state: number, began: number): void {
    const { manifest, command, folder } = this.#options
    if (this.#trouble !== '') console.log('The published site was sent after all.')
    this.#trouble = ''
    this.#pause = 0
    this.#sent = state
    this.#sentAt = performance.now()
    if (command === undefined) return
    const { behindSince } = readMirrorStatus(folder)
    writeMirrorStatus(folder, {
      lastTrue: began,
      behindSince: manifest.state() === state ? null : behindSince,
    })
  }

  #fail(reason: string): void {
    this.#pause = Math.min(Math.max(this.#timing.firstRetry, this.#pause * 2), this.#timing.longestRetry)
    if (reason !== this.#trouble)
      console.warn(`Sending the published site to its static host is tried again: ${reason}`)
    this.#trouble = reason
  }

  #noteBehind(): void {
    const { command, folder } = this.#options
    const { lastTrue, behindSince } = readMirrorStatus(folder)
    if (command !== undefined && behindSince === null)
      writeMirrorStatus(folder, { lastTrue, behindSince: Date.now() })
  }
}
