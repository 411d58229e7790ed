import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { askRaw } from './fixtures/raw-request.ts'
import { textOf } from './fixtures/site.ts'
import type { Stage } from './fixtures/stage.ts'
import { expect, test } from './fixtures/test.ts'

const PAGE = '/services/painting'
const MADE_UP = 1_000
const AT_ONCE = 8

test.afterEach(({ stage }) => stage.act('startMissing'))

test('after a publish the picture for shared links is drawn before anybody asks for it', async ({
  stage,
}) => {
  const client = stage.client()
  const { seo } = await client.fetch('*[_id == "service-painting"][0]{seo}')
  const before = await cardOf(stage)
  await askRaw(stage.site, before)
  await untilQuiet(stage)
  const drawn = new Set(await pictures(stage))
  await client
    .patch('service-painting')
    .set({ 'seo.title': `Painting, ${Date.now()}` })
    .commit()
  await expect.poll(() => cardOf(stage)).not.toBe(before)
  await expect.poll(async () => (await pictures(stage)).some((name) => !drawn.has(name))).toBe(true)
  await stage.act('stopLake')
  const { status, headers } = await askRaw(stage.site, await cardOf(stage))
  expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(headers['cache-control']).toContain('immutable')
  await stage.act('startMissing')
  await client.patch('service-painting').set({ seo }).commit()
  await expect.poll(() => cardOf(stage)).toBe(before)
})

test('a network that has the picture is told so', async ({ stage }) => {
  const first = await askRaw(stage.site, await cardOf(stage))
  const known = { 'if-none-match': first.headers.etag ?? '' }
  expect((await askRaw(stage.site, await cardOf(stage), { headers: known })).status).toBe(304)
})

test('made-up pictures, however many and however long, leave nothing behind', async ({ stage }) => {
  const before = (await pictures(stage)).length
  const long = 'a'.repeat(10_000)
  const picture = /\/images\/[^"?]+/.exec(await textOf(stage, PAGE))?.[0] ?? ''
  const odd = [
    'w=1',
    'w=99999',
    'w=-640',
    'w=640.5',
    'w=640&w=320&x=1',
    'w=640&h=99999',
    'w=640&rect=a',
    'w=640&rect=99990,99990,9,9',
    `w=${long}`,
  ]
  const paths = [
    `/share/${long}.jpg`,
    `/share${PAGE}.jpg/${long}`,
    `/images/${long}.jpg`,
    `/images/${'0'.repeat(40)}-1x1.jpg?w=640`,
    ...odd.map((wish) => `${picture}?${wish}`),
    ...Array.from({ length: MADE_UP }, (_, turn) => `/share/services/made-up-${turn}.jpg`),
  ].values()
  const ask = async () => {
    for (const path of paths) {
      const { status, body } = await askRaw(stage.site, path)
      expect(status, path.slice(0, 80)).toBe(404)
      expect(body.length).toBeLessThan(100)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  // Those of the site's own pages may still be drawn.
  expect((await pictures(stage)).length - before).toBeLessThan(MADE_UP / 5)
})

/** The address of the picture for links to the page. */
async function cardOf(stage: Stage): Promise<string> {
  const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(await textOf(stage, PAGE)) ?? []
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

/** Waits until the pictures are drawn that an earlier publish made the site draw; it rests for 2 s after each publish. */
async function untilQuiet(stage: Stage): Promise<void> {
  let last = -1
  const isQuiet = async () => {
    const count = (await pictures(stage)).length
    const same = count === last
    last = count
    return same
  }
  await expect.poll(isQuiet, { intervals: [3_500], timeout: 90_000 }).toBe(true)
}

async function pictures({ environment }: Stage): Promise<string[]> {
  return readdir(join('web', environment.siteBuild, 'cache', 'pictures'))
}
