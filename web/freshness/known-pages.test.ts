import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { KnownPages } from './known-pages.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
  writeFileSync(
    join(folder, 'prerender-manifest.json'),
    JSON.stringify({ routes: { '/services/painting': {} }, preview: { previewModeId: 'key' } }),
  )
})

afterEach(() => rmSync(folder, { recursive: true }))

test('the pages of the build and the page for unknown addresses are known', () => {
  const pages = new KnownPages(folder)
  expect(['/services/painting', '/404', '/services/tiling'].map((path) => pages.has(path))).toEqual([
    true,
    true,
    false,
  ])
})

test('a page that is added is known to others at once, and after a restart', () => {
  const one = new KnownPages(folder)
  const other = new KnownPages(folder)
  expect(other.has('/services/tiling')).toBe(false)
  for (const path of ['/services/tiling', '/services/carpentry', '/services/tiling']) one.add(path)
  expect(other.has('/services/tiling') && other.has('/services/carpentry')).toBe(true)
  expect(new KnownPages(folder).all().sort()).toEqual([
    '/404',
    '/services/carpentry',
    '/services/painting',
    '/services/tiling',
  ])
})

test('a page that is taken away is not known any more, until it comes back', () => {
  const one = new KnownPages(folder)
  const other = new KnownPages(folder)
  one.add('/services/tiling')
  for (const path of ['/services/painting', '/services/tiling', '/services/never']) one.remove(path)
  expect(other.all()).toEqual(['/404'])
  expect(new KnownPages(folder).has('/services/painting')).toBe(false)
  for (const path of ['/services/painting', '/services/tiling']) one.add(path)
  expect(['/services/painting', '/services/tiling'].map((path) => other.has(path))).toEqual([true, true])
  expect(other.all()).toHaveLength(3)
})
