import { readFile } from 'node:fs/promises'
import { type Bytes, hashOf } from '../../published/published-file.ts'

/** The bytes of files by their hash, those that were requested last at the end, so that what is requested often is at hand. */
export class FileCache {
  readonly #most: number
  readonly #kept = new Map<string, Buffer>()
  readonly #underWay = new Map<string, Promise<Buffer | undefined>>()
  #bytes = 0

  /** Holds at most so many bytes. */
  constructor(most: number) {
    this.#most = most
  }

  /** What is at hand now. */
  peek(hash: string): Buffer | undefined {
    const known = this.#kept.get(hash)
    if (!known) return undefined
    this.#kept.delete(hash)
    this.#kept.set(hash, known)
    return known
  }

  /** The file's bytes; undefined when it is not there or is not what the manifest says of it, such as half a page. */
  read(file: string, { hash, size }: Bytes): Promise<Buffer | undefined> {
    const known = this.#underWay.get(hash)
    if (known) return known
    const reading = this.#readWhole(file, hash, size).finally(() => this.#underWay.delete(hash))
    this.#underWay.set(hash, reading)
    return reading
  }

  async #readWhole(file: string, hash: string, size: number): Promise<Buffer | undefined> {
    try {
      const bytes = await readFile(file)
      if (bytes.length !== size || hashOf(bytes) !== hash) return undefined
      this.#keep(hash, bytes)
      return bytes
    } catch (error) {
      console.error(`${file} can't be read: ${error instanceof Error ? error.message : error}`)
      return undefined
    }
  }

  #keep(hash: string, bytes: Buffer): void {
    if (bytes.length > this.#most / 8 || this.#kept.has(hash)) return
    this.#kept.set(hash, bytes)
    this.#bytes += bytes.length
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= this.#most) return
      this.#kept.delete(oldest)
      this.#bytes -= length
    }
  }
}
