import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sumOfAsset } from '../../documents/asset-name.ts'
import { codeOf, undefinedIfMissing } from '../../errors/disk-errors.ts'

const MEGABYTE = 1_000_000
/** In bytes, of what is read at a time: with Node's own 64 KB a digest takes three times as long. */
const CHUNK = 1_048_576

/** Writes a file or folder through to the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  await handle.sync()
  await handle.close()
}

/** Makes a folder and those around it. Node's own recursive `mkdir` never ends in /proc, where none can be made. */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return
    const isParentMissing = code === 'ENOENT' && !(await stat(dirname(path)).catch(undefinedIfMissing))
    if (!isParentMissing) throw error
    await makeFolder(dirname(path))
    await mkdir(path)
  }
}

/** The number of the disk that a path is on, or would be once its folders are made. */
export async function diskOf(path: string): Promise<number> {
  const found = await stat(path).catch(undefinedIfMissing)
  return found ? found.dev : diskOf(dirname(path))
}

/** Throws when the disk of this folder has less room, in bytes. */
export async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const [left, needed] = [bavail * bsize, bytes].map((size) => Math.ceil(size / MEGABYTE))
  if (left !== undefined && needed !== undefined && left < needed)
    throw new Error(`the disk of ${folder} has ${left} MB left and the copy needs ${needed} MB`)
}

/**
 * Copies an uploaded file, durably: a crash leaves the whole file or none. Returns false, and leaves the target as it was, when the
 * source is missing or its bytes are not those that its name promises.
 */
export async function copyAsset(name: string, source: string, target: string): Promise<boolean> {
  const unfinished = `${target}.${process.pid}.part`
  await mkdir(dirname(target), { recursive: true })
  try {
    if (!(await copyFile(source, unfinished).then(() => true, undefinedIfMissing))) return false
    if (!(await isWholeAsset(name, unfinished))) return false
    await sync(unfinished)
    await rename(unfinished, target)
    await sync(dirname(target))
    return true
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** Tells whether a file is there with the bytes that its name promises. */
export async function isWholeAsset(name: string, path: string): Promise<boolean> {
  return (await digestOf(path, 'sha1').catch(undefinedIfMissing)) === sumOfAsset(name)
}

/** In hexadecimal. */
export async function digestOf(path: string, algorithm: 'sha1' | 'sha256'): Promise<string> {
  const hash = createHash(algorithm)
  for await (const chunk of createReadStream(path, { highWaterMark: CHUNK })) hash.update(chunk)
  return hash.digest('hex')
}
