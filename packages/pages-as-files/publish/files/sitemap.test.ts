import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { manifestFile } from '../../published/published-file.ts'
import { ask } from '../../testing/ask.ts'
import { idOf } from '../../testing/content.ts'
import { freshSite } from '../../testing/fresh-site.ts'

const PAINTING = '/services/painting'
/** It shows on one page alone. */
const change = 'contact'
const site = freshSite()

test('the sitemap lists the pages with the day of their last change, whether that shows on them or not', async () => {
  expect(sitemapEntry(PAINTING)).toBe(
    '\n<loc>https://www.site.example/services/painting</loc>\n<lastmod>2026-11-01T08:00:00Z</lastmod>\n<changefreq>monthly</changefreq>\n<priority>0.5</priority>\n</url>\n',
  )
  site.content.changed.set(idOf(PAINTING), '2026-11-20T08:00:00Z')
  await site.publisher.publish(idOf(PAINTING))
  expect(site.renderer.rendered).toEqual([])
  expect(sitemapEntry(PAINTING)).toContain('<lastmod>2026-11-20T08:00:00Z</lastmod>')
  expect(sitemapEntry('/404')).toBeUndefined()
  await site.takeBack(PAINTING)
  expect(sitemapEntry(PAINTING)).toBeUndefined()
})

test('what means something in XML is written as what it is', async () => {
  site.content.publish('/services/a&b', 'words')
  await site.publisher.publish('services-a&b')
  expect(site.shown('/sitemap.xml')).toContain('/services/a&amp;b</loc>')
})

test('the sitemap is left alone by a publish that changes nothing of what it lists', async () => {
  const file = site.fileOf('/sitemap.xml')
  await site.publisher.publish('price-a')
  const { ino } = statSync(file)
  site.content.publish(PAINTING, 'new words')
  await site.publisher.publish('price-a')
  expect(statSync(file).ino).toBe(ino)
})

test('more than 10,000 pages are listed in parts, which go when there are fewer', async () => {
  const { manifest } = site.publishing
  const paths = Array.from({ length: 10_001 }, (_, index) => `/service-areas/town/trade-${index}`)
  listPages(paths)
  await site.publisher.publish(change)
  await site.startDelivery()
  expect((await ask(site.url, '/sitemap.xml')).text).toContain('/sitemap-2.xml</loc>')
  const parts = await Promise.all([1, 2].map((part) => ask(site.url, `/sitemap-${part}.xml`)))
  const found = parts.flatMap(({ text }) => [...text.matchAll(/<loc>[^<]*(\/service-areas\/[^<]+)<\/loc>/g)])
  const listed = new Set(found.map(([, path]) => path))
  expect(paths.filter((path) => !listed.has(path))).toEqual([])
  // So that nobody who reads the index asks for a part that is not there yet.
  expect(sitemapsInOrder().at(-1)).toBe('/sitemap.xml')
  for (const path of paths.slice(0, 100)) manifest.remove(path)
  await site.publisher.publish(change)
  expect((await ask(site.url, '/sitemap.xml')).text).toContain('<urlset')
  expect((await ask(site.url, '/sitemap-1.xml')).status).toBe(404)
})

/** As if these pages were published, which would take a minute. */
function listPages(paths: readonly string[]): void {
  const database = new DatabaseSync(manifestFile(site.folder))
  const listed = JSON.stringify({ changed: '2026-11-01T08:00:00Z', frequency: 'monthly', priority: 0.5 })
  database.exec('BEGIN')
  const insert = database.prepare(
    "INSERT INTO entries (path, kind, hash, listed, revision) VALUES (?, 'page', 'hash', ?, 1)",
  )
  for (const path of paths) insert.run(path, listed)
  database.exec('COMMIT')
  database.close()
}

/** As they were written. */
function sitemapsInOrder(): unknown[] {
  const database = new DatabaseSync(manifestFile(site.folder), { readOnly: true })
  const rows = database.prepare("SELECT path FROM entries WHERE kind = 'sitemap' ORDER BY revision").all()
  database.close()
  return rows.map(({ path }) => path)
}

function sitemapEntry(path: string): string | undefined {
  const entries = site.shown('/sitemap.xml')?.split('<url>') ?? []
  return entries.find((entry) => entry.includes(`${path}</loc>`))
}
