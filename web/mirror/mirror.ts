import { randomInt } from 'node:crypto'
import { resolve } from 'node:path'
import type { MirrorStatus } from '#content/documents/document-status.ts'
import type { Environment } from '#content/environment/environment.ts'
import { hashOf } from '../published/hash.ts'
import { readMirrorStatus, writeMirrorStatus } from '../published/mirror-status.ts'
import { foldersOf } from '../published/site-folder.ts'
import { runCommand } from './mirror-command.ts'
import { MirrorRecord } from './mirror-record.ts'
import { differenceOf, MirrorSlots, NotWhole } from './mirror-slots.ts'
import { readWanted, type Wanted } from './wanted/wanted.ts'

type Parts = {
  environment: Environment
  /** Has a picture drawn, or a damaged file made anew; tells whether it is there now. */
  make: (path: string, ahead: boolean) => Promise<boolean>
  /** Told of what was sent and what was put right. */
  log: (line: string) => void
}

/** Both in milliseconds. */
const patience = {
  /** A change is not held back for longer by pictures that take their time. */
  drawing: 60_000,
  command: 60 * 60_000,
}
const SAMPLE = 20

/** A copy of the published site for hosts that know files alone, and what was done of it. One method at a time. */
export class Mirror {
  readonly #parts: Parts
  readonly #directory: string
  readonly #record: MirrorRecord
  readonly #slots: MirrorSlots

  /** Throws when the folder can't be a mirror's. */
  constructor(parts: Parts) {
    const { environment } = parts
    this.#parts = parts
    this.#directory = resolve(environment.mirror?.directory ?? '')
    for (const folder of foldersOf(resolve(environment.siteDirectory)))
      if (`${this.#directory}/`.startsWith(`${folder}/`))
        throw new Error(
          'MIRROR_DIR is inside of the published site, which would be cleared of it: give it a folder elsewhere.',
        )
    this.#record = MirrorRecord.open(this.#directory)
    this.#slots = new MirrorSlots(this.#directory, this.#record)
  }

  /**
   * Copies what is published and shows it in one step; returns whether every picture was there. Throws when something can't be
   * read or written: then what was shown before is shown on.
   */
  async copy(): Promise<boolean> {
    const wanted = await this.#wantedWithPictures()
    if (!wanted) return false
    try {
      await this.#slots.show(wanted)
    } catch (error) {
      if (error instanceof NotWhole) await this.#parts.make(error.path, false)
      throw error
    }
    return wanted.unmade.length === 0
  }

  /** Runs the command, if there is one and it has not brought all of what is shown elsewhere; throws when it fails. */
  async send(): Promise<void> {
    const { command } = this.#parts.environment.mirror ?? {}
    const { current } = this.#slots
    if (!command || !current) return
    this.#forgetWhatAnotherSent(command)
    const shown = this.#record.holding(current)
    const difference = differenceOf(new Map([...shown].map(asWanted)), this.#record.holding('sent'))
    if (difference.changed.length + difference.removed.length === 0) return
    const task = { command, directory: this.#directory, site: this.#slots.folderOf(current) }
    await runCommand({ ...task, patience: patience.command }, difference)
    const has = difference.changed.map((name): [string, string] => [name, shown.get(name) ?? ''])
    this.#record.change('sent', has, difference.removed)
    this.#parts.log(
      `Sent ${difference.changed.length} files, and ${difference.removed.length} that are gone.`,
    )
  }

  /**
   * Compares some pages, and what hosts read, with what is published, and all files when one of them differs. Returns how many
   * were put right; they are sent again.
   */
  async repairDrift(): Promise<number> {
    const wanted = readWanted(this.#parts.environment)
    const { current } = this.#slots
    if (!wanted || !current) return 0
    const { files, pages } = wanted
    const some = [...sampleOf(pages), '_headers', '_redirects']
    if ((await this.#slots.faultsAmong(current, some, files)).length === 0) return 0
    const faults = await this.#slots.faultsAmong(current, [...files.keys()], files)
    await this.#slots.repair(current, faults, files)
    const repaired = faults.map((name): [string, string] => [name, files.get(name)?.hash ?? ''])
    this.#record.change(current, repaired, [])
    this.#record.change('sent', [], faults)
    this.#parts.log(`Put ${faults.length} files right that were not what is published.`)
    return faults.length
  }

  get status(): MirrorStatus {
    return readMirrorStatus(this.#parts.environment.siteDirectory)
  }

  set status(status: MirrorStatus) {
    writeMirrorStatus(this.#parts.environment.siteDirectory, status)
  }

  close(): void {
    this.#record.close()
  }

  async #wantedWithPictures(): Promise<Wanted | undefined> {
    const wanted = readWanted(this.#parts.environment)
    if (!wanted || wanted.unmade.length === 0) return wanted
    const deadline = performance.now() + patience.drawing
    for (const path of wanted.unmade) if (performance.now() < deadline) await this.#parts.make(path, true)
    return readWanted(this.#parts.environment)
  }

  /** Another command may lead elsewhere, where nothing is yet. */
  #forgetWhatAnotherSent(command: string): void {
    const mark = hashOf(Buffer.from(command))
    if (this.#record.note('command') === mark) return
    this.#record.clear('sent')
    this.#record.setNote('command', mark)
  }
}

function asWanted([name, hash]: [string, string]) {
  return [name, { hash }] as const
}

function sampleOf(names: readonly string[]): string[] {
  const left = [...names]
  return Array.from({ length: Math.min(SAMPLE, left.length) }, () =>
    left.splice(randomInt(left.length), 1),
  ).flat()
}
