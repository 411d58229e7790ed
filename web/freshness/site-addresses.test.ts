import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { routableAt } from '#content/routes.ts'
import { queries } from './test-queries.ts'
import { TestSite } from './test-site.ts'

const TILES = '/services/tiles'
const sentOn = { from: TILES, to: '/contact', permanent: true }

let site: TestSite
let lookUp: typeof import('./site-addresses.ts')['lookUp']
let publish: (type: 'redirect' | 'service') => Promise<unknown>

beforeAll(async () => {
  site = new TestSite((path) => {
    const document = routableAt(path)
    return document ? `${document._type} ${document.slug}` : 'notFound'
  })
  for (const [name, value] of Object.entries(await site.open())) vi.stubEnv(name, value)
  const { refresh } = await import('./refresh.ts')
  lookUp = (await import('./site-addresses.ts')).lookUp
  publish = (type) => refresh(queries, { id: `${type}-tiles`, type, at: Date.now() })
})

afterAll(() => {
  site.close()
  vi.unstubAllEnvs()
})

beforeEach(async () => {
  site.published.clear()
  site.published.set('notFound', { site: {}, page: { _id: 'notFound', words: 'not here' } })
  site.redirects.length = 0
  site.build([])
  await publish('redirect')
})

test('a redirect is known when it is published, and forgotten when it is taken back', async () => {
  redirectTiles()
  expect(await lookUp(TILES)).toEqual({ hasPage: false })
  await publish('redirect')
  expect(await lookUp(TILES)).toEqual({ hasPage: false, redirect: sentOn })
  site.redirects.length = 0
  await publish('redirect')
  expect(await lookUp(TILES)).toEqual({ hasPage: false })
})

test('a page at its address comes before a redirect, for as long as it is there', async () => {
  redirectTiles()
  site.published.set('service tiles', { site: {}, page: { _id: 'service-tiles', words: 'tiles' } })
  await publish('service')
  expect(await lookUp(TILES)).toEqual({ hasPage: true })
  site.published.delete('service tiles')
  await publish('service')
  expect(await lookUp(TILES)).toEqual({ hasPage: false, redirect: sentOn })
})

test('while the lake is away the redirects are those that were published last', async () => {
  redirectTiles()
  await publish('redirect')
  site.redirects.length = 0
  site.lakeIsAway = true
  await expect(publish('redirect')).rejects.toThrow()
  expect(await lookUp(TILES)).toEqual({ hasPage: false, redirect: sentOn })
  site.lakeIsAway = false
})

function redirectTiles(): void {
  site.redirects.push({ from: TILES, address: sentOn.to, permanent: true, page: null })
}
