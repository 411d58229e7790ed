import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { codeOf } from '../../errors.ts'
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

/** A page of 120 KB: quickly 3 ms, and a sixth more bytes than well, which takes 70 ms. Brotli 11 would take twice that for 2 % less. */
const levels = { quickly: { br: 4, gzip: 1 }, well: { br: 10, gzip: 9 } } as const
type Effort = keyof typeof levels
type Compressed = Partial<Record<Encoding, Buffer>>

/** Below this the head of an answer is most of it. */
const LEAST_BYTES = 256

type Address = { path: string; kind: EntryKind }
export type Forms = Partial<Record<Encoding, Bytes>>

export type SiteWriter = ReturnType<typeof siteWriter>

/** Writes files of the published site so that a reader, after a power cut too, finds each whole or as it was. */
export function siteWriter(site: string) {
  /** What is being done to a file, by its name: a file and its forms are of one text only if nothing else is done meanwhile. */
  const turns = new Map<string, Promise<unknown>>()
  let parts = 0

  /** Writes a file with its compressed forms, and returns what tells whether they are whole. */
  async function write(address: Address, type: string, body: Buffer): Promise<Bytes & { forms: Forms }> {
    const file = fileOf(site, address)
    const compressed = isText(type) ? await compress(body, 'quickly') : {}
    return inTurn(file, async () => {
      const forms = await writeForms(file, body, compressed)
      await writeWhole(file, body, true)
      return { ...bytesOf(body), forms }
    })
  }

  /** Takes the time to compress a file that stays; the forms are none when it is another file by then, or gone. */
  async function compressWell(address: Address, hash: string): Promise<Forms> {
    const file = fileOf(site, address)
    const body = await readIfThere(file)
    if (!body || hashOf(body) !== hash) return {}
    const compressed = await compress(body, 'well')
    return inTurn(file, async () => {
      const now = await readIfThere(file)
      return now?.equals(body) ? writeForms(file, body, compressed) : {}
    })
  }

  async function remove(address: Address): Promise<void> {
    const file = fileOf(site, address)
    const names = [file, ...Object.values(encodings).map((ending) => `${file}${ending}`)]
    await inTurn(file, () => Promise.all(names.map((name) => rm(name, { force: true }))))
  }

  /** Writes a file for static hosts, which is that of no address, unless something else is to be in its place; tells whether it may be there. */
  async function writeExtra(name: string, text: string, mayWrite = () => true): Promise<boolean> {
    const file = fileIn(publicFolder(site), name)
    return inTurn(file, async () => {
      const isFree = mayWrite()
      if (isFree) await writeWhole(file, Buffer.from(text), true)
      return isFree
    })
  }

  /** Tells whether the file is there with as many bytes as the manifest says. */
  async function isThere(known: Known): Promise<boolean> {
    if (known.hash === null) return false
    const found = await stat(fileOf(site, known)).catch(noneIfMissing)
    return found?.size === known.size
  }

  /** A form that is lost in a power cut is noticed when it is read: then the plain file is sent. */
  async function writeForms(file: string, body: Buffer, compressed: Compressed): Promise<Forms> {
    const forms: Forms = {}
    for (const encoding of ['br', 'gzip'] as const) {
      const bytes = compressed[encoding]
      if (!bytes || bytes.length >= body.length) continue
      await writeWhole(`${file}${encodings[encoding]}`, bytes, false)
      forms[encoding] = bytesOf(bytes)
    }
    return forms
  }

  /**
   * In another folder until it is whole: the process may end, or the disk be full, at any moment. A file that has these bytes
   * keeps its date, by which some programs see what to copy.
   */
  async function writeWhole(file: string, bytes: Buffer, flush: boolean): Promise<void> {
    if ((await readIfThere(file))?.equals(bytes)) return
    parts += 1
    const part = join(unfinishedFolder(site), `${process.pid}-${parts}.part`)
    const put = async () => {
      await writeFile(part, bytes, { flush })
      await rename(part, file)
    }
    try {
      await put().catch(async (error: unknown) => {
        if (codeOf(error) !== 'ENOENT') throw error
        for (const name of [part, file]) await mkdir(dirname(name), { recursive: true })
        await put()
      })
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
  }

  async function inTurn<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
    const before = turns.get(file)
    const turn = before ? before.then(work, work) : work()
    turns.set(file, turn)
    try {
      return await turn
    } finally {
      if (turns.get(file) === turn) turns.delete(file)
    }
  }

  return {
    ...{ write, compressWell, remove, writeExtra, isThere },
    /** What lies at an address; undefined when nothing does. */
    read: (address: Address) => readIfThere(fileOf(site, address)),
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

function readIfThere(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(noneIfMissing)
}

/** A folder is no file, and where a file stands there is no folder. */
const NO_FILE = ['ENOENT', 'ENOTDIR', 'EISDIR']

function noneIfMissing(error: unknown): undefined {
  if (!NO_FILE.includes(codeOf(error))) throw error
}

function bytesOf(body: Buffer): Bytes {
  return { hash: hashOf(body), size: body.length }
}
