import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { PublicError, RendererAway } from 'pages-as-files'
import { posted, replyToSigned } from 'pages-as-files/http'
import { close, listen, secrets } from 'pages-as-files/testing'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { pageKinds, shownOn } from '#content/documents/shown-on.ts'
import { stubEnvironment } from '../testing/variables.ts'

/** What the lake answers to each query, by the first name in it. */
let results: Record<string, unknown>
const noPages = { pages: { pages: [], hidden: [] } }
/** The lake's answer to the query of a page. */
const answered = (found: unknown, hidden: readonly string[] = []) => ({ found: { found, hidden } })
const lake = createServer(async (request, response) => {
  // Long queries are posted.
  const { searchParams } = new URL(request.url ?? '', 'http://lake')
  const query: string = searchParams.get('query') ?? JSON.parse(await text(request)).query
  const [name = ''] = /\w+/.exec(query) ?? []
  const result = results[name]
  response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ result, ms: 1 }))
})

/** Next, with another draft cookie for each build. */
let build = 1
/** Whether it sends what it has, whatever it is asked with. */
let isKeeping = false
const next = createServer(async (request, response) => {
  if (request.url !== '/api/draft') {
    if (isKeeping || request.headers.cookie !== `draft=${build}`) return response.end('kept')
    const shown = await fetch(`${publisherUrl}/answers/${request.headers['x-answer']}`)
    return response.end(`${await shown.text()} by ${build}`)
  }
  const { status } = await replyToSigned(posted(request), secrets, async () => 'enabled')
  return response.writeHead(status, { 'set-cookie': `draft=${build}; Path=/` }).end()
})

stubEnvironment(await listen(lake))
vi.stubEnv('RENDERER_PORT', String(await listen(next)))
const { kindsAfter, site } = await import('./site.ts')
const { pageQueries } = await import('../page-kinds/page-queries.ts')
const publisher = createServer((request, response) => {
  if (!site.respond?.(request, response)) response.writeHead(404).end('nothing')
})
const publisherUrl = `http://127.0.0.1:${await listen(publisher)}`
const route = (path: string) => {
  const found = site.routeAt(path)
  if (found) return found
  throw new Error(`There is no page at ${path}.`)
}
const queryOf = (groq: string) => ({ groq, parser: pageQueries.homePage.parser })
const withPrices = (groq: string) => ({ ...pageQueries, galleryPage: queryOf(groq) })

afterAll(() => Promise.all([close(lake), close(next), close(publisher)]))
beforeEach(() => {
  results = {}
})

test('a page that lacks a field is told with its document, the field, and where to fill it in', async () => {
  const page = { _id: 'service-a', _type: 'service', title: 'Painting' }
  results = answered({ site: { business: {} }, page })
  const { digest, pageId, problem } = await site.ask(route('/services/painting'))
  expect([digest, pageId]).toEqual([expect.stringMatching(/^[\w-]{16}$/), 'service-a'])
  const { message = '', fields = [] } = problem ?? {}
  expect(message).toMatch(/service "Painting" \(service-a\): .* publish: http:\S+id=service-a/)
  expect(fields).toContainEqual(expect.objectContaining({ id: 'service-a', type: 'service' }))
})

test('a dataset that became private takes no page back, and everybody may know why', async () => {
  const emptied = (type: string) => ({ _id: type, _type: type, hero: null })
  results = {
    ...answered({ site: { business: emptied('business') }, page: emptied('aboutPage') }),
    ...{ documents: { documents: [], count: 0, dated: [] }, count: 0 },
  }
  await expect(site.ask(route('/about'))).rejects.toBeInstanceOf(PublicError)
  await expect(site.changes('', [])).rejects.toBeInstanceOf(PublicError)
})

test('the next moment at which pages change by themselves is that of the next date', async () => {
  const dated = [
    { shownUntil: '2126-12-15' },
    { shownFrom: '2126-12-01', shownUntil: null },
    { shownFrom: 7 },
  ]
  results = { documents: { documents: [], count: 1, dated } }
  expect((await site.changes('', [])).next).toBe(Date.parse('2126-12-01T05:00:00Z'))
})

const service = { _id: 'a', _type: 'service', slug: 'painting', isMain: true, aliases: ['walls'] }

test('pages are those of documents, those that are filled in for visitors, and the others', async () => {
  const page = { ...service, schedules: [{ shownFrom: null, shownUntil: null }] }
  results = { pages: { pages: [page], hidden: [] } }
  const routes = await site.routes()
  const kinds = new Map(routes.map(({ path, kind }) => [path, kind]))
  const painting = ['/services/painting', '/services/walls', '/any-town/painting', '/reminders/painting.ics']
  expect([...painting, '/404'].map((path) => kinds.get(path))).toEqual([
    ...['page', 'page', 'template', 'other', 'other'],
  ])
  const listed = routes.filter(({ documentId, sitemap }) => documentId && sitemap).map(({ path }) => path)
  expect(listed).toEqual(['/services/painting'])
})

test('of two pages with one address the one that was there first keeps it, and the other is told which', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const older = {
    ...service,
    _id: 'z',
    name: 'Walls',
    slug: 'wall-repair',
    _createdAt: '2026-01-01T00:00:00Z',
  }
  const younger = { ...service, name: 'Painting', _createdAt: '2026-02-01T00:00:00Z' }
  results = { pages: { pages: [younger, older], hidden: [] }, documents: { documents: [], hidden: [] } }
  const at = async (path: string) =>
    (await site.routes()).filter((one) => one.path === path).map((one) => one.documentId)
  expect(await at('/services/walls')).toEqual(['z'])
  expect(await at('/services/painting')).toEqual(['a'])
  const reason = expect.stringContaining('"Walls" had the address /services/walls first')
  expect((await site.redirects()).lacks).toMatchObject([
    { id: 'a', document: 'Painting', field: 'aliases', reason },
  ])
  results = { ...results, pages: { pages: [{ ...younger, slug: 'wall-repair' }, older], hidden: [] } }
  expect(await at('/services/wall-repair')).toEqual(['z'])
  expect((await site.redirects()).lacks).toMatchObject([{ id: 'a', field: 'slug' }])
})

test('a calendar of reminders is there while its schedule is on the page', async () => {
  const ended = { shownFrom: null, shownUntil: '2026-11-01' }
  const begins = { shownFrom: '2126-11-01', shownUntil: null }
  const paths = async (...schedules: object[]) => {
    results = { pages: { pages: [{ ...service, schedules }], hidden: [] } }
    return (await site.routes()).map(({ path }) => path)
  }
  expect(await paths(ended, begins)).not.toContain('/reminders/painting.ics')
  expect(await paths(ended, { shownFrom: '2026-11-01', shownUntil: null })).toContain(
    '/reminders/painting.ics',
  )
})

test.each([
  { from: 5 },
  { from: null },
  { from: ' ' },
  { from: ['/old'] },
  { permanent: 'yes' },
  { address: { path: '/prices' } },
  { address: 'javascript:alert(1)' },
  { address: null, page: { _type: 'review', slug: null } },
  { address: null, page: { _type: 'service', slug: null } },
  { address: null, page: { _type: 'service', slug: 5 } },
])(
  'a redirect that a program wrote with %j is named in the log, and keeps no other from its visitors',
  async (odd) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const good = {
      _id: 'good',
      _type: 'redirect',
      from: '/a',
      page: null,
      address: '/prices',
      permanent: true,
    }
    const documents = [{ ...good, _id: 'odd', from: '/b', ...odd }, good]
    results = { documents: { documents, hidden: [] }, ...noPages }
    const { redirects, lacks } = await site.redirects()
    expect(redirects).toEqual([{ from: '/a', to: '/prices', permanent: true }])
    expect(lacks).toEqual([
      expect.objectContaining({ id: 'odd', type: 'redirect', field: Object.keys(odd).at(-1) }),
    ])
    expect(warn).toHaveBeenLastCalledWith(expect.stringMatching(/odd.*http:\S+id=odd;type=redirect/))
  },
)

test('a hidden page leads where the owner says, or says that it was taken away, at each of its addresses', async () => {
  const page = { _type: 'service', slug: { current: 'painting' }, aliases: ['walls'], instead: null }
  const instead = { _type: 'service', slug: 'handyman' }
  const town = { ...page, _type: 'cityService', slug: { current: 'matthews/painting' }, instead }
  const own = {
    _id: 'own',
    _type: 'redirect',
    from: '/services/walls',
    page: null,
    address: '/prices',
    permanent: true,
  }
  results = { documents: { documents: [own], hidden: [page, town] }, ...noPages }
  const { redirects } = await site.redirects()
  expect(redirects).toEqual([
    { from: '/services/painting', to: null, permanent: false },
    { from: '/services/walls', to: '/prices', permanent: true },
    { from: '/service-areas/matthews/painting', to: '/services/handyman', permanent: false },
  ])
})

test('a page that is hidden is gone, and waits for the day it is shown again', async () => {
  const page = { _id: 'service-a', _type: 'service', title: 'Painting' }
  results = answered({ site: { business: { name: 'A' } }, page }, ['service-a'])
  const { digest, documents } = await site.ask(route('/services/painting'))
  expect([digest, documents.has('service-a')]).toEqual([null, true])
  results = {
    pages: {
      pages: [{ _id: 'service-a', _type: 'service', slug: 'painting', isMain: true }],
      hidden: ['service-a'],
    },
  }
  expect((await site.routes()).some(({ documentId }) => documentId)).toBe(false)
})

test('a document that is new may show on every kind of page that shows its type, and on every page what stands there', () => {
  expect(kindsAfter('price', false, pageQueries)).toEqual(shownOn('price'))
  expect(kindsAfter('business', true, pageQueries)).toEqual(pageKinds)
})

test.each([
  ['price', ['pricesPage', 'service', 'areaService', 'cityService']],
  // The home page has the newest while none of those is left that were chosen for it.
  ['project', ['homePage', 'pricesPage', 'galleryPage', 'service']],
  // Only other documents refer to them, or they are a page's own.
  ...(['claim', 'video', 'cityService', 'townPage'] as const).map((type) => [type, []] as const),
] as const)('a %s that was there is looked for where pages find it by what stands in it', (type, kinds) => {
  expect(kindsAfter(type, true, pageQueries)).toEqual(kinds)
})

test('a review is looked for where pages show the newest of a town or a job, a question at its job', () => {
  const kinds = kindsAfter('review', true, pageQueries)
  expect(kinds).toEqual(
    expect.arrayContaining(['homePage', 'aboutPage', 'service', 'city', 'cityService', 'townPage']),
  )
  for (const kind of ['galleryPage', 'contactPage']) expect(kinds).not.toContain(kind)
  expect(kindsAfter('faq', true, pageQueries)).toContain('service')
})

test.each([
  ['*[_type == "price"]', true],
  ['*[_type == "price" && slug.current == $slug][0]', false],
  ['*[_type == "price" && (slug.current == $slug || $slug in aliases)][0]', true],
  ['*[_type in ["faq", "price"] && kind == "x"]', true],
  ['*[_type in ["faq", "price"] && slug.current == $slug][0]', false],
  ['*[_type in ["faq", "review"]]', false],
  ['*[references(^._id)]', true],
  ['*[defined(minimum)]', true],
  ['*[_type == "faq" && count(*[_type == "price"]) > 1]', true],
  ['*[_type == "faq"]{"price": price->, sections[_type == "price"]}', false],
])('a query with %s may find a price that was there: %s', (groq, mayFind) => {
  expect(kindsAfter('price', true, withPrices(groq)).includes('galleryPage')).toBe(mayFind)
})

test('Next renders what the lake answered the publisher, also when it is of another build than before', async () => {
  results = answered({ site: { business: {} }, page: { _id: 'about' } })
  const wanted = { ...(await site.ask(route('/about'))), data: { page: { _id: 'about' } } }
  results = {}
  const words = async () => String((await site.render(route('/about'), wanted)).body)
  const shown = '{"page":{"_id":"about"}}'
  expect(await words()).toBe(`${shown} by 1`)
  build = 2
  expect(await words()).toBe(`${shown} by 2`)
  expect((await fetch(`${publisherUrl}/answers/`)).status).toBe(404)
})

test('a page that Next brings without asking what it is to show is not taken', async () => {
  results = answered({ site: { business: {} }, page: { _id: 'about' } })
  const wanted = await site.ask(route('/about'))
  isKeeping = true
  await expect(site.render(route('/about'), wanted)).rejects.toThrow('without fetching what it should show')
  isKeeping = false
})

test('Next that is gone can make nothing else either', async () => {
  await close(next)
  // The first may meet a connection that is just being closed.
  await expect
    .poll(() => site.file('/robots.txt').catch((error: unknown) => error))
    .toMatchObject({ isGone: true })
  await expect(site.file('/robots.txt')).rejects.toBeInstanceOf(RendererAway)
})
