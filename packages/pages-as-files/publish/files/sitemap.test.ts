import { expect, test } from 'vitest'
import { type Listed, sitemapFiles } from './sitemap.ts'

const absolute = (path: string) => `https://www.example.com${path}`

test('a page is listed with its address, its last change, how often it changes and how much it matters', () => {
  expect(sitemapFiles([entry('/')], absolute)).toEqual([
    {
      path: '/sitemap.xml',
      xml: [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
        '<url>',
        '<loc>https://www.example.com/</loc>',
        '<lastmod>2026-11-21T08:00:00Z</lastmod>',
        '<changefreq>weekly</changefreq>',
        '<priority>0.6</priority>',
        '</url>',
        '</urlset>',
        '',
      ].join('\n'),
    },
  ])
})

test('a site without pages has a sitemap without addresses', () => {
  const [file, ...more] = sitemapFiles([], absolute)
  expect([locationsIn(file?.xml), more]).toEqual([[], []])
})

test('what means something in XML is written as what it is', () => {
  const [file] = sitemapFiles([entry('/a?b=1&c=<2>')], absolute)
  expect(locationsIn(file?.xml)).toEqual(['https://www.example.com/a?b=1&amp;c=&lt;2>'])
})

test('10,000 addresses are one file, and more are several with an index of them', () => {
  const entries = Array.from({ length: 20_001 }, (_, index) => entry(`/page-${index}`))
  expect(sitemapFiles(entries.slice(0, 10_000), absolute)).toHaveLength(1)
  const files = sitemapFiles(entries, absolute)
  const index = files.find(({ path }) => path === '/sitemap.xml')
  const parts = files.filter((file) => file !== index)
  expect(index?.xml).toContain('<sitemapindex')
  expect(locationsIn(index?.xml)).toEqual(parts.map(({ path }) => absolute(path)))
  expect(parts.map(({ path }) => path)).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'])
  expect(parts.flatMap(({ xml }) => locationsIn(xml))).toEqual(entries.map(({ url }) => url))
  // So that nobody who reads the index asks for a part that is not there yet.
  expect(files.at(-1)).toBe(index)
})

function entry(path: string): Listed {
  return { url: absolute(path), changed: '2026-11-21T08:00:00Z', frequency: 'weekly', priority: 0.6 }
}

function locationsIn(xml = ''): string[] {
  return [...xml.matchAll(/<loc>(.*)<\/loc>/g)].map(([, location = '']) => location)
}
