import { askRaw, type RawAnswer } from './fixtures/raw-request.ts'
import { filesOf, settledFiles } from './fixtures/settled-files.ts'
import { cardOf, textOf } from './fixtures/site.ts'
import { expect, test } from './fixtures/test.ts'

const PAGE = '/services/painting'
const MADE_UP = 1_000
const AT_ONCE = 8
const KEPT = 'public, max-age=31536000, immutable'

test.afterEach(({ stage }) => stage.act('startMissing'))

test('after a publish links to the page show a picture of their own, and old ones the one that they had', async ({
  stage,
}) => {
  const client = stage.client()
  const { seo } = await client.fetch('*[_id == "service-painting"][0]{seo}')
  const before = await cardOf(stage, PAGE)
  const first = await askRaw(stage.site, before)
  expect(kindOf(first)).toEqual([200, 'image/jpeg', KEPT])
  await client
    .patch('service-painting')
    .set({ 'seo.title': `Painting, ${Date.now()}` })
    .commit()
  await expect.poll(() => cardOf(stage, PAGE)).not.toBe(before)
  const current = await askRaw(stage.site, await cardOf(stage, PAGE))
  expect(kindOf(current)).toEqual([200, 'image/jpeg', KEPT])
  expect(current.body).not.toBe(first.body)
  const old = await askRaw(stage.site, before)
  expect(kindOf(old)).toEqual([200, 'image/jpeg', KEPT])
  expect(old.body).toBe(first.body)
  await client.patch('service-painting').set({ seo }).commit()
  await expect.poll(() => cardOf(stage, PAGE)).toBe(before)
})

test('while the lake is away a picture for shared links that was drawn is there, and a new one later', async ({
  stage,
}) => {
  const drawn = await cardOf(stage, PAGE)
  expect((await askRaw(stage.site, drawn)).status).toBe(200)
  const { seo } = await stage.client().fetch('*[_id == "service-painting"][0]{seo}')
  const title = `Painting, ${Date.now()}`
  await stage.client().patch('service-painting').set({ 'seo.title': title }).commit()
  await expect.poll(() => cardOf(stage, PAGE)).not.toBe(drawn)
  await stage.act('stopLake')
  expect((await askRaw(stage.site, drawn)).status).toBe(200)
  const { status, headers } = await askRaw(stage.site, await cardOf(stage, PAGE))
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store'])
  await stage.act('startLake')
  await stage.client().patch('service-painting').set({ seo }).commit()
  await expect.poll(() => cardOf(stage, PAGE)).toBe(drawn)
})

test('a trade in a town without a page has a picture for shared links too', async ({ stage }) => {
  const card = await cardOf(stage, '/service-areas/atlantis/tiling')
  expect(card).toMatch(/^\/share\/\w+\/any-town\/tiling\.jpg$/)
  expect(kindOf(await askRaw(stage.site, card))).toEqual([200, 'image/jpeg', KEPT])
})

test('a network that has the picture is told so', async ({ stage }) => {
  const first = await askRaw(stage.site, await cardOf(stage, PAGE))
  const known = { 'if-none-match': first.headers.etag ?? '' }
  expect((await askRaw(stage.site, await cardOf(stage, PAGE), { headers: known })).status).toBe(304)
})

test('made-up pictures, however many and however long, leave nothing behind', async ({ stage }) => {
  test.setTimeout(5 * 60_000)
  const before = await settledFiles(stage)
  const long = 'a'.repeat(10_000)
  const file = /\/images\/[^/]+/.exec(await textOf(stage, PAGE))?.[0] ?? ''
  const odd = [
    'whole/1.avif',
    'whole/99999.avif',
    'whole/-640.avif',
    'whole/0640.avif',
    'whole/640.5.avif',
    'whole/640x99999.avif',
    'whole/640.jpg',
    'whole%2F640.avif',
    'a/640.avif',
    '99990-99990-9x9/640.avif',
    `whole/${long}.avif`,
  ]
  const paths = [
    `/share/${long}.jpg`,
    `/share/current/${long}.jpg`,
    `/share/${long}/services/none.jpg`,
    `/share/current${PAGE}.jpg/${long}`,
    `/images/${long}.avif`,
    `/images/${'0'.repeat(40)}-1x1-jpg/whole/640.avif`,
    ...odd.map((wish) => `${file}/${wish}`),
    ...Array.from({ length: MADE_UP }, (_, turn) => `/share/current/services/made-up-${turn}.jpg`),
  ].values()
  const ask = async () => {
    for (const path of paths) {
      const { status, body } = await askRaw(stage.site, path)
      expect(status, path.slice(0, 80)).toBe(404)
      expect(body.length).toBeLessThan(100)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  expect(filesOf(stage)).toEqual(before)
})

function kindOf({ status, headers }: RawAnswer) {
  return [status, headers['content-type'], headers['cache-control']]
}
