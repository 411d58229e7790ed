import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeStatus } from '../published/status.ts'
import { ask } from '../testing/ask.ts'
import { freshSite } from '../testing/fresh-site.ts'

const PLUMBING = '/services/plumbing'
const TILES = '/services/tiles'
/** `npm run prove` tries more. */
const ROUNDS = fc.readConfigureGlobal().numRuns ?? 20

const site = freshSite({ isDelivered: true })

test('a redirect leads on when it is published, and nowhere once it is taken back', async () => {
  site.content.redirects.push({ from: TILES, address: '/contact' })
  expect((await ask(site.url, TILES)).status).toBe(404)
  await publishRedirect()
  expect(await leadsTo(TILES)).toBe('/contact')
  site.content.redirects.length = 0
  await publishRedirect()
  await expect.poll(async () => (await ask(site.url, TILES)).status).toBe(404)
})

test('a page at its address comes before a redirect, for as long as it is there', async () => {
  site.content.redirects.push({ from: PLUMBING, address: '/contact' })
  await publishRedirect()
  expect((await ask(site.url, PLUMBING)).status).toBe(200)
  await site.takeBack(PLUMBING)
  expect(await leadsTo(PLUMBING)).toBe('/contact')
  await site.publish(PLUMBING, 'back again')
  await expect.poll(async () => (await ask(site.url, PLUMBING)).text).toContain('back again')
})

test('an address without a redirect’s target says that its page was taken away, until the page is back', async () => {
  await site.takeBack(PLUMBING)
  site.content.redirects.push({ from: PLUMBING, address: null })
  await publishRedirect()
  const { status, text } = await ask(site.url, PLUMBING)
  expect(status).toBe(410)
  expect(text).toBe((await ask(site.url, '/nowhere')).text)
  await site.publish(PLUMBING, 'back again')
  await expect.poll(async () => (await ask(site.url, PLUMBING)).status).toBe(200)
})

test('a redirect to a page that is published with it never leads to one that is not there', async () => {
  site.content.redirects.push({ from: TILES, address: '/services/tiling' })
  site.content.publish('/services/tiling', 'quite new')
  site.renderer.isAway = true
  await expect(publishRedirect()).rejects.toThrow()
  expect((await ask(site.url, TILES)).status).toBe(404)
  site.renderer.isAway = false
  await publishRedirect()
  expect(await leadsTo(TILES)).toBe('/services/tiling')
  expect((await ask(site.url, '/services/tiling')).status).toBe(200)
})

test('of redirects that are published together all lead on, in whatever order the lake answers', async () => {
  site.lake.delay = () => pause(80 * Math.random() ** 4)
  for (let round = 0; round < ROUNDS; round += 1) {
    site.content.redirects.length = 0
    const publishes = ['/first', '/second', '/third'].map(async (from, turn) => {
      await pause(turn * 40 * Math.random())
      site.content.redirects.push({ from, address: `/areas-${round}` })
      await publishRedirect(`redirect-${turn}`)
    })
    await Promise.all(publishes)
    const now = site.publishing.manifest.redirects().map(({ from, to }) => `${from} ${to}`)
    const to = `/areas-${round}`
    expect(now).toEqual([`/first ${to}`, `/second ${to}`, `/third ${to}`])
  }
})

test('redirects are kept over a start of delivery, and compared at a start of publishing', async () => {
  site.content.redirects.push({ from: TILES, address: '/contact' })
  const { publisher: next } = await site.startPublishing()
  await next.compare()
  await site.stopPublishing()
  await site.startDelivery()
  expect(await leadsTo(TILES)).toBe('/contact')
})

test('a redirect that leads nowhere is told with its document, until it is mended or gone', async () => {
  site.content.ignoredRedirects.push('one', 'other')
  await publishRedirect()
  await expect.poll(() => toldOf('one')).toEqual(['one'])
  expect(await toldOf()).toEqual(['one', 'other'])
  site.content.ignoredRedirects.shift()
  await publishRedirect()
  await expect.poll(() => toldOf('one')).toEqual([])
  expect(await toldOf()).toEqual(['other'])
})

/** The documents of what is wrong, with a document or at all, as the Studio asks for it. */
async function toldOf(document?: string): Promise<string[]> {
  const asked = document === undefined ? '' : `?document=${document}`
  const { problems } = wholeStatus.parse(
    JSON.parse((await ask(site.url, `/api/document-status${asked}`)).text),
  )
  return problems.flatMap(({ fields }) => fields.map(({ id }) => id))
}

function publishRedirect(id = 'redirect'): Promise<unknown> {
  site.content.publishDocument(id, 'redirect')
  return site.publisher.publish(id)
}

/** Delivery looks for what is new every 5 ms, and a publish may take less. */
async function leadsTo(path: string): Promise<string | undefined> {
  await expect.poll(async () => (await ask(site.url, path)).status).toBe(308)
  return (await ask(site.url, path)).headers.location
}
