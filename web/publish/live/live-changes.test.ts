import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { anyTownPath } from '#content/addresses/any-town.ts'
import { tagOf } from '../../testing/published-site/fakes/lake.ts'
import { Site } from '../../testing/published-site/site.ts'

const PAINTING = '/services/painting'
const painting = { id: 'services-painting', type: 'service' } as const
const tag = (query: string, slug?: string) => tagOf(query, slug === undefined ? null : JSON.stringify(slug))
const ofPainting = new Set([tag('service', 'painting')])

const site = new Site()
let publishing: Awaited<ReturnType<Site['reset']>>

beforeAll(() => site.open())
afterAll(() => site.close())
beforeEach(async () => {
  publishing = await site.reset()
  await publishing.publisher.reconcile()
  site.lake.questions = 0
  site.renderer.rendered.length = 0
})

describe('a live event', () => {
  test('brings a change to its pages, and asks for those alone whose tags it names', async () => {
    site.content.publish(PAINTING, 'new words')
    await publishing.changes.bring(ofPainting)
    expect(site.shown(PAINTING)).toContain('new words')
    // Once to compare, and what is rendered is not asked for again.
    expect([site.lake.questions, site.renderer.rendered]).toEqual([1, [PAINTING]])
    expect(publishing.manifest.revisions().get(painting.id)).toBe('revision-new words')
    expect(publishing.events).toMatchObject([
      { event: 'publish', details: { document: painting.id, pages: [PAINTING] } },
    ])
  })

  test('of nothing that pages show asks for no page', async () => {
    await publishing.changes.bring(new Set(['s1:other']))
    expect(site.lake.questions).toBe(0)
  })

  test('of a new document makes its page, and those that come with it', async () => {
    site.content.publish('/services/tiling', 'quite new')
    site.content.publish(anyTownPath('tiling'), 'Tiling in Anytown')
    await publishing.changes.bring(new Set(['s1:any']))
    expect(site.shown('/services/tiling')).toContain('quite new')
    expect(site.templateOf(anyTownPath('tiling'))).toContain('Tiling in Anytown')
  })

  test('of a document that is gone takes its page back', async () => {
    site.content.takeBack(PAINTING)
    await publishing.changes.bring(ofPainting)
    expect(site.shown(PAINTING)).toBeUndefined()
    expect(publishing.manifest.revisions().has(painting.id)).toBe(false)
  })

  test('of a document that is gone takes its page back when it is tried again', async () => {
    site.content.takeBack(PAINTING)
    vi.spyOn(publishing.publisher, 'publishTagged').mockRejectedValueOnce(new Error('The renderer is away.'))
    await expect(publishing.changes.bring(ofPainting)).rejects.toThrow('away')
    await publishing.changes.bring(ofPainting)
    expect(site.shown(PAINTING)).toBeUndefined()
  })

  test('of a document that is gone takes its page back when publishing began after that', async () => {
    site.content.takeBack(PAINTING)
    publishing = await site.startPublishing()
    await publishing.changes.bring(ofPainting)
    expect(site.shown(PAINTING)).toBeUndefined()
    expect(publishing.manifest.revisions().has(painting.id)).toBe(false)
  })

  test('of a document that came and went while all pages were compared takes its page back', async () => {
    site.content.publish('/services/tiling', 'quite new')
    await publishing.publisher.reconcile()
    expect(site.shown('/services/tiling')).toContain('quite new')
    site.content.takeBack('/services/tiling')
    await publishing.changes.bring(new Set([tag('service', 'tiling')]))
    expect(site.shown('/services/tiling')).toBeUndefined()
  })

  test('that comes after a change was seen with the event of another one still brings it to its pages', async () => {
    site.content.publish(PAINTING, 'new words')
    site.content.publish('/about', 'new words')
    await publishing.changes.bring(new Set([tag('aboutPage')]))
    expect(site.shown('/about')).toContain('new words')
    await publishing.changes.bring(new Set([tag('service', 'plumbing'), ...ofPainting]))
    expect(site.shown(PAINTING)).toContain('new words')
  })

  test('is looked into a second time without asking for any page, until the lake shows its change', async () => {
    site.content.publish('/about', 'new words')
    await publishing.changes.bring(new Set([tag('aboutPage')]))
    site.lake.questions = 0
    expect(await publishing.changes.bring(ofPainting, true)).toBe(false)
    expect(site.lake.questions).toBe(0)
    site.content.publish(PAINTING, 'new words')
    expect(await publishing.changes.bring(ofPainting, true)).toBe(true)
    expect(site.shown(PAINTING)).toContain('new words')
  })

  test('that meets another change brings that one to all pages too, for its own message has nothing left to do', async () => {
    const shown = (words: string) => ({ shown: { other: { _id: painting.id, words } } })
    site.content.publish('/services/plumbing', 'words', shown('first words'))
    await publishing.changes.bring(undefined)
    const before = site.shown('/services/plumbing')
    site.content.publish(PAINTING, 'new words')
    site.content.publish('/services/plumbing', 'words', shown('new words'))
    site.content.publish('/about', 'new words')
    await publishing.changes.bring(new Set([tag('aboutPage')]))
    expect(site.shown(PAINTING)).toContain('new words')
    expect(site.shown('/services/plumbing')).not.toBe(before)
    expect((await publishing.publisher.publish(painting)).revalidated).toEqual([])
  })

  test('fails while the lake is away, and is there the next time', async () => {
    site.content.publish(PAINTING, 'new words')
    site.lake.isAway = true
    await expect(publishing.changes.bring(ofPainting)).rejects.toThrow()
    site.lake.isAway = false
    await publishing.changes.bring(ofPainting)
    expect(site.shown(PAINTING)).toContain('new words')
  })
})

describe('after something was missed', () => {
  test('everything is brought to its pages that is not there yet', async () => {
    site.content.publish(PAINTING, 'new words')
    site.content.takeBack('/services/plumbing')
    await publishing.changes.bring(undefined)
    expect(site.shown(PAINTING)).toContain('new words')
    expect(site.shown('/services/plumbing')).toBeUndefined()
    site.lake.questions = 0
    await publishing.changes.bring(undefined)
    expect(site.lake.questions).toBe(0)
  })
})

describe('a change that a message tells of too', () => {
  test('is one piece of work when the event comes second', async () => {
    site.content.publish(PAINTING, 'new words')
    await publishing.publisher.publish(painting)
    site.lake.questions = 0
    await publishing.changes.bring(ofPainting)
    expect([site.lake.questions, site.renderer.rendered]).toEqual([0, [PAINTING]])
  })

  test('is one piece of work when the message comes second', async () => {
    site.content.publish(PAINTING, 'new words')
    await publishing.changes.bring(ofPainting)
    site.lake.questions = 0
    expect((await publishing.publisher.publish(painting)).revalidated).toEqual([])
    expect([site.lake.questions, site.renderer.rendered]).toEqual([0, [PAINTING]])
    site.content.publish(PAINTING, 'newer words')
    expect((await publishing.publisher.publish(painting)).revalidated).toEqual([PAINTING])
  })

  test.each(['event', 'message'] as const)('waits for the %s that came first', async (first) => {
    const held = Promise.withResolvers<void>()
    site.renderer.held = held.promise
    site.content.publish(PAINTING, 'new words')
    const ways = {
      event: () => publishing.changes.bring(ofPainting),
      message: () => publishing.publisher.publish(painting),
    }
    const begun = ways[first]()
    await expect.poll(() => site.renderer.rendered).toEqual([PAINTING])
    site.lake.questions = 0
    const second = (first === 'event' ? ways.message : ways.event)()
    held.resolve()
    await Promise.all([begun, second])
    expect([site.lake.questions, site.renderer.rendered]).toEqual([0, [PAINTING]])
  })

  test('is brought to its pages by the message when the event’s work fails', async () => {
    site.content.publish(PAINTING, 'new words')
    site.renderer.isAway = true
    await expect(publishing.changes.bring(ofPainting)).rejects.toThrow('The renderer does not answer')
    site.renderer.isAway = false
    expect((await publishing.publisher.publish(painting)).revalidated).toEqual([PAINTING])
  })
})
