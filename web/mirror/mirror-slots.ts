import { lstatSync, readlinkSync } from 'node:fs'
import { mkdir, open, readFile, rename, rm, rmdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hashOf } from '../published/hash.ts'
import { type Holding, type MirrorRecord, type Slot, slots } from './mirror-record.ts'
import type { Wanted, WantedFile } from './wanted/wanted.ts'

/** A published file is not what the manifest says of it: it was replaced this moment, or it is damaged. */
export class NotWhole extends Error {
  readonly path: string

  constructor(file: string, path: string) {
    super(`The published file ${file} is not what it should be.`)
    this.path = path
  }
}

export type Difference = { changed: string[]; removed: string[] }

/** What a place with this holding lacks to have the files. */
export function differenceOf(
  files: ReadonlyMap<string, Pick<WantedFile, 'hash'>>,
  holding: Holding,
): Difference {
  const changed = [...files].filter(([name, { hash }]) => holding.get(name) !== hash)
  const removed = [...holding.keys()].filter((name) => !files.has(name))
  return { changed: changed.map(([name]) => name).toSorted(), removed: removed.toSorted() }
}

/** Two folders: the one that `current` leads to is whole at any moment, and the other one is made what comes next. */
export class MirrorSlots {
  readonly #directory: string
  readonly #record: MirrorRecord

  /** Throws when something else is in the place of the link. */
  constructor(directory: string, record: MirrorRecord) {
    this.#directory = directory
    this.#record = record
    const link = lstatSync(this.#link, { throwIfNoEntry: false })
    if (link && !link.isSymbolicLink())
      throw new Error(
        `${this.#link} is not a mirror's link: move it away, or give MIRROR_DIR another folder.`,
      )
  }

  /** The folder that is shown; undefined before the first. */
  get current(): Slot | undefined {
    const isThere = lstatSync(this.#link, { throwIfNoEntry: false }) !== undefined
    const target = isThere ? readlinkSync(this.#link) : undefined
    return slots.find((slot) => slot === target)
  }

  folderOf(slot: Slot): string {
    return join(this.#directory, slot)
  }

  /** Shows the files, all of them at one moment; nothing is written when they are shown already. */
  async show({ files }: Wanted): Promise<void> {
    const { current } = this
    const { changed, removed } = differenceOf(files, current ? this.#record.holding(current) : new Map())
    if (current && changed.length + removed.length === 0) return
    const next = current === 'slot-1' ? 'slot-2' : 'slot-1'
    await this.#fill(next, files)
    await rm(`${this.#link}.part`, { force: true })
    await symlink(next, `${this.#link}.part`)
    await rename(`${this.#link}.part`, this.#link)
  }

  /** The names of those files that the slot lacks or has otherwise. */
  async faultsAmong(slot: Slot, names: readonly string[], files: Wanted['files']): Promise<string[]> {
    const faults: string[] = []
    for (const name of names)
      if ((await hashOfFile(join(this.folderOf(slot), name))) !== files.get(name)?.hash) faults.push(name)
    return faults
  }

  /** Puts single files back, each in one step. */
  async repair(slot: Slot, names: readonly string[], files: Wanted['files']): Promise<void> {
    for (const name of names) {
      const wanted = files.get(name)
      if (wanted) await writeTo(join(this.folderOf(slot), name), await bytesOf(wanted))
    }
  }

  async #fill(slot: Slot, files: Wanted['files']): Promise<void> {
    const folder = this.folderOf(slot)
    // Of what lies there nobody knows all after a crash, or without a record.
    if (this.#record.isUnfinished(slot) || this.#record.holding(slot).size === 0) {
      await rm(folder, { recursive: true, force: true })
      this.#record.clear(slot)
    }
    const { changed, removed } = differenceOf(files, this.#record.holding(slot))
    this.#record.begin(slot)
    await mkdir(folder, { recursive: true })
    for (const name of removed) await removeFile(folder, name)
    for (const name of changed) {
      const wanted = files.get(name)
      if (wanted) await writeTo(join(folder, name), await bytesOf(wanted))
    }
    const has = changed.map((name): [string, string] => [name, files.get(name)?.hash ?? ''])
    this.#record.change(slot, has, removed)
  }

  get #link(): string {
    return join(this.#directory, 'current')
  }
}

async function bytesOf({ source, hash }: WantedFile): Promise<Buffer> {
  if ('text' in source) return Buffer.from(source.text)
  const bytes = await readIfThere(source.file)
  if (!bytes || hashOf(bytes) !== hash) throw new NotWhole(source.file, source.path)
  return bytes
}

async function writeTo(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const part = `${file}.part`
  const handle = await open(part, 'w')
  try {
    await handle.writeFile(bytes)
    // What the record says is there must be there after a power cut.
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(part, file)
}

async function removeFile(folder: string, name: string): Promise<void> {
  await rm(join(folder, name), { force: true })
  for (let parent = dirname(name); parent !== '.'; parent = dirname(parent)) {
    try {
      await rmdir(join(folder, parent))
    } catch {
      // It holds other files, or is gone.
      return
    }
  }
}

async function hashOfFile(file: string): Promise<string | undefined> {
  const bytes = await readIfThere(file)
  return bytes && hashOf(bytes)
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined
    throw error
  }
}
