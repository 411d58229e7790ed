import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { siteOfTests } from '../testing/fresh-site.ts'
import { minute } from '../testing/sender.ts'
import { type Publishing, paths } from '../testing/site.ts'

const PAINTING = '/services/painting'
const painting = 'services-painting'
const SOON = {
  grace: 0,
  firstRetry: 10,
  longestRetry: 20,
  secondLooks: [10, 20, 30],
  catchUp: 10 * minute,
  held: 10 * minute,
}

const site = siteOfTests()
let publishing: Publishing

beforeEach(async () => {
  await site.reset()
  await startAnew(SOON)
})

/** Starts publishing, which compares all pages first. */
async function startAnew(timing: typeof SOON): Promise<void> {
  publishing = await site.startPublishing('1', timing)
  await publishing.publisher.compare()
  forgetCounts()
}

function forgetCounts(): void {
  site.lake.questions = 0
  site.lake.looks = 0
  site.renderer.rendered.length = 0
}

describe('a live event', () => {
  test('brings a change to its pages, and asks for no others', async () => {
    site.content.publish('/about', 'new words')
    publishing.looks.event()
    await expect.poll(() => site.shown('/about')).toContain('new words')
    await expect.poll(() => publishing.manifest.revisions().get('about')).toBe('revision-new words')
    expect([site.lake.questions, site.renderer.rendered]).toEqual([1, ['/about']])
    expect(publishing.events).toMatchObject([
      { event: 'publish', details: { document: 'about', pages: ['/about'] } },
    ])
  })

  test('of a new document makes its page, and those that come with it', async () => {
    site.content.publish('/services/tiling', 'quite new')
    site.content.publish('/any-town/tiling', 'Tiling in Anytown')
    publishing.looks.event()
    await expect.poll(() => site.shown('/services/tiling')).toContain('quite new')
    await expect.poll(() => site.templateOf('/any-town/tiling')).toContain('Tiling in Anytown')
  })

  test('that comes before the lake answers with its change is looked into again, but not without end', async () => {
    // What is published while the lake gives an answer is in the next one.
    site.lake.delay = async () => {
      if (site.lake.looks === 2) site.content.publish(PAINTING, 'new words')
    }
    publishing.looks.event()
    await expect.poll(() => site.shown(PAINTING)).toContain('new words')
    await publishing.publisher.publish(painting)
    forgetCounts()
    publishing.looks.event()
    await expect.poll(() => site.lake.looks).toBe(1 + SOON.secondLooks.length)
    expect(site.lake.questions).toBe(0)
  })

  test('that comes while pages are made is looked into at once, since the next webhook may wait for their end', async () => {
    await startAnew({ ...SOON, grace: 10 * minute })
    const release = site.renderer.hold()
    publishing.looks.event()
    const first = site.publish(PAINTING, 'new words')
    await expect.poll(() => site.renderer.rendered).toEqual([PAINTING])
    site.content.publish('/about', 'new words')
    publishing.looks.event()
    await expect.poll(() => site.lake.looks).toBe(2)
    release()
    await first
    await expect.poll(() => site.shown('/about')).toContain('new words')
  })

  test('of many at once is one look', async () => {
    site.content.publish(PAINTING, 'new words')
    for (let turn = 0; turn < 10; turn += 1) publishing.looks.event()
    await expect.poll(() => site.shown(PAINTING)).toContain('new words')
    expect(site.lake.looks).toBe(1)
  })
})

describe('a document that is gone', () => {
  test('takes its page with it, also when another one came at the same time', async () => {
    site.content.takeBack(PAINTING)
    site.content.publish('/services/tiling', 'quite new')
    publishing.looks.event()
    await expect.poll(() => site.shown(PAINTING)).toBeUndefined()
    await expect.poll(() => publishing.manifest.revisions().has(painting)).toBe(false)
    expect(site.shown('/services/tiling')).toContain('quite new')
  })

  test('takes its page with it when publishing began after that', async () => {
    site.content.takeBack(PAINTING)
    publishing = await site.startPublishing()
    publishing.looks.event()
    await expect.poll(() => site.shown(PAINTING)).toBeUndefined()
  })

  test('takes its page with it when it came while another was looked at', async () => {
    const release = site.renderer.hold()
    const gutters = site.publish('/services/gutters', 'quite new')
    await expect.poll(() => site.renderer.rendered).toEqual(['/services/gutters'])
    const tiling = site.publish('/services/tiling', 'quite new')
    site.content.takeBack('/services/tiling')
    release()
    await Promise.all([gutters, tiling])
    await publishing.publisher.publish('services-tiling')
    expect(site.shown('/services/tiling')).toBeUndefined()
    expect(site.shown('/services/gutters')).toContain('quite new')
  })

  test('that pages only refer to is looked for once', async () => {
    const shown = { other: { _ref: 'nobody' } }
    await site.publish('/about', 'new words', { shown })
    publishing.looks.gap()
    await expect.poll(() => site.lake.questions).toBe(2)
    await publishing.looks.nudge({ isGap: true })
    expect(site.lake.questions).toBe(2)
  })
})

test.each(['event', 'webhook'] as const)(
  'a change that webhook and live event tell of is one piece of work when the %s comes first',
  async (first) => {
    const release = site.renderer.hold()
    site.content.publish('/about', 'new words')
    const nudges = {
      event: () => publishing.looks.nudge({}),
      webhook: () => publishing.publisher.publish('about'),
    }
    const begun = nudges[first]()
    await expect.poll(() => site.renderer.rendered).toEqual(['/about'])
    const order: string[] = []
    const second = nudges[first === 'event' ? 'webhook' : 'event']().then(() => order.push('answered'))
    await expect.poll(() => site.lake.looks).toBe(2)
    order.push('held')
    release()
    await Promise.all([begun, second])
    // A webhook is answered when the page is there, whichever look makes it.
    if (first === 'event') expect(order).toEqual(['held', 'answered'])
    await publishing.publisher.publish('about')
    expect(site.shown('/about')).toContain('new words')
    expect([site.lake.questions, site.renderer.rendered]).toEqual([1, ['/about']])
    expect(publishing.events).toHaveLength(1)
  },
)

describe('without webhook and live event', () => {
  test('the timer finds what changed, and a deletion', async () => {
    await startAnew({ ...SOON, catchUp: 30 })
    site.content.publish(PAINTING, 'new words')
    site.content.takeBack('/services/plumbing')
    void publishing.looks.start()
    await expect.poll(() => site.shown(PAINTING)).toContain('new words')
    await expect.poll(() => site.shown('/services/plumbing')).toBeUndefined()
    site.content.publish(PAINTING, 'newer words')
    await expect.poll(() => site.shown(PAINTING)).toContain('newer words')
  })

  test('a start waits for lake and renderer, and logs what lasts alone', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    publishing = await site.startPublishing('1', SOON)
    site.content.publish(PAINTING, 'new words')
    site.lake.isAway = true
    const started = publishing.looks.start()
    await expect.poll(() => site.lake.looks).toBeGreaterThan(1)
    site.renderer.isAway = true
    site.lake.isAway = false
    await expect.poll(() => site.lake.questions).toBeGreaterThan(paths.length)
    site.renderer.isAway = false
    await started
    expect(site.shown(PAINTING)).toContain('new words')
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })
})

describe('a look that fails', () => {
  test.each(['lake', 'renderer'] as const)(
    'because the %s is away is tried again by itself, and /up tells until then',
    async (away) => {
      vi.spyOn(console, 'warn').mockReturnValue()
      site[away].isAway = true
      await expect(site.publish(PAINTING, 'new words')).rejects.toThrow()
      expect(publishing.health.trouble).not.toBe('')
      site[away].isAway = false
      await expect.poll(() => site.shown(PAINTING)).toContain('new words')
      await expect.poll(() => publishing.health.trouble).toBe('')
      vi.restoreAllMocks()
    },
  )

  test('after the end is no trouble, and is not told', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    publishing.looks.stop()
    site.lake.isAway = true
    await expect(site.publish(PAINTING, 'new words')).rejects.toThrow()
    expect([publishing.health.trouble, warn.mock.calls]).toEqual(['', []])
    vi.restoreAllMocks()
  })

  test('is part of the next one: a later nudge succeeds when all is there', async () => {
    await startAnew({ ...SOON, firstRetry: 10 * minute })
    site.content.takeBack(PAINTING)
    site.renderer.isAway = true
    await expect(site.publish('/about', 'new words')).rejects.toThrow('The renderer does not answer')
    site.renderer.isAway = false
    await publishing.publisher.publish('something-else')
    expect(site.shown(PAINTING)).toBeUndefined()
    expect(site.shown('/about')).toContain('new words')
  })

  test('by an earlier failure is not taken for done when a later look succeeds', async () => {
    await startAnew({ ...SOON, firstRetry: 10 * minute })
    vi.spyOn(console, 'warn').mockReturnValue()
    site.renderer.isAway = true
    await expect(site.publish(PAINTING, 'new words')).rejects.toThrow()
    await expect(publishing.publisher.publish('something-else')).rejects.toThrow()
    expect(publishing.health.trouble).toBe('renderer')
    vi.restoreAllMocks()
  })
})

describe('what pages show from a moment on', () => {
  const began = Date.parse('2026-11-28T12:00:00Z')
  const day = 24 * 60 * minute
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: began }))
  afterEach(() => void vi.useRealTimers())

  /** The lake names the moment, and then answers as it will from then on: no document has changed. */
  async function comesAt(moment: number): Promise<void> {
    site.content.moments.push(moment)
    await publishing.looks.nudge({})
    site.content.publish('/about', 'first words', { shown: { notice: 'closed tomorrow' } })
  }

  test('comes by itself', async () => {
    await comesAt(began + 50)
    expect(site.lake.questions).toBe(0)
    vi.setSystemTime(began + 50)
    await expect.poll(() => site.renderer.rendered).toEqual(['/about'])
  })

  test('comes as soon as anything is looked at, where the machine slept or its clock was wrong', async () => {
    await comesAt(began + 40 * day)
    vi.setSystemTime(began + 41 * day)
    publishing.looks.gap()
    await expect.poll(() => site.renderer.rendered).toEqual(['/about'])
  })

  test('comes when it passes while the lake is asked what changed', async () => {
    await comesAt(began + 5 * minute)
    site.lake.delay = async () => void vi.setSystemTime(began + 5 * minute)
    publishing.looks.gap()
    await expect.poll(() => site.renderer.rendered).toEqual(['/about'])
  })

  test('comes with the next look that succeeds, where the lake was away', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await comesAt(began + 40 * day)
    site.lake.isAway = true
    vi.setSystemTime(began + 41 * day)
    publishing.looks.gap()
    await expect.poll(() => publishing.health.trouble).not.toBe('')
    site.lake.isAway = false
    await expect.poll(() => site.renderer.rendered).toEqual(['/about'])
    vi.restoreAllMocks()
  })
})

describe('what the lake dates wrongly', () => {
  test.each([
    ['that a message names is found', () => publishing.publisher.publish(painting)],
    ['is found by the timer', async () => publishing.looks.gap()],
  ])('%s', async (_, nudge) => {
    site.content.changed.set(painting, '2001-01-01T00:00:00Z')
    site.content.publish(PAINTING, 'new words')
    await nudge()
    await expect.poll(() => site.shown(PAINTING)).toContain('new words')
  })
})

test('a document that is on every page keeps none waiting that is on one', async () => {
  const last = '/services/plumbing'
  const publish = (number: number, cents: number) => {
    const shown = { phone: { _id: 'business', number } }
    for (const path of paths) site.content.publish(path, 'words', { shown })
    site.content.publish(last, 'words', { shown: { ...shown, price: { _id: 'price-a', cents } } })
  }
  publish(1, 1)
  site.content.publishDocument('business', 'business')
  site.content.publishDocument('price-a', 'price')
  await publishing.publisher.compare()
  site.renderer.rendered.length = 0
  const release = site.renderer.hold()
  publish(2, 1)
  site.content.publishDocument('business', 'business')
  const all = publishing.publisher.publish('business')
  await expect.poll(() => site.renderer.rendered).toHaveLength(1)
  publish(2, 2)
  site.content.publishDocument('price-a', 'price')
  const one = await publishing.looks.nudge({ document: 'price-a' })
  release()
  await one.done
  expect(site.renderer.rendered.indexOf(last)).toBeLessThan(4)
  expect(publishing.manifest.revisions().get('business')).toBe('revision-1')
  await all
  expect(site.renderer.rendered.toSorted()).toEqual(paths.toSorted())
  expect(publishing.manifest.revisions().get('business')).toBe('revision-2')
})
