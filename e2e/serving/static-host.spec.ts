import path from 'node:path'
import { parse } from 'node-html-parser'
import { renditionAt } from '#content/pictures/rendition.ts'
import { type BuiltPage, fetchPages } from '../every-page/checks/built-page.ts'
import { atOnce } from '../fixtures/at-once.ts'
import { publishedFiles } from '../fixtures/product/rendered.ts'
import { PlainHost } from '../fixtures/requests/plain-host.ts'
import { test as base, expect } from '../fixtures/test.ts'
import { specifiedPages } from '../specification/pages.ts'

const AT_ONCE = 8
const files = /\/(?:images|share|islands|icons|_next\/static)\/[^\s"'&,)*]*\w/g

/** The folder of the published site, served by a program that knows nothing of it, and the pages as they come from there. */
const test = base.extend<object, { host: PlainHost; hosted: BuiltPage[] }>({
  host: [
    async ({ product }, use) => {
      const root = path.resolve(import.meta.dirname, '../..')
      const host = await PlainHost.open(path.resolve(root, product.environment.siteDirectory, 'public'))
      await use(host)
      host.close()
    },
    { scope: 'worker' },
  ],
  hosted: [
    async ({ host }, use) => {
      const paths = specifiedPages.map((page) => page.path)
      await use(await fetchPages(host.url, paths))
    },
    { scope: 'worker' },
  ],
})

test('a plain web server has every page of the specification, byte for byte', async ({ product, hosted }) => {
  expect(hosted).toHaveLength(specifiedPages.length)
  const own = await fetchPages(
    product.site,
    hosted.map((page) => page.path),
  )
  for (const [index, { path: address, html }] of own.entries())
    expect(hosted[index]?.html, address).toBe(html)
})

test('no page of the specification, and none that can be reached from there, has a dead link', async ({
  host,
}) => {
  // The folder is completed for static hosts some seconds after a publish.
  await expect.poll(async () => (await crawl(host)).dead, { timeout: 90_000, intervals: [2_000] }).toEqual([])
  expect((await crawl(host)).seen).toBeGreaterThan(specifiedPages.length)
})

test('every file that the site has is in the folder, and every file that a page names is there or is drawn on demand', async ({
  host,
  product,
  hosted,
}) => {
  const there = publishedFiles(product)
  expect(await missingAt(host, [...there])).toEqual([])
  const named = new Set(hosted.flatMap(({ html }) => [...html.matchAll(files)].map(([name]) => name)))
  const unknown = [...named].filter((name) => !there.has(name) && !renditionAt(name) && !isCard(name))
  expect(unknown).toEqual([])
})

/** Follows links from page to page. Pictures are the affair of another test. */
async function crawl(host: PlainHost): Promise<{ seen: number; dead: string[] }> {
  const seen = new Set<string>()
  const dead: string[] = []
  for (let next = specifiedPages.map((page) => page.path); next.length > 0; ) {
    for (const path of next) seen.add(path)
    const links = await atOnce(AT_ONCE, next, async (path) => {
      const response = await fetch(`${host.url}${path}`)
      if (response.status !== 200) dead.push(path)
      const isPage = response.status === 200 && response.headers.get('content-type')?.includes('html')
      const html = isPage ? await response.text() : ''
      return linksOf({ path, html, document: parse(html, { comment: false }) }, host.url)
    })
    next = [...new Set(links)].filter((link) => !seen.has(link) && !renditionAt(link))
  }
  return { seen: seen.size, dead }
}

function isCard(name: string): boolean {
  return /^\/share\/\w+\/[\w/-]+\.jpg$/.test(name)
}

function linksOf({ document, path: from }: BuiltPage, site: string): string[] {
  return document
    .querySelectorAll('a[href], link[href]')
    .map((element) => new URL(element.getAttribute('href') ?? '', `${site}${from}`))
    .filter(({ origin }) => origin === site)
    .map(({ pathname }) => pathname)
}

async function missingAt({ url }: PlainHost, paths: readonly string[]): Promise<string[]> {
  return atOnce(AT_ONCE, [...new Set(paths)], async (one) => {
    const { status } = await fetch(`${url}${one}`, { method: 'HEAD' })
    return status === 200 ? [] : [`${one} answers ${status}`]
  })
}
