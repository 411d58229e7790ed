import type { Manifest } from '../../published/manifest/manifest-writer.ts'
import { SITEMAP } from '../../published/site-folder.ts'
import type { Site } from '../../site.ts'
import { readListing } from '../pages/listing.ts'
import { WorkQueue } from '../queue/work-queue.ts'
import type { FileMaker } from './file-maker.ts'
import { sitemapFiles } from './sitemap.ts'

/** Keeps the sitemap: which pages there are and when what they show was changed, also in words that no page shows. */
export class SitemapWriter {
  readonly #site: Site
  readonly #manifest: Manifest
  readonly #files: FileMaker
  readonly #queue = new WorkQueue<void>(1)
  /** The version of the listings that was written last. */
  #version = -1

  constructor(site: Site, manifest: Manifest, files: FileMaker) {
    this.#site = site
    this.#manifest = manifest
    this.#files = files
  }

  /** Writes what the manifest lists, if that is something else than was written last. */
  async update(): Promise<void> {
    await this.#queue.run(SITEMAP, 0, async () => {
      if (this.#manifest.listingsVersion() !== this.#version) await this.#write(false)
    })
  }

  /** Writes it anew. */
  async remake(): Promise<void> {
    await this.#queue.run('again', 0, () => this.#write(true))
  }

  async #write(isDamaged: boolean): Promise<void> {
    const { absolute } = this.#site
    const version = this.#manifest.listingsVersion()
    const entries = this.#manifest.listed().map(readListing)
    const sitemaps = sitemapFiles(
      entries.map(({ path, ...rest }) => ({ url: absolute(path), ...rest })),
      absolute,
    )
    for (const { path, xml } of sitemaps)
      await this.#files.write({ path, kind: 'sitemap' }, 'application/xml', Buffer.from(xml), isDamaged)
    const paths = sitemaps.map(({ path }) => path)
    for (const path of this.#manifest.sitemaps().filter((known) => !paths.includes(known)))
      await this.#files.remove({ path, kind: 'sitemap' })
    this.#version = version
  }
}
