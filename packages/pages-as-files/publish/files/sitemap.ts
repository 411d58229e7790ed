import { SITEMAP } from '../../published/site-folder.ts'

export type Listed = { url: string; changed: string; frequency: string; priority: number }

/** As many as one sitemap of ours lists; the protocol allows 50,000 and 50 MB: sitemaps.org/protocol.html. */
const MOST = 10_000

/** The sitemap as files: one, or an index and its parts. */
export function sitemapFiles(
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
