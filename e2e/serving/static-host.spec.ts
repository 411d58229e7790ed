import path from 'node:path'
import { StaticHost } from 'pages-as-files/testing'
import { fixedPaths } from '#content/addresses/routes.ts'
import { renditionAt } from '#content/pictures/rendition.ts'
import { fetchPages } from '../every-page/checks/built-page.ts'
import { brokenLinks } from '../every-page/checks/links.ts'
import { atOnce } from '../fixtures/at-once.ts'
import { publishedFiles } from '../fixtures/product/rendered.ts'
import { expect, test } from '../fixtures/test.ts'

const AT_ONCE = 8
const FILES = /\/(?:images|share|islands|icons|_next\/static)\/[^\s"'&,)*]*\w/g
/** Answered by a program, for those without scripts. */
const FORM = fixedPaths.yourRequest

test('a program that knows nothing of the site has all of it in a folder', async ({ product, pages }) => {
  const host = await StaticHost.open(path.join(product.environment.siteDirectory, 'public'))
  const kept = await fetchPages(
    host.url,
    pages.map((page) => page.path),
  )
  expect(kept.map(({ html }) => html)).toEqual(pages.map(({ html }) => html))
  const dead = async () => (await brokenLinks(host.url, kept)).filter((fault) => !fault.includes(FORM))
  // The folder is completed for static hosts some seconds after a publish.
  await expect.poll(dead, { intervals: [2_000] }).toEqual([])

  const there = publishedFiles(product)
  const missing = await atOnce(AT_ONCE, [...there], async (one) => {
    const { status } = await fetch(host.url + one, { method: 'HEAD' })
    return status === 200 ? [] : [`${one} answers ${status}`]
  })
  expect(missing).toEqual([])
  const named = new Set(kept.flatMap(({ html }) => html.match(FILES) ?? []))
  const unknown = [...named].filter((name) => !there.has(name) && !renditionAt(name) && !isCard(name))
  expect(unknown, 'files that are neither there nor drawn on demand').toEqual([])
  await host.close()
})

function isCard(name: string): boolean {
  return /^\/share\/\w+\/[\w/-]+\.jpg$/.test(name)
}
