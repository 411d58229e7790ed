import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { fileOf } from '../../published/published-file.ts'
import { ask } from '../../testing/ask.ts'
import { fakeSite } from '../../testing/fake-site.ts'
import { freshSite } from '../../testing/fresh-site.ts'
import { namesIn } from '../files/file-maker.ts'

const SECRET = 'what nobody else is to read'
/** From the folder of scripts to the one that holds the site. */
const OUTSIDE = '/islands/../../.env'
/** Taken for slashes, as everywhere, by a redirect to what has them. */
const BACKSLASHES = '/islands/..\\..\\.env'
const spellings = [
  OUTSIDE,
  '/islands/%2e%2e/%2e%2e/.env',
  '/islands/%2E./.%2e/.env',
  '/islands/..%2f..%2f.env',
  BACKSLASHES,
  '/islands/..%5c..%5c.env',
  '/icons/.././../.env',
  '/images/../../.env',
  '/.env',
]

const site = freshSite({ isDelivered: true })

beforeAll(async () => {
  writeFileSync(join(site.directory, '.env'), SECRET)
})

test.each([...spellings, '/_next/static/../../../.env', '/share/../../.env'])(
  'a text that says %s is published, and what lies there is not',
  async (name) => {
    const before = site.files
    site.content.publish('/about', `Great work, see ${name} please`)
    const { status, body } = await site.sender.send({ _id: 'about', _type: 'aboutPage' })
    expect([status, body.revalidated, body.problems]).toEqual([200, ['/about'], []])
    await site.doQuietWork()
    expect((await ask(site.url, '/about')).text).toContain('Great work')
    for (const path of new Set([name, ...spellings])) {
      const { status: answered, text } = await ask(site.url, path)
      expect([path, answered]).toEqual([path, path === BACKSLASHES ? 308 : 404])
      expect(text).not.toContain(SECRET)
    }
    expect([site.files, site.renderer.fetched]).toEqual([before, []])
  },
)

test('files are named by addresses that lead nowhere else', () => {
  const text = `/islands/a.js /islands/../b.js /icons/./c.png /islands/..
    /icons/..e/f..g.png /share/1/h.jpg`
  expect(namesIn(text, fakeSite('', '')).map(({ path }) => path)).toEqual([
    '/islands/a.js',
    '/icons/..e/f..g.png',
    '/share/1/h.jpg',
  ])
})

test('no address has its file outside of the published site', () => {
  for (const path of [OUTSIDE, '/../x.js', '/..'])
    expect(() => fileOf(site.folder, { path, kind: 'static' })).toThrow('leads out of')
})

test('a folder that a text names is no file, and holds nothing back', async () => {
  mkdirSync(join(site.publicFolder, 'islands', 'parts'), { recursive: true })
  site.renderer.broken.set('/islands/parts', 404)
  site.content.publish('/about', 'See /islands/parts')
  const { status, body } = await site.sender.send({ _id: 'about', _type: 'aboutPage' })
  expect([status, body.revalidated]).toEqual([200, ['/about']])
})
