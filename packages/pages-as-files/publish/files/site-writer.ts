import { mkdir, open, readFile, rename, rm, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import {
  type Bytes,
  type Encoding,
  type EntryKind,
  encodings,
  fileIn,
  fileOf,
  hashOf,
  isText,
  type Known,
  publicFolder,
  unfinishedFolder,
} from '../../published/published-file.ts'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Quickly, a page takes 1 to 3 ms and an eighth more bytes than at best. Well, 20 ms; Brotli 11 would take twice that for 2 %
 * less.
 */
const levels = { quickly: { br: 5, gzip: 6 }, well: { br: 10, gzip: 9 } } as const
type Effort = keyof typeof levels
type Compressed = Partial<Record<Encoding, Buffer>>

/** Below this the head of an answer is most of it. */
const LEAST_BYTES = 256

type Address = { path: string; kind: EntryKind }
export type Forms = Partial<Record<Encoding, Bytes>>

/** Writes files of the published site so that a reader, after a power cut too, finds each whole or as it was. */
export class SiteWriter {
  readonly #site: string
  /** What is being done to a file, by its name: a file and its forms are of one text only if nothing else is done meanwhile. */
  readonly #turns = new Map<string, Promise<unknown>>()
  #written = 0

  constructor(site: string) {
    this.#site = site
  }

  /** Writes a file with its compressed forms, and returns what tells whether they are whole. */
  async write(address: Address, type: string, body: Buffer): Promise<Bytes & { forms: Forms }> {
    const file = fileOf(this.#site, address)
    const compressed = isText(type) ? await compress(body, 'quickly') : {}
    return this.#inTurn(file, async () => {
      const forms = await this.#writeForms(file, body, compressed)
      await this.#writeWhole(file, body, true)
      return { ...bytesOf(body), forms }
    })
  }

  /** Takes the time to compress a file that stays; the forms are none when it is another file by then, or gone. */
  async compressWell(address: Address, hash: string): Promise<Forms> {
    const file = fileOf(this.#site, address)
    const body = await readIfThere(file)
    if (!body || hashOf(body) !== hash) return {}
    const compressed = await compress(body, 'well')
    return this.#inTurn(file, async () => {
      const now = await readIfThere(file)
      return now?.equals(body) ? this.#writeForms(file, body, compressed) : {}
    })
  }

  async remove(address: Address): Promise<void> {
    const file = fileOf(this.#site, address)
    const names = [file, ...Object.values(encodings).map((ending) => `${file}${ending}`)]
    await this.#inTurn(file, () => Promise.all(names.map((name) => rm(name, { force: true }))))
  }

  /** Writes a file for static hosts, which is that of no address, unless something else is to be in its place; tells whether it may be there. */
  async writeExtra(name: string, text: string, mayWrite: () => boolean): Promise<boolean> {
    const file = fileIn(publicFolder(this.#site), name)
    return this.#inTurn(file, async () => {
      const isFree = mayWrite()
      if (isFree) await this.#writeWhole(file, Buffer.from(text), true)
      return isFree
    })
  }

  /** What lies at an address; undefined when nothing does. */
  read(address: Address): Promise<Buffer | undefined> {
    return readIfThere(fileOf(this.#site, address))
  }

  /** Tells whether the file is there with as many bytes as the manifest says. */
  async isThere(known: Known): Promise<boolean> {
    if (known.hash === null) return false
    try {
      return (await stat(fileOf(this.#site, known))).size === known.size
    } catch (error) {
      if (isMissing(error)) return false
      throw error
    }
  }

  /** A form that is lost in a power cut is noticed when it is read: then the plain file is sent. */
  async #writeForms(file: string, body: Buffer, compressed: Compressed): Promise<Forms> {
    const forms: Forms = {}
    for (const encoding of ['br', 'gzip'] as const) {
      const bytes = compressed[encoding]
      if (!bytes || bytes.length >= body.length) continue
      await this.#writeWhole(`${file}${encodings[encoding]}`, bytes, false)
      forms[encoding] = bytesOf(bytes)
    }
    return forms
  }

  /**
   * In another folder until it is whole: the process may end, or the disk be full, at any moment. A file that has these bytes
   * keeps its date, by which some programs see what to copy.
   */
  async #writeWhole(file: string, bytes: Buffer, isLasting: boolean): Promise<void> {
    if ((await readIfThere(file))?.equals(bytes)) return
    this.#written += 1
    const part = join(unfinishedFolder(this.#site), `${process.pid}-${this.#written}.part`)
    await mkdir(dirname(part), { recursive: true })
    await mkdir(dirname(file), { recursive: true })
    try {
      const handle = await open(part, 'w')
      try {
        await handle.writeFile(bytes)
        if (isLasting) await handle.sync()
      } finally {
        await handle.close()
      }
      await rename(part, file)
    } catch (error) {
      await unlink(part).catch(() => undefined)
      throw error
    }
  }

  async #inTurn<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.#turns.get(file)
    const turn = before ? before.then(work, work) : work()
    this.#turns.set(file, turn)
    try {
      return await turn
    } finally {
      if (this.#turns.get(file) === turn) this.#turns.delete(file)
    }
  }
}

/** The compressed forms of a text; none for what is too small to gain. */
async function compress(text: Buffer, effort: Effort): Promise<Compressed> {
  if (text.length < LEAST_BYTES) return {}
  const level = levels[effort]
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  const [br, gz] = await Promise.all([brotli(text, { params }), gzipped(text, { level: level.gzip })])
  return { br, gzip: gz }
}

async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

function bytesOf(body: Buffer): Bytes {
  return { hash: hashOf(body), size: body.length }
}
