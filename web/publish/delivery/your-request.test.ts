import { ask, type RawResponse } from 'pages-as-files/testing'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { slotMarks } from '#content/quote/quote-form.ts'
import { deliveredSite } from '../../testing/delivered-site.ts'

const typed = {
  form: 'message',
  firstName: 'Ada <b>',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '704 555 0100',
  projectType: 'handyman',
  message: 'A shelf, please.',
}
const [OPEN, CLOSE] = slotMarks
const TEMPLATE = `<p data-hours="{&quot;days&quot;:[]}" data-email="office@example.com" data-phone="+17045550123">${OPEN}firstName${CLOSE}</p>
${OPEN}#ready${CLOSE}<a href="${OPEN}mail${CLOSE}">Send it</a>${OPEN}/ready${CLOSE}${OPEN}#problems${CLOSE}<b>${OPEN}problem${CLOSE}</b>${OPEN}/problems${CLOSE}
${OPEN}#refused${CLOSE}<h1>${OPEN}title${CLOSE}</h1>${OPEN}/refused${CLOSE}`

const site = deliveredSite()

beforeEach(async () => {
  site.content.publish('/your-request-page', TEMPLATE)
  const { publisher } = await site.startPublishing()
  await publisher.compare()
})

test('a form that is sent without a script is answered with the ways to send it on, and kept nowhere', async () => {
  const before = site.files
  const { status, headers, text } = await post(new URLSearchParams(typed).toString())
  expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([200, 'no-store', 'noindex'])
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect([headers.etag, headers['content-type']]).toEqual([undefined, 'text/html; charset=utf-8'])
  expect(text).toContain('href="mailto:office@example.com')
  expect(text).toContain('>Ada &lt;b&gt;</p>')
  expect(site.files).toEqual(before)
})

test('of what was not read nothing is taken for a request', async () => {
  const large = await post(`message=${'x'.repeat(300_000)}`)
  expect([large.status, large.headers.connection]).toEqual([413, 'close'])
})

test('a form is answered while lake, renderer and publishing are away, and with the owner’s newest words before', async () => {
  site.content.publish('/your-request-page', TEMPLATE.replace('office@', 'new@'))
  await site.sender.send({ _id: 'business', _type: 'business' })
  await site.stopPublishing()
  const { text } = await post(new URLSearchParams(typed).toString())
  expect(text).toContain('href="mailto:new@example.com')
})

test('without the page for it, a visitor is told to come again', async () => {
  site.content.takeBack('/your-request-page')
  await site.sender.send({ _id: 'business', _type: 'business' })
  const { status, headers } = await post(new URLSearchParams(typed).toString())
  expect([status, headers['retry-after']]).toEqual([503, '30'])
})

test.each(['/your-request', '/your-request-page'])('who reads %s is led to the form', async (path) => {
  for (const method of ['GET', 'HEAD']) {
    const { status, headers } = await ask(site.url, `${path}?a=b`, { method })
    const led = [status, headers.location, headers['cache-control']]
    expect(led).toEqual([307, '/contact#contact', 'no-store'])
  }
})

test('it is for reading and posting alone', async () => {
  for (const [method, status] of [
    ['OPTIONS', 204],
    ['PUT', 405],
  ] as const) {
    const { status: given, headers } = await ask(site.url, '/your-request', { method })
    expect([given, headers.allow]).toEqual([status, 'GET, HEAD, POST'])
  }
})

test('who breaks off leaves nothing in the log', async () => {
  const log = vi.spyOn(console, 'error')
  onTestFinished(() => log.mockRestore())
  await site.breakOff('/your-request', 'application/x-www-form-urlencoded')
  expect((await ask(site.url, '/')).status).toBe(200)
  expect(log).not.toHaveBeenCalled()
})

function post(body: string): Promise<RawResponse> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return ask(site.url, '/your-request', { method: 'POST', body, headers })
}
