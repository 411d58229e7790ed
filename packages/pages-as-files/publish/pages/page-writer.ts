import type { Manifest } from '../../published/manifest/manifest-writer.ts'
import type { Rendered, Route, Site, Wanted } from '../../site.ts'
import type { Changes } from '../changes.ts'
import type { FileMaker } from '../files/file-maker.ts'
import { namesIn } from '../files/names.ts'
import type { SiteWriter } from '../files/site-writer.ts'
import { inlineOf, withoutFramework } from './finished-html.ts'
import { listing } from './listing.ts'
import type { PageStyles } from './page-styles.ts'

/** What a page is made with. */
export type PageTools = {
  site: Site
  manifest: Manifest
  writer: SiteWriter
  files: FileMaker
  changes: Changes
  styles: PageStyles
  /** Of the site's code. */
  version: string
}

/** Makes of a page as it was rendered the page that visitors get: its files and its row in the manifest. */
export async function writePage(
  { site, manifest, writer, files, changes, styles, version }: PageTools,
  { route, wanted, rendered }: { route: Route; wanted: Wanted; rendered: Rendered },
): Promise<void> {
  const { path, kind } = route
  const isPage = rendered.type.startsWith('text/html')
  const text = isPage
    ? await styles.inline(withoutFramework(rendered.body.toString()))
    : rendered.body.toString()
  const names = namesIn(text, site)
  // A page is not there before its script and its font are.
  await files.ensure(names.filter((name) => name.kind === 'static'))
  const written = await writer.write(
    { path, kind },
    rendered.type,
    isPage ? Buffer.from(text) : rendered.body,
  )
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
