import type { SanityClient } from '@sanity/client'
import { lakeTest } from 'oxbow/vitest'
import { expect } from 'vitest'
import { dropRedirectsFrom, leadToMovedPage } from '#studio/actions/moved-page.ts'

const OLD = '/services/old'
const MOVE = { id: 'page', from: OLD }
const to = (_ref: string) => ({ _type: 'reference', _ref })

/** Each test has one page and no redirects. */
const test = lakeTest.extend('client', async ({ lake }) => {
  const client = lake.client.withConfig({ perspective: 'raw' })
  await client.delete({ query: '*[_type in ["redirect", "service"]]' })
  await client.create({ _id: 'page', _type: 'service', slug: { current: 'old' } })
  return client
})

test('a page that moves takes the visitors of its old address along', async ({ client }) => {
  await leadToMovedPage(client, MOVE)
  expect(await redirects(client)).toEqual([{ from: OLD, page: 'page', address: null }])
})

test('a redirect from the old address that did nothing so far is replaced, its draft too', async ({
  client,
}) => {
  for (const _id of ['idle', 'drafts.idle'])
    await client.create({ _id, _type: 'redirect', from: OLD, address: '/elsewhere' })
  await leadToMovedPage(client, MOVE)
  expect(await redirects(client)).toEqual([{ from: OLD, page: 'page', address: null }])
})

test('a visitor of the old address gets to the page itself', async ({ client }) => {
  await client.create({ _id: 'flyer', _type: 'redirect', from: '/flyer', address: OLD })
  await leadToMovedPage(client, MOVE)
  expect(await redirects(client)).toContainEqual({ from: '/flyer', page: 'page', address: null })
})

test('old addresses that differ in no letter, but where a slash stands, each lead on', async ({ client }) => {
  await leadToMovedPage(client, { id: 'page', from: '/mint/hill-painting' })
  await leadToMovedPage(client, { id: 'page', from: '/mint-hill/painting' })
  expect((await redirects(client)).map(({ from }) => from)).toEqual([
    '/mint/hill-painting',
    '/mint-hill/painting',
  ])
})

test('an address that another page has now stays with that page', async ({ client }) => {
  await client.create({ _id: 'heir', _type: 'service', slug: { current: 'old' } })
  await leadToMovedPage(client, MOVE)
  expect(await redirects(client)).toEqual([])
})

test('a page that moves back needs no redirect from where it is', async ({ client }) => {
  await leadToMovedPage(client, MOVE)
  await client.create({ _id: 'drafts.other', _type: 'redirect', from: '/other', page: to('page') })
  await dropRedirectsFrom(client, OLD)
  expect((await redirects(client)).map(({ from }) => from)).toEqual(['/other'])
})

function redirects(
  client: SanityClient,
): Promise<{ from: string; page: string | null; address: string | null }[]> {
  return client.fetch('*[_type == "redirect"] | order(from desc){from, "page": page._ref, address}')
}
