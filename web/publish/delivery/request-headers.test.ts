import { ask, whole } from 'pages-as-files/testing'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deliveredSite } from '../../testing/delivered-site.ts'

const site = deliveredSite()
const paths = [
  ...['/', '/services/painting', '/no-such-page', '/service-areas/atlantis', '/images/none.avif'],
  ...['/service-areas/atlantis/painting', '/islands/site-1.js', '/sitemap.xml', '/estimate', '/about/'],
]
const plain = new Map<string, Promise<unknown>>()

/** What means something to a framework, to a proxy or to another server. */
const headers: readonly Readonly<Record<string, string>>[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-state-tree': '%5B%22%22%5D', 'next-url': '/about' },
  { 'next-router-segment-prefetch': '/_tree' },
  { 'next-hmr-refresh': '1' },
  { 'next-action': '0'.repeat(42) },
  { 'next-resume': '1' },
  { 'x-middleware-rewrite': '/about' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-prefetch': '1', 'x-middleware-next': '1' },
  { 'x-nextjs-postponed': '1', 'x-nextjs-prerender': '1', 'x-next-revalidated-tags': '_N_T_/about' },
  { 'x-prerender-revalidate': 'a'.repeat(32), 'x-prerender-revalidate-if-generated': '1' },
  { 'x-middleware-invoke': '1' },
  { 'x-middleware-override-headers': 'host', 'x-middleware-request-host': 'other.example' },
  { 'x-nextjs-data': '1' },
  { 'x-nextjs-html-request-id': 'a', 'x-nextjs-request-id': 'b' },
  { 'x-nextjs-rewritten-path': '/about' },
  { 'x-invoke-path': '/about', 'x-invoke-status': '500', 'x-invoke-error': '{}' },
  { 'x-invoke-output': '/_error', 'x-invoke-query': '%7B%7D' },
  { 'x-matched-path': '/about', 'x-now-route-matches': '1=about' },
  { 'x-nextjs-cache': 'STALE', purpose: 'prefetch', 'sec-purpose': 'prefetch' },
  { cookie: '__prerender_bypass=1; __next_preview_data=2' },
  { authorization: 'Bearer token', 'x-vercel-protection-bypass': '1' },
  { host: 'other.example', 'x-forwarded-host': 'other.example', forwarded: 'host=other.example' },
  { 'x-forwarded-proto': 'https', 'x-forwarded-for': '10.0.0.1', 'x-real-ip': '10.0.0.1' },
  { 'x-original-url': '/about', 'x-rewrite-url': '/about', 'x-http-method-override': 'DELETE' },
  { 'x-recently-requested': '["/about"]', 'x-content-digest': 'a', 'sanity-webhook-signature': 't=1,v1=x' },
  {
    range: 'bytes=0-9',
    'if-range': '"a"',
    'if-match': '"a"',
    'if-unmodified-since': new Date(0).toUTCString(),
  },
  { 'if-modified-since': new Date().toUTCString() },
  { accept: 'text/x-component', 'accept-language': 'de', 'user-agent': 'Googlebot', 'save-data': 'on' },
  { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13', 'sec-websocket-key': 'YQ==' },
  { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAMAAABkAAQAAP__' },
]

beforeAll(async () => {
  site.content.publish('/service-areas/charlotte', 'Charlotte')
  site.content.publish('/any-town/painting', 'Painting in Anytown')
  site.content.redirects.push({ from: '/estimate', address: '/prices#estimate' })
  await site.publisher.compare()
  await site.startDelivery()
  for (const path of paths) plain.set(path, answerOf(path))
})

beforeEach(() => {
  site.renderer.rendered.length = 0
})

test.each(headers)('%j changes no answer', async (more) => {
  for (const path of paths) expect(await answerOf(path, more), path).toEqual(await plain.get(path))
})

test.each('?_rsc=abc12 ?__nextLocale=de ?nxtPslug=about ?__nextDataReq=1 ?amp=1 ?dpl=1 ?'.split(' '))(
  '%s changes no answer but the way that goes on with it',
  async (query) => {
    for (const path of paths.filter((path) => !['/estimate', '/about/'].includes(path)))
      expect(await answerOf(`${path}${query}`), path).toEqual(await plain.get(path))
  },
)

test('what posts as a server action is answered like all that posts', async () => {
  const body = '["$K1"]'
  const action = { 'next-action': '0'.repeat(42), 'content-type': 'text/plain;charset=UTF-8' }
  for (const path of paths) {
    const posted = await ask(site.url, path, { method: 'POST', body })
    const acted = await ask(site.url, path, { method: 'POST', body, headers: action })
    expect([posted.status, whole(acted)]).toEqual([405, whole(posted)])
  }
  const form = { 'content-type': 'multipart/form-data; boundary=x' }
  const plainForm = await ask(site.url, '/your-request', { method: 'POST', body, headers: form })
  const withAction = { ...form, 'next-action': 'a' }
  const actionForm = await ask(site.url, '/your-request', { method: 'POST', body, headers: withAction })
  expect(whole(actionForm)).toEqual(whole(plainForm))
})

test('no answer names what the site is made with', async () => {
  for (const path of paths) {
    const { headers } = await ask(site.url, path)
    expect(Object.keys(headers).filter((name) => /next|powered|server|digest/.test(name))).toEqual([])
  }
})

async function answerOf(path: string, more: Record<string, string> = {}) {
  return whole(await ask(site.url, path, { headers: more }))
}
