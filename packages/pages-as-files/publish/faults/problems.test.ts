import { expect, test } from 'vitest'
import { freshSite } from '../../testing/fresh-site.ts'
import { close, listen } from '../../testing/listen.ts'
import { paths } from '../../testing/site.ts'

const PAINTING = '/services/painting'
const PLUMBING = '/services/plumbing'

const site = freshSite()
let prices = 0

test('a page that lost a field stays as it is, is told with what to do, and holds back nothing', async () => {
  const before = site.shown(PAINTING)
  site.content.publish(PAINTING, null)
  site.content.publish(PLUMBING, 'new words')
  const { revalidated, problems } = await publishPrice()
  expect(problems).toEqual([{ path: PAINTING, problem: expect.stringContaining('"words" is empty.') }])
  expect(problems[0]?.problem).toContain('page "services-painting" (services-painting)')
  expect(problems[0]?.problem).toMatch(/Fill in "words" and publish: http:\S+id=services-painting/)
  expect(problems[0]?.problem).toContain('visitors keep the last good page')
  expect([revalidated, site.renderer.rendered]).toEqual([[PLUMBING], [PLUMBING]])
  expect(site.shown(PAINTING)).toBe(before)
  expect(site.shown(PLUMBING)).toContain('new words')
})

test('a page that is new and lacks a field is not there, and is once the field is', async () => {
  expect((await site.publish('/services/tiling', null)).problems).toMatchObject([
    { path: '/services/tiling' },
  ])
  expect(site.shown('/services/tiling')).toBeUndefined()
  expect((await site.publish('/services/tiling', 'words')).revalidated).toEqual(['/services/tiling'])
})

test('a page that lacks a field of another document is made when that one has it', async () => {
  await site.publisher.compare()
  const claim = 'services-plumbing'
  await site.publish(PAINTING, null, { shown: { claim: { _id: claim, value: '' } } })
  site.content.publish(PAINTING, 'words', { shown: { claim: { _id: claim, value: 'x' } } })
  expect((await site.publisher.publish(claim)).revalidated).toEqual([PAINTING])
})

test.each([
  [500, 'the renderer answers 500; its log says why.'],
  [404, 'the renderer finds no page there.'],
])(
  'a page that the renderer answers with %i for is a problem, and holds back nothing',
  async (status, reason) => {
    site.renderer.broken.set(PAINTING, status)
    for (const path of [PAINTING, PLUMBING]) site.content.publish(path, 'new words')
    const { revalidated, problems } = await publishPrice()
    expect(problems).toEqual([{ path: PAINTING, problem: expect.stringContaining(reason) }])
    expect(revalidated).toEqual([PLUMBING])
    expect(site.shown(PAINTING)).toContain('first words')
    site.renderer.broken.clear()
    expect(await publishPrice()).toMatchObject({ revalidated: [PAINTING], problems: [] })
  },
)

test.each([
  ['with the next publish, whatever that is about', () => site.publisher.publish('about')],
  ['when nothing is published', async () => (await site.publishing.looks.nudge({ isGap: true })).done],
])('a page that could not be rendered is tried again %s, and no other is requested', async (_, look) => {
  await site.publisher.compare()
  site.renderer.broken.set(PAINTING, 500)
  await site.publish(PAINTING, 'new words')
  // Who publishes something else does not wait for it.
  expect(await look()).toMatchObject({ revalidated: [], problems: [] })
  expect(site.publishing.manifest.notRendered()).toEqual([PAINTING])
  await expect.poll(() => site.publishing.publisher.size()).toBe(0)
  site.renderer.broken.clear()
  site.lake.questions = 0
  await look()
  await expect.poll(() => site.shown(PAINTING)).toContain('new words')
  await expect.poll(() => site.publishing.manifest.notRendered()).toEqual([])
  await look()
  expect(site.lake.questions).toBe(1)
})

test('a page that could not be rendered is no problem any more when its document is gone', async () => {
  site.renderer.broken.set('/services/tiling', 500)
  const { problems } = await site.publish('/services/tiling', 'quite new')
  expect(problems).toMatchObject([{ path: '/services/tiling' }])
  expect((await site.takeBack('/services/tiling')).problems).toEqual([])
  expect(site.publishing.manifest.notRendered()).toEqual([])
})

test('a file of the site’s code that can’t be made is a problem, and holds back nothing', async () => {
  site.renderer.broken.set('/robots.txt', 500)
  site.content.publish(PAINTING, 'new words')
  const { publisher: next } = await site.startPublishing('2')
  const { revalidated, problems } = await next.compare()
  expect(revalidated).toContain(PAINTING)
  expect(problems).toEqual([
    { path: '/robots.txt', problem: expect.stringContaining('the renderer answers 500. It is tried again') },
  ])
  site.renderer.broken.clear()
  expect((await next.compare()).problems).toEqual([])
})

test('while there is no renderer the lake is asked for few pages: the sender tries again', async () => {
  for (const path of paths) site.content.publish(path, 'new words')
  const port = Number(new URL(site.rendererUrl).port)
  await close(site.renderer.server)
  site.lake.questions = 0
  await expect(site.publisher.compare()).rejects.toThrow('The renderer does not answer')
  expect(site.lake.questions).toBeLessThan(paths.length / 2)
  await listen(site.renderer.server, port)
  expect((await site.publisher.compare()).revalidated.toSorted()).toEqual(paths.toSorted())
})

test('a page that ends the renderer is no reason not to ask for the others', async () => {
  site.renderer.isAway = true
  site.lake.questions = 0
  await expect(site.publisher.compare()).resolves.toMatchObject({ problems: [] })
  for (const path of paths) site.content.publish(path, 'new words')
  site.lake.questions = 0
  await expect(site.publisher.compare()).rejects.toThrow(`(and ${paths.length - 1} more pages)`)
  expect(site.lake.questions).toBeGreaterThanOrEqual(paths.length)
})

/** Publishes a price that is new, and so is looked for on every page that may show prices. */
function publishPrice() {
  prices += 1
  site.content.publishDocument(`price-${prices}`, 'price')
  return site.publisher.publish(`price-${prices}`)
}
