import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ask } from '../testing/ask.ts'
import { freshSite } from '../testing/fresh-site.ts'

const file = `/images/${'0'.repeat(40)}-2000x1500-jpg`
const IMAGE = `${file}/0-100-2000x1250/640x400.avif`
const CARD = '/share/1a2b/about.jpg'

const madeUp = [
  `${file}/0-100-2000x1250/640.avif`,
  `${file}/0-100-2000x1250/640x401.avif`,
  `${file}/0-99-2000x1250/640x400.avif`,
  `${file}/0-100-2000x1250/1920x4000.avif?w=5000`,
  `${file}/whole/640.avif`,
  `${file}/whole/8192.avif`,
  `${IMAGE}.br`,
  `/images/${'1'.repeat(40)}-2000x1500-jpg/whole/640.avif`,
  '/images/none.avif',
  '/share/1a2b/none.jpg',
  '/share/9f9f/about.jpg',
]

const site = freshSite()

beforeEach(async () => {
  site.content.publish('/', 'words', { images: [IMAGE, CARD] })
  await site.publisher.compare()
  await site.startDelivery()
})

test('an escaped slash parts no folders, whether the picture is drawn or not', async () => {
  const escaped = IMAGE.replace(/\/(?=640x400)/, '%2F')
  expect((await ask(site.url, escaped)).status).toBe(404)
  expect((await ask(site.url, IMAGE)).status).toBe(200)
  expect((await ask(site.url, escaped)).status).toBe(404)
})

test('a picture or card that a page names is drawn when the first visitor asks, and kept', async () => {
  for (const [path, type] of [
    [IMAGE, 'image/avif'],
    [CARD, 'image/jpeg'],
  ] as const) {
    const { status, headers, text } = await ask(site.url, path)
    expect([status, text]).toEqual([200, `The file ${path}.`])
    expect(headers['content-type']).toBe(type)
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
  }
  await site.stopPublishing()
  await site.startDelivery()
  for (const path of [IMAGE, CARD]) expect((await ask(site.url, path)).status).toBe(200)
  expect(site.renderer.fetched).toEqual([IMAGE, CARD])
})

test('it is drawn once, however many visitors wait for it, and holds no other up', async () => {
  const release = site.renderer.hold()
  const visits = Array.from({ length: 20 }, () => ask(site.url, IMAGE))
  await expect.poll(() => site.renderer.fetched).toEqual([IMAGE])
  expect((await ask(site.url, '/')).status).toBe(200)
  release()
  expect(new Set((await Promise.all(visits)).map(({ status }) => status))).toEqual(new Set([200]))
  expect(site.renderer.fetched).toEqual([IMAGE])
})

test('made-up crops, sizes and pictures are not there, and nobody is asked for them', async () => {
  // Who published would be asked in vain, which is another answer.
  await site.stopPublishing()
  for (const path of madeUp) {
    const { status, headers, text } = await ask(site.url, path)
    expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store'])
    expect(text).toBe('There is no picture at this address.\n')
  }
})

test('a picture is the same whatever stands behind the "?", and drawn once', async () => {
  for (const query of ['', '?w=5000', '?blur=2000', '?rect=0,0,1,1&fm=png'])
    expect((await ask(site.url, `${IMAGE}${query}`)).text).toBe(`The file ${IMAGE}.`)
  expect(site.renderer.fetched).toEqual([IMAGE])
})

test('a picture that can’t be drawn is not there from the first visitor on, and told with its field until it is drawn or no page names it', async () => {
  const told = async () =>
    JSON.parse((await ask(site.url, '/api/document-status?document=kitchen')).text).problems
  for (const [path, fields] of [
    [IMAGE, [expect.objectContaining({ id: 'kitchen', field: 'picture' })]],
    [CARD, undefined],
  ] as const) {
    site.renderer.broken.set(path, 404)
    for (const _ of ['first', 'second']) {
      const { status, headers } = await ask(site.url, path)
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([404, undefined, 'no-store'])
    }
    expect(await told()).toEqual(fields ? [expect.objectContaining({ path, fields })] : expect.any(Array))
  }
  expect(site.renderer.fetched).toEqual([IMAGE, CARD])
  expect(await told()).toHaveLength(1)
  site.content.publish('/', 'other words', { images: [CARD] })
  await site.publisher.compare()
  expect(await told()).toEqual([])
  site.renderer.broken.clear()
  site.content.publish('/', 'words', { images: [IMAGE, CARD] })
  await site.publisher.compare()
  expect((await ask(site.url, IMAGE)).status).toBe(200)
  expect(await told()).toEqual([])
})

test.each(['renderer', 'publishing'] as const)(
  'while there is no %s a picture is to be had later',
  async (away) => {
    if (away === 'renderer') site.renderer.isAway = true
    else await site.stopPublishing()
    for (const method of ['GET', 'HEAD']) {
      const { status, headers, text } = await ask(site.url, IMAGE, { method })
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store'])
      expect(text).toBe(method === 'GET' ? 'We can’t show this picture right now.\n' : '')
    }
    site.renderer.isAway = false
    if (away === 'publishing') await site.startPublishing()
    expect((await ask(site.url, IMAGE)).status).toBe(200)
  },
)

test('while publishing is away one line of the log says so, and another when it goes away again', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  for (const [turn, path] of [IMAGE, CARD].entries()) {
    await site.stopPublishing()
    for (const _ of ['asked', 'asked again']) expect((await ask(site.url, path)).status).toBe(503)
    expect(log).toHaveBeenCalledTimes(turn + 1)
    expect(log).toHaveBeenLastCalledWith(expect.stringContaining('Publishing does not answer: '))
    await site.startPublishing()
    expect((await ask(site.url, path)).status).toBe(200)
  }
})
