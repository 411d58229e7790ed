import { mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { signatureOf } from 'pages-as-files/http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { root, type Variables } from '../../environment/project-root.ts'
import type { Part } from '../../product/part.ts'
import { foreignPart } from '../../product/parts.ts'
import { killAll } from '../../product/processes/live-process.ts'
import { pathsIn } from '../../update/check-site.ts'
import { DEADLINE_MS, LONG_DEADLINE_MS } from '../deadline.ts'
import { outcomeOf } from '../lake-process.ts'
import { withoutOwn } from '../product/test-variables.ts'
import { PROJECT } from './hosted-lake.ts'
import { HostedProduct } from './hosted-product.ts'

const SECRET = 'a secret of at least 24 characters'
const PRICE = 'price-interior-painting'
const SOON = { timeout: DEADLINE_MS, interval: 100 }
const BUILD = '.next-host'

const folder = mkdtempSync(path.join(tmpdir(), 'next-host-'))
/** What a function of a host has: the files that Next has traced, without our sources and without `public`. */
const traced = path.join(folder, 'traced')
let product: HostedProduct
let server: Part
let paths: string[]
/** What the server says. */
const lines: string[] = []

beforeAll(async () => {
  product = await HostedProduct.prepare(folder)
  expect((await product.run('content/seed')).said).toMatch(/Seeded \d+ documents/)
  const built = await outcomeOf(variables(), 'npm', 'run', 'build', '--workspace=web')
  expect(built.said).toContain('/[[...address]]')
  rmSync(traced, { recursive: true, force: true })
  renameSync(path.join(root, 'web', BUILD, 'standalone'), traced)
  rmSync(path.join(root, 'web', BUILD), { recursive: true })
  await start()
}, LONG_DEADLINE_MS)

beforeEach(({ onTestFailed }) => onTestFailed(() => console.log(lines.join('\n'))))

afterAll(async () => {
  await server.stop()
  killAll()
  await product.lake.close()
  rmSync(folder, { recursive: true, force: true })
})

test('two variables build and serve every page, and what needs a secret says which one is missing', async () => {
  paths = pathsIn(await textOf('/sitemap.xml'))
  expect(paths.length).toBeGreaterThan(90)
  expect(await statuses()).toEqual(paths.map((address) => `200 ${address}`))
  expect(await answerTo('/api/revalidate', { method: 'POST', body: '{}' })).toEqual([
    501,
    expect.stringMatching(/^{"error":"SANITY_REVALIDATE_SECRET is missing: give/),
  ])
  const preview = await enable('guessed')
  expect([preview.status, await preview.text()]).toEqual([
    501,
    expect.stringMatching(/^{"error":"SANITY_API_READ_TOKEN is missing: make/),
  ])
})

test('a signed message brings a publish, a page that is new, a redirect and a page that is gone', async () => {
  await start({ SANITY_REVALIDATE_SECRET: SECRET })
  await product.client.patch(PRICE).set({ minimum: 275 }).commit()
  await revalidate({ _id: PRICE, _type: 'price' })
  for (const address of ['/', '/services/painting', '/prices'])
    await expect.poll(() => textOf(address), SOON).toContain('$2.75')
  expect(await statuses()).toEqual(paths.map((address) => `200 ${address}`))
  const service = await product.client.fetch('*[_type == "service" && slug.current == "painting"][0]')
  const { _id, _rev, ...rest } = service
  await product.client.create({ ...rest, _id: 'service-new', slug: { _type: 'slug', current: 'murals' } })
  await product.client.create({ _id: 'redirect-new', _type: 'redirect', from: '/old', address: '/prices' })
  expect((await answerTo('/services/murals'))[0]).toBe(200)
  // In the first answer of a redirect Next names the place twice, which browsers take for once.
  const { headers } = await fetch(address('/old'), { redirect: 'manual' })
  expect(headers.get('location')).toMatch(/^\/prices(, \/prices)?$/)
  expect((await answerTo('/no-such-page'))[0]).toBe(404)
})

test('a private dataset is read with a token', async () => {
  product.lake.answers.access = 401
  await start({ SANITY_API_READ_TOKEN: product.lake.answers.viewerToken })
  expect((await answerTo('/services/murals'))[0]).toBe(200)
  expect(await textOf('/services/painting')).toContain('$2.75')
  const { status } = await enable('guessed')
  expect(status).toBe(401)
})

test('a Studio elsewhere opens the preview, which shows drafts and where each is edited', async () => {
  const studio = 'https://studio.site.example'
  await start({ SANITY_API_READ_TOKEN: product.environment.lake.token, STUDIO_URL: studio })
  const painting = await product.client.fetch('*[_type == "service" && slug.current == "painting"][0]')
  await product.client.create({ ...painting, _id: `drafts.${painting._id}`, title: 'Drafted painting' })
  const [_id, secret] = ['sanity-preview-url-secret.test', 'a secret of the Studio']
  await product.client.create({ _id, _type: 'sanity.previewUrlSecret', secret, studioUrl: studio })
  const { status, headers } = await enable(secret)
  expect([status, headers.get('location')]).toEqual([307, expect.stringMatching(/^\/services\/painting/)])
  const cookie = headers
    .getSetCookie()
    .map((kept) => kept.split(';')[0])
    .join('; ')
  const [, shown] = await answerTo('/services/painting', { headers: { cookie } })
  expect(shown).toContain('Drafted painting')
  expect(shown).toMatch(/data-sanity="[^"]*studio\.site\.example/)
  expect(await textOf('/services/painting')).not.toContain('Drafted painting')
})

function enable(secret: string): Promise<Response> {
  const asked = new URLSearchParams({
    ...{ 'sanity-preview-secret': secret, 'sanity-preview-pathname': '/services/painting' },
    'sanity-preview-perspective': 'drafts',
  })
  return fetch(address(`/api/draft-mode/enable?${asked}`), { redirect: 'manual' })
}

function variables(more: object = {}): Variables {
  const { SANITY_API_WRITE_TOKEN: _, ...lake } = product.lake.variables
  const host = { NODE_ENV: 'production', SITE_BUILD: BUILD, NEXT_OUTPUT: 'standalone' } as const
  return { ...withoutOwn, ...lake, ...host, NEXT_PUBLIC_SANITY_PROJECT_ID: PROJECT, ...more }
}

/** Starts the traced files as such a host does, in the place of those that run. */
async function start(more: object = {}): Promise<void> {
  await server?.stop()
  const { port, listenHost, localSiteUrl } = product.environment
  const given = variables({ ...more, PORT: String(port), HOSTNAME: listenHost })
  const directory = path.join(traced, 'web')
  server = foreignPart(
    { name: 'the function', arguments: ['server.js'], variables: given, directory },
    localSiteUrl,
  )
  server.echo((line) => lines.push(line))
  await server.start()
}

async function revalidate(message: object): Promise<void> {
  const body = JSON.stringify(message)
  const headers = { ...(await signatureOf(body, SECRET)), 'content-type': 'application/json' }
  expect((await answerTo('/api/revalidate', { method: 'POST', body, headers }))[0]).toBe(200)
}

const address = (to: string) => `${product.environment.localSiteUrl}${to}`
const textOf = async (to: string) => (await answerTo(to))[1]

async function answerTo(to: string, how?: RequestInit): Promise<[status: number, text: string]> {
  const response = await fetch(address(to), how)
  return [response.status, await response.text()]
}

async function statuses(): Promise<string[]> {
  const found: string[] = []
  for (const to of paths) found.push(`${(await answerTo(to))[0]} ${to}`)
  return found
}
