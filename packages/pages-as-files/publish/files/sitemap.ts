import type { Manifest } from '../../published/manifest/manifest.ts'
import { SITEMAP } from '../../published/published-file.ts'
import type { Site } from '../../site.ts'
import { workQueue } from '../queues.ts'
import type { FileMaker } from './file-maker.ts'

/** What the sitemap says of a page, as `pageMaker` has written it into the manifest. */
type Listing = { changed: string; frequency: string; priority: number }
type Listed = Listing & { url: string }

/** As many as one sitemap of ours lists; the protocol allows 50,000 and 50 MB: sitemaps.org/protocol.html. */
const MOST = 10_000
const XML = 'application/xml; charset=utf-8'

type Context = { site: Pick<Site, 'absolute'>; manifest: Manifest; files: FileMaker }

/** Keeps the sitemap: which pages there are and when what they show was changed, also in words that no page shows. */
export function sitemapOf({ site: { absolute }, manifest, files }: Context) {
  const queue = workQueue<void>(1)

  async function write(isDamaged: boolean): Promise<void> {
    const entries = manifest.listed().map(({ path, listed }): Listed => {
      const listing: Listing = JSON.parse(listed)
      return { url: absolute(path), ...listing }
    })
    const sitemaps = sitemapFiles(entries, absolute)
    for (const { path, xml } of sitemaps)
      await files.write({ path, kind: 'sitemap' }, XML, Buffer.from(xml), isDamaged)
    const paths = sitemaps.map(({ path }) => path)
    for (const path of manifest.sitemaps().filter((known) => !paths.includes(known)))
      await files.remove({ path, kind: 'sitemap' })
  }

  return {
    /** Writes what the manifest lists. */
    update: () => queue.run(SITEMAP, 0, () => write(false)),
    /** Writes it anew. */
    remake: () => queue.run('again', 0, () => write(true)),
  }
}

/** The sitemap as files: one, or an index and its parts. */
function sitemapFiles(
  entries: readonly Listed[],
  absolute: (path: string) => string,
): { path: string; xml: string }[] {
  if (entries.length <= MOST) return [{ path: SITEMAP, xml: urlSet(entries) }]
  const parts = Array.from({ length: Math.ceil(entries.length / MOST) }, (_, index) => ({
    path: `/sitemap-${index + 1}.xml`,
    xml: urlSet(entries.slice(index * MOST, (index + 1) * MOST)),
  }))
  return [...parts, { path: SITEMAP, xml: indexOf(parts.map(({ path }) => absolute(path))) }]
}

function urlSet(entries: readonly Listed[]): string {
  const urls = entries.map(
    ({ url, changed, frequency, priority }) =>
      `<url>\n<loc>${escaped(url)}</loc>\n<lastmod>${changed}</lastmod>\n<changefreq>${frequency}</changefreq>\n<priority>${priority}</priority>\n</url>\n`,
  )
  return `${HEAD}<urlset xmlns="${NAMESPACE}">\n${urls.join('')}</urlset>\n`
}

function indexOf(addresses: readonly string[]): string {
  const sitemaps = addresses.map((address) => `<sitemap>\n<loc>${escaped(address)}</loc>\n</sitemap>\n`)
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">\n${sitemaps.join('')}</sitemapindex>\n`
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
