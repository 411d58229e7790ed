import { fallbackAt, inTown } from '#content/addresses/any-town.ts'
import type { PageKind } from '#content/documents/shown-on.ts'
import type { Environment } from '#content/environment/environment.ts'
import type { Manifest } from '../../published/manifest/manifest-writer.ts'
import type { SiteWriter } from '../files/site-writer.ts'
import { headersFile } from './headers-file.ts'
import { redirectsFile } from './redirects-file.ts'

type Setting = Pick<Environment, 'siteUrl' | 'strictTransport'>
type Options = { manifest: Manifest; writer: SiteWriter; setting: Setting; isBusy: () => boolean }

/** Pages that link to services in their town, also where the town has no page about the service. */
const ofTowns: readonly PageKind[] = ['city', 'townPage', 'locationPage']
const LINK = /href="(\/[^"?#]+)/g
const RULES = ['_headers', '_redirects']

/**
 * Files of the published folder that only static hosts need: delivery answers with headers and redirects by itself, and fills
 * in pages for towns that have none. They have no entry in the manifest, so that visitors of delivery can't have them.
 */
export class StaticHostFiles {
  readonly #options: Options
  /** The pages for towns, by their names. */
  #towns: ReadonlyMap<string, string> = new Map()

  constructor(options: Options) {
    this.#options = options
  }

  /** Whether a file of the folder `public` is one of these, as far as they were written since the start. */
  has(name: string): boolean {
    return RULES.includes(name) || this.#towns.has(name)
  }

  /**
   * Makes them fit what is published. Returns false when a page that is being published may take the place of a town's page: ask
   * again.
   */
  async write(): Promise<boolean> {
    const { manifest, writer, setting, isBusy } = this.#options
    const isPage = (path: string) => manifest.known(path)?.hash != null
    this.#towns = await this.#townPages(isPage)
    let isComplete = true
    for (const [name, text] of this.#towns) {
      const isFree = () => !isBusy() && !isPage(`/${name.replace('/index.html', '')}`)
      isComplete = (await writer.writeExtra(name, text, isFree)) && isComplete
    }
    await writer.writeExtra('_headers', headersFile(manifest, setting), () => true)
    await writer.writeExtra('_redirects', redirectsFile(manifest.redirects(), isPage), () => true)
    return isComplete
  }

  /** The pages to which towns link and which only delivery has, by their names. */
  async #townPages(isPage: (path: string) => boolean): Promise<ReadonlyMap<string, string>> {
    const { manifest, writer } = this.#options
    const texts = await Promise.all(manifest.pagesOfKinds(ofTowns).map((page) => writer.read(page)))
    const links = new Set(texts.flatMap((text = '') => [...text.matchAll(LINK)].map(([, path = '']) => path)))
    const pages = new Map<string, string>()
    for (const path of links) {
      const fallback = isPage(path) ? undefined : fallbackAt(path)
      const known = fallback && manifest.known(fallback.path)
      const text = known?.hash == null ? undefined : await writer.read(known)
      if (text) pages.set(`${path.slice(1)}/index.html`, fallback?.town ? inTown(text, fallback.town) : text)
    }
    return pages
  }
}
