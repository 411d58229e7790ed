import type { Wanted } from '../../cms/ask.ts'
import type { SiteRoute } from '../../cms/published/published-routes.ts'
import type { Manifest } from '../../published/manifest/manifest-writer.ts'
import type { Changes } from '../changes.ts'
import type { FileMaker } from '../files/file-maker.ts'
import { isDrawn, namesIn } from '../files/names.ts'
import type { SiteWriter } from '../files/site-writer.ts'
import type { Rendered } from '../renderer.ts'
import { inlineOf, withoutFramework } from './finished-html.ts'
import { listing } from './listing.ts'
import type { PageStyles } from './page-styles.ts'

export type WriterParts = {
  manifest: Manifest
  writer: SiteWriter
  files: FileMaker
  changes: Changes
  styles: PageStyles
  /** Of the site's code. */
  version: string
}

/** Makes of a page as Next renders it the page that visitors get: its files and its row in the manifest. */
export class PageWriter {
  readonly #parts: WriterParts

  constructor(parts: WriterParts) {
    this.#parts = parts
  }

  async write(route: SiteRoute, wanted: Wanted, rendered: Rendered): Promise<void> {
    const { manifest, writer, files, changes, version } = this.#parts
    const { path, kind } = route
    const isPage = rendered.type.startsWith('text/html')
    const body = isPage ? await this.#finish(rendered.body.toString()) : rendered.body
    const text = body.toString()
    const names = namesIn(text)
    // A page is not there before its script and its font are.
    await files.ensure(names.filter((name) => !isDrawn(name)))
    const written = await writer.write({ path, kind }, rendered.type, body)
    manifest.write({
      ...written,
      path,
      kind,
      digest: wanted.digest,
      version,
      type: rendered.type,
      inline: isPage ? inlineOf(text) : { styles: [], scripts: [] },
      documents: wanted.documents,
      pageId: wanted.pageId,
      listed: await listing(route, wanted, changes),
      names,
    })
  }

  async #finish(html: string): Promise<Buffer> {
    return Buffer.from(await this.#parts.styles.inline(withoutFramework(html)))
  }
}
