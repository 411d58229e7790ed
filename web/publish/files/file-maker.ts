import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative } from 'node:path'
import { homeScreenIcons } from '../../head/home-screen-icons.ts'
import type { EntryKind } from '../../published/entry.ts'
import type { Known } from '../../published/manifest-lookups.ts'
import type { Manifest } from '../../published/manifest-writer.ts'
import { WorkQueue } from '../queue/work-queue.ts'
import type { Renderer } from '../renderer.ts'
import { isDrawn } from './names.ts'
import type { SiteWriter } from './site-writer.ts'

type Parts = {
  manifest: Manifest
  writer: SiteWriter
  renderer: Renderer
  /** Holds files that the site hands out as they are. */
  publicFolder: string
  version: string
}
type Address = { path: string; kind: EntryKind }

const TYPES: Record<string, string> = { '.js': 'text/javascript; charset=utf-8' }
/** Files that no page has to name. */
const FIXED = ['/robots.txt', '/favicon.ico', '/icon.svg', '/apple-icon.png']

/** A visitor waits for the first; the others are drawn when nobody does. */
export const urgency = { visitor: 2, named: 1, ahead: 0 } as const

/** Makes the files that are no pages: scripts, fonts, icons, pictures, cards, and the sitemap. */
export class FileMaker {
  readonly #parts: Parts
  readonly #drawing = new WorkQueue<boolean>(2)
  readonly #fetching = new WorkQueue<boolean>(4)

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Brings what every page relies on to the version of the site's code. */
  async publishFixed(): Promise<void> {
    const files = await readdir(this.#parts.publicFolder, { recursive: true, withFileTypes: true })
    for (const file of files.filter((found) => found.isFile()))
      await this.#copy(join(file.parentPath, file.name))
    const icons = homeScreenIcons.map(({ name }) => `/icons/${name}`)
    await this.fetchMissing([...FIXED, ...icons].map((path) => ({ path, kind: 'static' })))
  }

  /** Fetches files that are not there yet, or that another version of the site's code has made. */
  async fetchMissing(named: readonly Address[]): Promise<void> {
    await Promise.all(
      named.map((address) => this.#fetching.run(address.path, 0, () => this.#ensure(address))),
    )
  }

  /** Has a picture or card drawn that a page names; tells whether it is there now. */
  draw(path: string, priority: number, isDamaged = false): Promise<boolean> {
    return this.#drawing.run(path, priority, async () => {
      const known = this.#parts.manifest.known(path)
      if (!known || !isDrawn(known)) return false
      if (!isDamaged && known.hash !== null && (await this.#parts.writer.isThere(known, known.size)))
        return true
      return this.#fetch(known)
    })
  }

  /** Makes a file anew that is damaged; tells whether it is there now. */
  remake(address: Address): Promise<boolean> {
    return this.#fetching.run(address.path, urgency.visitor, async () => {
      const file = join(this.#parts.publicFolder, address.path)
      if (!existsSync(file)) return this.#fetch(address)
      await this.#copy(file)
      return true
    })
  }

  async #copy(file: string): Promise<void> {
    const path = `/${relative(this.#parts.publicFolder, file).replaceAll('\\', '/')}`
    const type = TYPES[extname(path)] ?? 'application/octet-stream'
    await this.write({ path, kind: 'static' }, type, await readFile(file))
  }

  async #ensure(address: Address): Promise<boolean> {
    const known = this.#parts.manifest.known(address.path)
    if (known && (await this.#isCurrent(known))) return true
    return this.#fetch(address)
  }

  async #isCurrent(known: Known): Promise<boolean> {
    if (known.hash === null || known.version !== this.#parts.version) return false
    return this.#parts.writer.isThere(known, known.size)
  }

  /** What is not there, though a page names it, is no reason to keep the page back. */
  async #fetch(address: Address): Promise<boolean> {
    const { status, type, body } = await this.#parts.renderer.get(address.path)
    if (status >= 500) throw new Error(`${address.path} can't be made now: the renderer answers ${status}.`)
    if (status === 200) await this.write(address, type, body)
    else console.error(`${address.path} can't be made: the renderer answers ${status}.`)
    return status === 200
  }

  async write(address: Address, type: string, body: Buffer): Promise<void> {
    const { manifest, writer, version } = this.#parts
    const written = await writer.write(address, type, body)
    manifest.write({
      ...address,
      ...written,
      type,
      version,
      digest: null,
      inline: { styles: [], scripts: [] },
      documents: new Set(),
      pageId: null,
      listed: null,
      names: [],
    })
  }
}
