import { expect, test } from 'vitest'
import { NothingCanBeSent } from './send-photo.ts'
import { createWaitingPhotos, type KeptPhoto } from './waiting-photos.ts'

const file = (name: string) => new File([name], name, { type: 'image/jpeg' })

/** A browser that keeps what it is given, and a lake that is there while it should be. */
function browser() {
  const list = new Map<string, KeptPhoto>()
  const kept = {
    all: async () => [...list.values()].reverse(),
    put: async (photo: KeptPhoto) => void list.set(photo.key, photo),
    drop: async (key: string) => void list.delete(key),
  }
  const lake = { isThere: true, isOutdated: false }
  const refused: string[] = []
  const tab = (person = 'maria') => {
    const queue = createWaitingPhotos({
      prepare: async (chosen) => {
        if (chosen.name.endsWith('.txt')) throw new Error('This isn’t a picture.')
        return { file: chosen, place: null }
      },
      upload: async ({ name }) => {
        if (!lake.isThere || lake.isOutdated) throw new NothingCanBeSent(lake.isOutdated)
        if (name.startsWith('huge')) throw new Error('This is too large.')
        return { _type: 'reference', _ref: `image-${name}` }
      },
      refuse: ({ name }, error) => refused.push(`${name}: ${error instanceof Error && error.message}`),
      kept,
    })
    return { ...queue, restored: queue.restoreFor(person) }
  }
  return { list, lake, refused, tab }
}

const sent = ({ state }: ReturnType<typeof createWaitingPhotos>) =>
  state().photos.map(({ file: { name }, asset }) => [name, asset?._ref])

test('photos are sent in their order, and wait for their document', async () => {
  const { tab, list } = browser()
  const queue = tab()
  queue.add('porch', [file('one'), file('two')])
  await expect
    .poll(() => sent(queue))
    .toEqual([
      ['one', 'image-one'],
      ['two', 'image-two'],
    ])
  for (const { key } of queue.state().photos) queue.drop(key)
  expect(queue.state().photos).toEqual([])
  await expect.poll(() => list.size).toBe(0)
})

test('without a connection they are kept, and a later tab sends them, in their order', async () => {
  const { tab, lake, list } = browser()
  lake.isThere = false
  const first = tab()
  first.add('porch', [file('one'), file('two')])
  await expect.poll(() => list.size).toBe(2)
  await expect.poll(() => first.state().trouble).toBe('away')
  await first.work()
  expect(sent(first)).toEqual([
    ['one', undefined],
    ['two', undefined],
  ])
  lake.isThere = true
  const later = tab()
  await later.restored
  expect(sent(later)).toEqual([
    ['one', 'image-one'],
    ['two', 'image-two'],
  ])
  expect(later.state().photos.map(({ job }) => job)).toEqual(['porch', 'porch'])
  expect(await later.state().photos[0]?.file.text()).toBe('one')
})

test('photos of one person are neither shown nor sent when another one logs in, and wait for them', async () => {
  const { tab, lake, list } = browser()
  lake.isThere = false
  tab().add('porch', [file('one')])
  await expect.poll(() => list.size).toBe(1)
  lake.isThere = true
  const other = tab('sam')
  await other.restored
  expect(other.state().photos).toEqual([])
  const own = tab()
  await own.restored
  expect(sent(own)).toEqual([['one', 'image-one']])
})

test('what is no picture and what the lake refuses is told and left out, and the others go on', async () => {
  const { tab, refused, list } = browser()
  const queue = tab()
  queue.add('porch', [file('letter.txt'), file('huge'), file('one')])
  await expect.poll(() => sent(queue)).toEqual([['one', 'image-one']])
  expect(refused).toEqual(['letter.txt: This isn’t a picture.', 'huge: This is too large.'])
  await expect.poll(() => list.size).toBe(1)
})

test('a page from before an update keeps photos and tries none until it is loaded anew', async () => {
  const { tab, lake, list } = browser()
  lake.isOutdated = true
  const queue = tab()
  queue.add('porch', [file('one')])
  await expect.poll(() => queue.state().trouble).toBe('outdated')
  lake.isOutdated = false
  await queue.work()
  expect(sent(queue)).toEqual([['one', undefined]])
  expect(list.size).toBe(1)
})

test('photos of a document that nobody has opened for three months are given up', async () => {
  const { tab, lake, list } = browser()
  lake.isThere = false
  tab().add('porch', [file('one')])
  await expect.poll(() => list.size).toBe(1)
  for (const [key, photo] of list) list.set(key, { ...photo, order: photo.order - 91 * 24 * 60 * 60_000 })
  const later = tab()
  await later.restored
  expect(later.state().photos).toEqual([])
  await expect.poll(() => list.size).toBe(0)
})
