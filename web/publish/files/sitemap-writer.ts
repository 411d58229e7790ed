import { fixedPaths } from '#content/addresses/routes.ts'
import { absoluteUrl } from '../../head/absolute-url.ts'
import type { Manifest } from '../../published/manifest/manifest-writer.ts'
import { readListing } from '../pages/listing.ts'
import { WorkQueue } from '../queue/work-queue.ts'
import type { FileMaker } from './file-maker.ts'
import type { SiteWriter } from './site-writer.ts'
import { sitemapFiles } from './sitemap.ts'

type Parts = { manifest: Manifest; files: FileMaker; writer: SiteWriter }

/** Keeps the sitemap: which pages there are and when what they show was changed, be it in words that no page shows. */
export class SitemapWriter {
  readonly #parts: Parts
  readonly #queue = new WorkQueue<void>(1)
  /** The version of the listings that was written last. */
  #version = -1

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** Writes what the manifest lists, if that is something else than was written last. */
  async update(): Promise<void> {
    await this.#queue.run(fixedPaths.sitemap, 0, async () => {
      if (this.#parts.manifest.listingsVersion() !== this.#version) await this.#write(false)
    })
  }

  /** Writes it anew. */
  async remake(): Promise<void> {
    await this.#queue.run('again', 0, () => this.#write(true))
  }

  async #write(isDamaged: boolean): Promise<void> {
    const { manifest, files, writer } = this.#parts
    const version = manifest.listingsVersion()
    const entries = manifest.listed().map(readListing)
    const sitemaps = sitemapFiles(
      entries.map(({ path, ...rest }) => ({ url: absoluteUrl(path), ...rest })),
      absoluteUrl,
    )
    for (const { path, xml } of sitemaps)
      await files.write({ path, kind: 'sitemap' }, 'application/xml', Buffer.from(xml), isDamaged)
    const paths = sitemaps.map(({ path }) => path)
    for (const path of manifest.sitemaps().filter((known) => !paths.includes(known))) {
      manifest.remove(path)
      await writer.remove({ path, kind: 'sitemap' })
    }
    this.#version = version
  }
}
