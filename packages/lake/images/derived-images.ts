import { hash, randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { undefinedIfMissing } from '../errors/disk-errors.ts'
import type { Caller } from '../processes/fair-pool.ts'

/** Bytes of all computed images. */
const LIMIT = 2_000_000_000

/** Writes a picture to a file. Throws the reason of the signal when that aborts. */
type Draw = (file: string, signal: AbortSignal) => Promise<void>

type Drawing = { path: Promise<string>; ending: AbortController; waiting: number }

/**
 * A cache of computed images on disk, by key. Simultaneous requests of one kind of caller for one image share one computation (single
 * flight), which is aborted when nobody waits for it any more. The least recently used images are removed when all are too large.
 */
export function createDerivedImages(directory: string) {
  const folder = join(directory, 'derived')
  const unfinished = join(directory, 'derived-unfinished')
  const underway = new Map<string, Drawing>()
  /** Bytes of all images, once they were counted. */
  let size: number | undefined
  // Left by a crash.
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  return { get }

  /** The file for a key, from the cache or drawn now. Throws what `draw` throws, and the signal's reason when it aborts. */
  async function get(key: string, { kind, signal }: Caller, draw: Draw): Promise<string> {
    const digest = hash('sha256', key)
    const path = join(folder, digest.slice(0, 2), digest)
    if (await isKept(path)) return path
    signal?.throwIfAborted()
    const name = `${kind} ${digest}`
    const drawing = underway.get(name) ?? begin(path, draw)
    underway.set(name, drawing)
    drawing.waiting += 1
    try {
      return await unlessAborted(drawing.path, signal)
    } finally {
      drawing.waiting -= 1
      if (drawing.waiting === 0) {
        underway.delete(name)
        drawing.ending.abort()
      }
    }
  }

  function begin(path: string, draw: Draw): Drawing {
    const ending = new AbortController()
    return { path: make(path, draw, ending.signal), ending, waiting: 0 }
  }

  async function make(path: string, draw: Draw, signal: AbortSignal): Promise<string> {
    // Another computation may have finished it since `get` looked.
    if (await isKept(path)) return path
    const file = join(unfinished, randomUUID())
    try {
      await draw(file, signal)
      await mkdir(dirname(path), { recursive: true })
      await rename(file, path)
    } finally {
      await rm(file, { force: true })
    }
    await makeRoom(path)
    return path
  }

  async function makeRoom(added: string): Promise<void> {
    if (size !== undefined) size += (await stat(added)).size
    if (size !== undefined && size <= LIMIT) return
    const oldestFirst = (await filesIn(folder)).sort((left, right) => left.usedAt - right.usedAt)
    let left = oldestFirst.reduce((sum, file) => sum + file.size, 0)
    for (const file of left > LIMIT ? oldestFirst : []) {
      if (left <= LIMIT * 0.8) break
      await rm(file.path, { force: true })
      left -= file.size
    }
    size = left
  }
}

async function filesIn(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      // It may have been removed since the folder was read.
      const found = await stat(path).catch(undefinedIfMissing)
      return found ? [{ path, size: found.size, usedAt: found.mtimeMs }] : []
    })
  return (await Promise.all(files)).flat()
}

/** Tells whether the file is in the cache, and updates its time of last use. */
async function isKept(path: string): Promise<boolean> {
  const now = new Date()
  const touched = await utimes(path, now, now).then(() => true, undefinedIfMissing)
  return touched ?? false
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason))
    work.then(resolve, reject)
  })
}
