import { createHash, randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sync } from '../data/backups/files-on-disk.ts'
import { assetFolder, type Place } from '../data/place.ts'
import { assetPathIn } from '../documents/asset-name.ts'
import { plainError } from '../errors/lake-error.ts'
import { HEAD_LENGTH } from './file-type.ts'

/** A request body on disk, not yet under its final name. */
export type ReceivedFile = { path: string; size: number; sha1: string; head: Buffer }

const MEGABYTE = 1_000_000

/** The folder of uploads in progress. */
function incomingFolder(place: Place): string {
  return join(assetFolder(place), 'incoming')
}

/** To be called before the first upload: what a crash has left of others goes. */
export function prepareForUploads(place: Place): void {
  const folder = incomingFolder(place)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** Streams a body to disk. Throws 400 when it is empty and 413 when it has more than `limit` bytes. */
export async function receiveFile(
  place: Place,
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<ReceivedFile> {
  const path = join(incomingFolder(place), randomUUID())
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

/** Gives a received file its final name, durably: a crash leaves the whole file or none. */
export async function keepFile(place: Place, received: ReceivedFile, name: string): Promise<void> {
  const folder = assetFolder(place)
  const path = assetPathIn(folder, name)
  await mkdir(dirname(path), { recursive: true })
  await rename(received.path, path)
  await sync(dirname(path))
  await sync(folder)
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
