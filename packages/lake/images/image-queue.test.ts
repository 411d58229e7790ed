import { globSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { childrenRunning, hold } from '../testing/child-processes.ts'
import { member } from '../testing/connections.ts'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'
import { picture } from '../testing/temporary-pictures.ts'

const BROWSER = '127.0.0.1'
const STRANGER = '203.0.113.5'
const OTHER = '198.51.100.7'
const DRAWS = 'image-worker'

let lake: TemporaryLake
let path: string
/** So many pictures were asked for, each another one. */
let asked = 0
beforeEach(async () => {
  lake = await temporaryLake({ storage: 'memory' })
  const bytes = await picture(600, 400, '#888').jpeg().toBuffer()
  path = `/lake/${(await lake.client.assets.upload('image', bytes)).path}`
  return () => lake.end()
})

test.each([
  ['a client elsewhere', STRANGER],
  ['a browser on this machine, which any page can make ask,', BROWSER],
])(
  '%s that asks for many new pictures at once is asked to come later, and a member is not',
  async (_, address) => {
    const [kept] = newOnes(1)
    const drawing = hold(await drawerOf(kept, address))
    const statuses: number[] = []
    const note = (answer: Response) => {
      statuses.push(answer.status)
      return answer
    }
    const answers = newOnes(12).map((query) => get(query, address).then(note))
    // Eight wait while one is drawn, which never ends as long as it is held.
    await expect.poll(() => statuses).toEqual([429, 429, 429])
    expect((await get(kept, address)).status).toBe(200)
    expect((await get(newOnes(1)[0], OTHER, member())).status).toBe(200)
    drawing.go()
    const refused = (await Promise.all(answers)).filter(({ status }) => status === 429)
    expect(statuses.filter((status) => status === 200)).toHaveLength(9)
    for (const answer of refused) {
      expect(answer.headers.get('retry-after')).toBe('10')
      expect((await answer.json()).message).toMatch(/8 pictures from here are waiting/)
    }
  },
)

test('what nobody waits for any more is not drawn, and ends if it has begun', async () => {
  const drawing = await drawerOf(newOnes(1)[0], STRANGER)
  hold(drawing)
  const before = kept().length
  const leaving = new AbortController()
  const statuses: number[] = []
  const left = newOnes(10).map(async (query) => {
    const { status } = await get(query, STRANGER, {}, leaving.signal)
    statuses.push(status)
  })
  // One too many: all others have begun or wait by now.
  await expect.poll(() => statuses).toEqual([429])
  leaving.abort()
  await Promise.all(left)
  expect(statuses).toEqual([429, ...Array(9).fill(499)])
  await expect.poll(() => childrenRunning(DRAWS)).not.toContain(drawing)
  expect((await get(newOnes(1)[0], STRANGER)).status).toBe(200)
  expect(kept().length).toBe(before + 1)
})

test('a picture that one of two no longer waits for comes to the other', async () => {
  const drawing = hold(await drawerOf(newOnes(1)[0], STRANGER))
  const leaving = new AbortController()
  const [query] = newOnes(1)
  const left = get(query, STRANGER, {}, leaving.signal)
  const stays = get(query, OTHER)
  leaving.abort()
  expect((await left).status).toBe(499)
  drawing.go()
  expect((await stays).status).toBe(200)
})

/** The id of the process that draws a picture, the first one for strangers. */
async function drawerOf(query = '', address = ''): Promise<number> {
  const others = childrenRunning(DRAWS)
  expect((await get(query, address)).status).toBe(200)
  const [id = 0] = childrenRunning(DRAWS).filter((each) => !others.includes(each))
  return id
}

function newOnes(count: number): string[] {
  return Array.from({ length: count }, () => {
    asked += 1
    return `w=${20 + asked}`
  })
}

function get(
  query = '',
  address = '',
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  return lake.lake.fetch(new Request(`${lake.url}${path}?${query}`, { headers, signal }), address)
}

function kept(): string[] {
  return globSync('*/*', { cwd: join(lake.directory, 'derived') })
}
