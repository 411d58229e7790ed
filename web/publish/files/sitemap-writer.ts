import { fixedPaths } from '#content/routes.ts'
import { absoluteUrl } from '../../head/absolute-url.ts'
import type { Manifest } from '../../published/manifest-writer.ts'
import { readListing } from '../pages/listing.ts'
import { WorkQueue } from '../queue/work-queue.ts'
import type { FileMaker } from './file-maker.ts'
import { sitemapFiles } from './sitemap.ts'

/** Keeps the sitemap: which pages there are and when what they show was changed, be it in words that no page shows. */
export class SitemapWriter {
  readonly #manifest: Manifest
  readonly #files: FileMaker
  readonly #queue = new WorkQueue<void>(1)

  constructor(manifest: Manifest, files: FileMaker) {
    this.#manifest = manifest
    this.#files = files
  }

  /** Writes what the manifest lists. */
  write(): Promise<void> {
    return this.#queue.run(fixedPaths.sitemap, 0, async () => {
      const entries = this.#manifest
        .listed()
        .map(readListing)
        .map(({ path, ...rest }) => ({ url: absoluteUrl(path), ...rest }))
      for (const { path, xml } of sitemapFiles(entries, absoluteUrl))
        await this.#files.write({ path, kind: 'sitemap' }, 'application/xml', Buffer.from(xml))
    })
  }
}
