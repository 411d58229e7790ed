import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { ask } from '../testing/ask.ts'
import { siteOfTests } from '../testing/fresh-site.ts'

const site = siteOfTests()

beforeAll(async () => {
  await site.reset()
  site.content.publish('/service-areas/charlotte', 'Charlotte')
  site.content.publish('/any-town/painting', 'Painting in Anytown')
  site.content.redirects.push(
    { from: '/estimate', address: '/prices#estimate' },
    { from: '/reviews', address: 'https://reviews.example/us?page=1' },
    { from: '/a-b', address: '/about?from=old' },
    { from: '/old name/', address: '/about' },
    { from: '/tokyo', address: 'https://travel.example/東京?day=%201' },
  )
  await site.publisher.publish('service-areas-charlotte')
  await site.publisher.compare()
  await site.startDelivery()
})

test.each([
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['//about', '/about'],
  ['//other.example/about', '/other.example/about'],
  ['/\\other.example', '/other.example'],
  ['//', '/'],
  ['/services//painting/?a=/&b=//', '/services/painting?a=/&b=//'],
  ['/no-such-page/', '/no-such-page'],
])('%s differs by slashes from %s', async (path, location) => {
  const { status, headers } = await ask(site.url, path)
  expect([status, headers.location, headers['cache-control']]).toEqual([
    308,
    location,
    'public, max-age=0, must-revalidate',
  ])
})

test.each([
  ['/ABOUT', '/about'],
  ['/ABOUT/', '/about'],
  ['/Services/Painting?a=B&c=%20', '/services/painting?a=B&c=%20'],
  ['/Service-Areas/Charlotte', '/service-areas/charlotte'],
  ['/service%E2%80%91areas/charlotte', '/service-areas/charlotte'],
  ...". , ) .) /) %20 + %0A %22 ' ` %E2%80%9D %C2%A0 %E2%80%8B %EF%BB%BF >"
    .split(' ')
    .map((end) => [`/about${end}`, '/about']),
  ['/%E2%80%9Cabout%E2%80%9D', '/about'],
  ['/services%20/painting', '/services/painting'],
  ['/%5Cabout.', '/about'],
  ['/,', '/'],
  ['/Estimate).', '/prices#estimate'],
  ['/service-areas/Rock-Hill/Painting.', '/service-areas/rock-hill/painting'],
  ['/service-areas/%C3%89vian', '/service-areas/%C3%A9vian'],
])('%s is meant to be %s', async (path, location) => {
  const { status, headers } = await ask(site.url, path)
  expect([status, headers.location]).toEqual([308, location])
})

test('whatever is typed leads to this site, in one step', async () => {
  const signs = fc.constantFrom(
    ...'/\\.,)”’ "\u200bAİé%25',
    'about',
    'Services',
    'service-areas',
    'evil.example',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(signs, { maxLength: 6 }), async (parts) => {
      const { headers } = await ask(site.url, `/${parts.map(encodeURI).join('')}`)
      const { location } = headers
      if (location === undefined) return
      expect(location).toMatch(/^\/(?![/\\])/)
      expect((await ask(site.url, location)).headers.location).toBeUndefined()
    }),
  )
})

test.each([
  ['http://other.example/about?a=b'],
  ['/about?a=%E0'],
  ['/about?'],
  ['/%61bout'],
  ['/about#anchor'],
])('%s is the page it says', async (path) => {
  const { status, text } = await ask(site.url, path)
  expect([status, text]).toEqual([200, site.shown('/about')])
})

test.each([
  ...'* /services/%E0%A4%A /% /%00 /about%00 /constructor /__proto__'.split(' '),
  ...'/..%2f..%2fmanifest.sqlite /../manifest.sqlite /manifest.sqlite /about/. /%2Fabout.'.split(' '),
  ...'/services/../about /services/%2e%2e/about /services/..%2Fabout /services/..%5Cabout'.split(' '),
  ...'/about/index.html /about.br /404 /any-town/painting /not-found-page'.split(' '),
  ...'/services/painting.rsc /about.segments/_tree.segment.rsc /_global-error'.split(' '),
  '/_next/data/build/about.json',
])('nothing is at %s', async (path) => {
  const { status, text, headers } = await ask(site.url, path)
  expect([status, text, headers['content-type']]).toEqual([
    404,
    site.shown('/404'),
    'text/html; charset=utf-8',
  ])
})

test('an address may be long', async () => {
  expect((await ask(site.url, `/${'x'.repeat(8_000)}`)).status).toBe(404)
})

test.each([
  ['/estimate', '/prices#estimate'],
  ['/estimate?a=b&c=%20', '/prices?a=b&c=%20#estimate'],
  ['/ESTIMATE?a', '/prices?a#estimate'],
  ['/reviews?a=b', 'https://reviews.example/us?page=1'],
  ['/a-b?c=d', '/about?from=old'],
  ['/old%20name', '/about'],
  ['/tokyo', 'https://travel.example/%E6%9D%B1%E4%BA%AC?day=%201'],
])('%s is sent on to %s', async (path, location) => {
  const { status, headers, body } = await ask(site.url, path)
  expect([status, headers.location, body.length]).toEqual([308, location, 0])
})

test.each([
  ['/service-areas/atlantis', '<main>Charlotte</main>'],
  ['/service-areas/rock-hill/painting', 'Painting in Rock Hill'],
  ['/service-areas/%72ock-hil%6c/%70ainting', 'Painting in Rock Hill'],
])('what the site says stands in for a page that nobody has written: %s', async (path, words) => {
  const { status, text } = await ask(site.url, path)
  expect([status, text]).toEqual([200, expect.stringContaining(words)])
  expect(text).not.toContain('Anytown')
})

test.each(['/service-areas/atlantis/dentistry', '/service-areas/atlantis/painting/more', '/cities/atlantis'])(
  'nothing is at %s of a town without a page',
  async (path) => expect((await ask(site.url, path)).status).toBe(404),
)

test('two made-up towns have the same page except for the name, and leave nothing behind', async () => {
  const before = site.files
  const tags = await Promise.all(
    ['rock-hill', 'fort-mill'].map(
      async (town) => (await ask(site.url, `/service-areas/${town}/painting`)).headers.etag,
    ),
  )
  expect(new Set(tags).size).toBe(2)
  expect(site.files).toEqual(before)
})
