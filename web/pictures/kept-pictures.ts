import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Pictures on disk by a name that holds their content, so that what is kept is never out of date. */
export class KeptPictures {
  readonly #directory: string
  readonly #most: number
  readonly #underWay = new Map<string, Promise<Buffer>>()
  /** How many there are; undefined until they were counted. */
  #count: number | undefined

  /** Beyond `most` pictures those go that were not asked for the longest time. */
  constructor(directory: string, most: number) {
    this.#directory = directory
    this.#most = most
  }

  /** Returns the picture that was kept under the name, or draws it and keeps it. Whoever asks meanwhile gets the same. */
  get(name: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(this.#directory, createHash('sha256').update(name).digest('hex'))
    const known = this.#underWay.get(file)
    if (known) return known
    const picture = this.#readOrDraw(file, draw).finally(() => this.#underWay.delete(file))
    this.#underWay.set(file, picture)
    return picture
  }

  async #readOrDraw(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = await readFile(file).catch(missing)
    const now = new Date()
    if (known) await utimes(file, now, now).catch(missing)
    if (known) return known
    const picture = await draw()
    // Whoever asked for it has it, whether it can be kept or not.
    await this.#keep(file, picture).catch((error) => console.error(error))
    return picture
  }

  async #keep(file: string, picture: Buffer): Promise<void> {
    await mkdir(this.#directory, { recursive: true })
    // Under another name until it is whole, for the process may end at any time.
    await writeFile(`${file}.part`, picture)
    await rename(`${file}.part`, file)
    this.#count = (this.#count ?? (await readdir(this.#directory)).length - 1) + 1
    if (this.#count > this.#most) await this.#makeRoom()
  }

  /** A fifth more than there has to be, so that it is not done for each picture. */
  async #makeRoom(): Promise<void> {
    const names = await readdir(this.#directory)
    const found = await Promise.all(names.map((name) => usedAt(join(this.#directory, name))))
    const oldestFirst = found.flat().sort((one, other) => one.time - other.time)
    const left = Math.floor(this.#most * 0.8)
    const gone = oldestFirst.slice(0, Math.max(0, oldestFirst.length - left))
    await Promise.all(gone.map(({ path }) => rm(path, { force: true })))
    this.#count = oldestFirst.length - gone.length
  }
}

async function usedAt(path: string): Promise<{ path: string; time: number }[]> {
  const found = await stat(path).catch(missing)
  return found ? [{ path, time: found.mtimeMs }] : []
}

/** For a file that is not there, or not any more. */
function missing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
