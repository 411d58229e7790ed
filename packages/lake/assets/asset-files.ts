import { createHash, randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assetPathIn, isAssetName } from '../documents/asset-name.ts'
import { plainError } from '../errors/lake-error.ts'
import { undefinedIfMissing } from '../errors/missing-file.ts'
import { HEAD_LENGTH } from './file-type.ts'

/** A request body on disk, not yet under its final name. */
export type ReceivedFile = { path: string; size: number; sha1: string; head: Buffer }

const MEGABYTE = 1_000_000

/** The uploaded files in `<directory>/assets`, each under a name that contains the SHA-1 of its bytes. */
export class AssetFiles {
  /** The folder of uploads in progress: the bytes received so far, and a marker for each stored file without a document yet. */
  readonly incoming: string
  readonly #directory: string

  constructor(directory: string) {
    this.#directory = join(directory, 'assets')
    this.incoming = join(this.#directory, 'incoming')
    mkdirSync(this.incoming, { recursive: true })
  }

  /** Where the file of an asset's path (`images/<project>/<dataset>/<name>`) is kept; projects and datasets share files. */
  pathOf(name: string): string {
    return assetPathIn(this.#directory, name)
  }

  /** The size in bytes, or undefined when there is no such file. */
  async sizeOf(name: string): Promise<number | undefined> {
    const found = await stat(this.pathOf(name)).catch(undefinedIfMissing)
    return found?.size
  }

  /** Streams a body to disk. Throws 400 when it is empty and 413 when it has more than `limit` bytes. */
  async receive(body: ReadableStream<Uint8Array> | null, limit: number): Promise<ReceivedFile> {
    const path = join(this.incoming, randomUUID())
    const file = await open(path, 'wx')
    try {
      const received = await copy(body, file, limit)
      if (received.size === 0) throw plainError(400, 'The file is empty.')
      if (received.size > limit) throw plainError(413, `The file is larger than ${limit / MEGABYTE} MB.`)
      await file.sync()
      return { path, ...received }
    } catch (error) {
      await rm(path, { force: true })
      throw error
    } finally {
      await file.close()
    }
  }

  /**
   * Gives a received file its final name, durably: a crash leaves the whole file or none, and a marker that `settle` removes
   * once its document is stored.
   */
  async keep(received: ReceivedFile, name: string): Promise<void> {
    const path = this.pathOf(name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(join(this.incoming, name), '')
    await rename(received.path, path)
    await syncDirectory(dirname(path))
    await syncDirectory(this.#directory)
  }

  async settle(name: string): Promise<void> {
    await rm(join(this.incoming, name), { force: true })
  }

  /** The names of all stored files. */
  names(): string[] {
    const folders = readdirSync(this.#directory).filter((folder) => /^[0-9a-f]{2}$/.test(folder))
    const names = folders.flatMap((folder) => readdirSync(join(this.#directory, folder)))
    return names.filter(isAssetName)
  }

  /** Tells synchronously whether a file exists, so that nothing can remove it before the caller's next `await`. */
  has(name: string): boolean {
    return existsSync(this.pathOf(name))
  }

  remove(name: string): void {
    rmSync(this.pathOf(name), { force: true })
  }

  async discard(received: ReceivedFile): Promise<void> {
    await rm(received.path, { force: true })
  }
}

async function copy(body: ReadableStream<Uint8Array> | null, file: FileHandle, limit: number) {
  const hash = createHash('sha1')
  let head = Buffer.alloc(0)
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > limit) break
    if (head.length < HEAD_LENGTH) head = Buffer.concat([head, chunk])
    hash.update(chunk)
    await file.appendFile(chunk)
  }
  return { size, sha1: hash.digest('hex'), head: head.subarray(0, HEAD_LENGTH) }
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  await directory.sync()
  await directory.close()
}
