import path from 'node:path'
import { parse } from 'node-html-parser'
import { renditionAt } from '#content/pictures/rendition.ts'
import { atOnce } from '../fixtures/at-once.ts'
import { publishedFiles } from '../fixtures/product/rendered.ts'
import { PlainHost } from '../fixtures/requests/plain-host.ts'
import { expect, test } from '../fixtures/test.ts'
import { specifiedPages } from '../specification/pages.ts'

const AT_ONCE = 8
const FILES = /\/(?:images|share|islands|icons|_next\/static)\/[^\s"'&,)*]*\w/g

type Crawled = { pages: Map<string, string>; dead: string[] }

test('a program that knows nothing of the site has all of it in a folder', async ({ product }) => {
  const root = path.resolve(import.meta.dirname, '../..')
  const host = await PlainHost.open(path.resolve(root, product.environment.siteDirectory, 'public'))
  // The folder is completed for static hosts some seconds after a publish.
  const dead = async () => (await crawl(host)).dead
  await expect.poll(dead, { timeout: 90_000, intervals: [2_000] }).toEqual([])
  const { pages } = await crawl(host)
  expect(pages.size).toBeGreaterThan(specifiedPages.length)
  for (const page of specifiedPages)
    expect(pages.get(page.path), page.path).toBe(await (await fetch(product.site + page.path)).text())

  const there = publishedFiles(product)
  expect(await missingAt(host, [...there])).toEqual([])
  const named = new Set(
    [...pages.values()].flatMap((html) => [...html.matchAll(FILES)].map(([name]) => name)),
  )
  const unknown = [...named].filter((name) => !there.has(name) && !renditionAt(name) && !isCard(name))
  expect(unknown, 'files that are neither there nor drawn on demand').toEqual([])
  host.close()
})

/** Follows links from page to page. Pictures are the affair of another test. */
async function crawl({ url }: PlainHost): Promise<Crawled> {
  const found: Crawled = { pages: new Map(), dead: [] }
  const seen = new Set<string>()
  for (let next = specifiedPages.map((page) => page.path); next.length > 0; ) {
    for (const one of next) seen.add(one)
    const links = await atOnce(AT_ONCE, next, async (one) => {
      const response = await fetch(`${url}${one}`)
      if (response.status !== 200) found.dead.push(one)
      if (!response.headers.get('content-type')?.includes('html')) return []
      const html = await response.text()
      found.pages.set(one, html)
      return linksIn(html, `${url}${one}`)
    })
    next = [...new Set(links)].filter((link) => !seen.has(link) && !renditionAt(link))
  }
  return found
}

function isCard(name: string): boolean {
  return /^\/share\/\w+\/[\w/-]+\.jpg$/.test(name)
}

function linksIn(html: string, page: string): string[] {
  return parse(html, { comment: false })
    .querySelectorAll('a[href], link[href]')
    .map((element) => new URL(element.getAttribute('href') ?? '', page))
    .filter(({ origin }) => origin === new URL(page).origin)
    .map(({ pathname }) => pathname)
}

async function missingAt({ url }: PlainHost, paths: readonly string[]): Promise<string[]> {
  return atOnce(AT_ONCE, paths, async (one) => {
    const { status } = await fetch(`${url}${one}`, { method: 'HEAD' })
    return status === 200 ? [] : [`${one} answers ${status}`]
  })
}
