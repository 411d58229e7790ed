import type { Manifest } from '../../published/manifest/manifest-writer.ts'
import type { Site } from '../../site.ts'
import type { SiteWriter } from '../files/site-writer.ts'
import { headersFile } from './headers-file.ts'
import { redirectsFile } from './redirects-file.ts'

const LINK = /href="(\/[^"?#]+)/g
const RULES = ['_headers', '_redirects']

/**
 * Files of the published folder that only static hosts need: delivery answers with headers and redirects by itself, and fills
 * in for pages that nobody has written. They have no entry in the manifest, so that visitors of delivery can't have them.
 */
export class StaticHostFiles {
  readonly #site: Site
  readonly #manifest: Manifest
  readonly #writer: SiteWriter
  readonly #isBusy: () => boolean
  /** The files that stand in for pages that nobody has written, by their names. */
  #standIns: ReadonlyMap<string, string> = new Map()

  constructor(site: Site, manifest: Manifest, writer: SiteWriter, isBusy: () => boolean) {
    this.#site = site
    this.#manifest = manifest
    this.#writer = writer
    this.#isBusy = isBusy
  }

  /** Whether a file of the folder `public` is one of these, as far as they were written since the start. */
  has(name: string): boolean {
    return RULES.includes(name) || this.#standIns.has(name)
  }

  /**
   * Makes them fit what is published. Returns false when a page that is being published may take the place of one that stands in:
   * ask again.
   */
  async write(): Promise<boolean> {
    const manifest = this.#manifest
    const writer = this.#writer
    const isPage = (path: string) => manifest.known(path)?.hash != null
    this.#standIns = await this.#findStandIns(isPage)
    let isComplete = true
    for (const [name, text] of this.#standIns) {
      const isFree = () => !this.#isBusy() && !isPage(`/${name.replace('/index.html', '')}`)
      isComplete = (await writer.writeExtra(name, text, isFree)) && isComplete
    }
    await writer.writeExtra('_headers', headersFile(manifest, this.#site), () => true)
    await writer.writeExtra('_redirects', redirectsFile(manifest.redirects(), isPage), () => true)
    return isComplete
  }

  /** What only delivery has of the pages to which others link, by the names of files. */
  async #findStandIns(isPage: (path: string) => boolean): Promise<ReadonlyMap<string, string>> {
    const linking = this.#manifest.pages().filter((path) => this.#site.routeAt(path)?.isLinkingToUnknown)
    const texts = await Promise.all(linking.map((path) => this.#read(path)))
    const links = new Set(texts.flatMap((text = '') => [...text.matchAll(LINK)].map(([, path = '']) => path)))
    const pages = new Map<string, string>()
    for (const path of links) {
      const other = isPage(path) ? undefined : this.#site.unknown(path)
      const text = other && (await this.#read(other.path))
      if (text) pages.set(`${path.slice(1)}/index.html`, other.fill?.(text) ?? text)
    }
    return pages
  }

  /** The text of a page that is published; undefined when there is none. */
  async #read(path: string): Promise<string | undefined> {
    const known = this.#manifest.known(path)
    return known?.hash == null ? undefined : this.#writer.read(known)
  }
}
