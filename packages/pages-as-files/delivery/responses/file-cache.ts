import { readFile } from 'node:fs/promises'
import { reasonOf } from '../../errors.ts'
import { type Bytes, hashOf } from '../../published/published-file.ts'

/** The bytes of files by their hash, so many at most: those that were requested last, so that what is requested often is at hand. */
export function fileCache(most: number) {
  /** Those that were requested last at the end. */
  const kept = new Map<string, Buffer>()
  const underWay = new Map<string, Promise<Buffer | undefined>>()
  let total = 0

  async function readWhole(file: string, { hash, size }: Bytes): Promise<Buffer | undefined> {
    try {
      const bytes = await readFile(file)
      if (bytes.length !== size || hashOf(bytes) !== hash) return undefined
      keep(hash, bytes)
      return bytes
    } catch (error) {
      console.error(`${file} can't be read: ${reasonOf(error)}`)
      return undefined
    }
  }

  function keep(hash: string, bytes: Buffer): void {
    if (bytes.length > most / 8 || kept.has(hash)) return
    kept.set(hash, bytes)
    total += bytes.length
    for (const [oldest, { length }] of kept) {
      if (total <= most) return
      kept.delete(oldest)
      total -= length
    }
  }

  /** The file's bytes; undefined when it is not there or is not what the manifest says of it, such as half a page. */
  return async (file: string, about: Bytes): Promise<Buffer | undefined> => {
    const known = kept.get(about.hash)
    if (known) {
      kept.delete(about.hash)
      kept.set(about.hash, known)
      return known
    }
    const reading =
      underWay.get(about.hash) ?? readWhole(file, about).finally(() => underWay.delete(about.hash))
    underWay.set(about.hash, reading)
    return reading
  }
}
