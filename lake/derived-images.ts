import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { missing } from './asset-files.ts'
import { type LakeError, plainError } from './errors.ts'

const AT_ONCE = 2
const MOST_WAITING = 200
const DEFAULT_LIMIT = 2_000_000_000

/**
 * Computed images on disk, by key. Simultaneous requests for one image share one computation, at most two run at a
 * time, and the least recently used go when they take more than `limit` bytes.
 */
export class DerivedImages {
  readonly #directory: string
  readonly #limit: number
  readonly #underway = new Map<string, Promise<Buffer>>()
  readonly #waiting: (() => void)[] = []
  #running = 0
  #size: number | undefined

  constructor(directory: string, limit = DEFAULT_LIMIT) {
    this.#directory = join(directory, 'derived')
    this.#limit = limit
  }

  /** The bytes for a key, from disk or from `make`. Throws 503 when too many computations wait. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const hash = createHash('sha256').update(key).digest('hex')
    const underway = this.#underway.get(hash)
    if (underway) return underway
    const bytes = this.#read(hash).then((known) => known ?? this.#make(hash, make))
    this.#underway.set(hash, bytes)
    try {
      return await bytes
    } finally {
      this.#underway.delete(hash)
    }
  }

  async #read(hash: string): Promise<Buffer | undefined> {
    const bytes = await readFile(this.#pathOf(hash)).catch(missing)
    const now = new Date()
    if (bytes) await utimes(this.#pathOf(hash), now, now).catch(missing)
    return bytes
  }

  async #make(hash: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = await this.#inTurn(make)
    const path = this.#pathOf(hash)
    const temporary = `${path}.${randomUUID()}`
    await mkdir(dirname(path), { recursive: true })
    await writeFile(temporary, bytes, { flush: true })
    await rename(temporary, path)
    await this.#makeRoom(bytes.length)
    return bytes
  }

  async #inTurn(make: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#waiting.length >= MOST_WAITING) throw tooBusy()
    if (this.#running >= AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    else this.#running += 1
    try {
      return await make()
    } finally {
      // The place goes straight to the next one, so nobody slips in between.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }

  async #makeRoom(added: number): Promise<void> {
    this.#size = this.#size === undefined ? undefined : this.#size + added
    if (this.#size !== undefined && this.#size <= this.#limit) return
    const files = await this.#files()
    let size = files.reduce((sum, file) => sum + file.size, 0)
    const oldestFirst = files.sort((left, right) => left.usedAt - right.usedAt)
    for (const file of size > this.#limit ? oldestFirst : []) {
      if (size <= this.#limit * 0.8) break
      await rm(file.path, { force: true })
      size -= file.size
    }
    this.#size = size
  }

  async #files() {
    const entries = await readdir(this.#directory, { recursive: true, withFileTypes: true })
    const paths = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
    const files = paths.map(async (path) => {
      // Another image may have got its final name since the folder was read.
      const found = await stat(path).catch(missing)
      return found ? [{ path, size: found.size, usedAt: found.mtimeMs }] : []
    })
    return (await Promise.all(files)).flat()
  }

  #pathOf(hash: string): string {
    return join(this.#directory, hash.slice(0, 2), hash)
  }
}

function tooBusy(): LakeError {
  return plainError(503, 'Too many pictures are being computed. Try again in a moment.')
}
