import { beforeAll, expect, test } from 'vitest'
import { addPerson, clientWith, clientWithRole, cookieOf, MARIA } from '../testing/logged-in.ts'
import { sharedLake } from '../testing/temporary-lake.ts'

const url = '/users/me/keyvalue'
const TOO_MUCH = { statusCode: 413, message: expect.stringContaining('more than') }

const lake = await sharedLake()

beforeAll(() => addPerson(lake, { role: 'everything' }))

test('what a Studio remembers for its user is theirs alone', async () => {
  const owner = clientWith(lake, await cookieOf(lake))
  const maria = clientWith(lake, await cookieOf(lake, MARIA))
  await owner.request({ url, method: 'PUT', body: [{ key: 'recent', value: ['price'] }] })
  await owner.request({ url, method: 'PUT', body: [{ key: 'recent', value: ['city'] }] })
  expect(await owner.request({ url: `${url}/recent,other` })).toEqual([{ key: 'recent', value: ['city'] }])
  expect(await maria.request({ url: `${url}/recent` })).toEqual([])
})

test.each([
  ['large values', (turn: number) => [{ key: `key-${turn}`, value: 'x'.repeat(200_000) }]],
  ['long keys', (turn: number) => keys(turn, 100, 'x'.repeat(2_000))],
  ['many keys', (turn: number) => keys(turn, 2_000)],
])('nobody fills the disk with %s, and can still replace what they have', async (_, pairsOf) => {
  const viewer = await clientWithRole(lake, 'viewer')
  const write = (turn: number) => viewer.request({ url, method: 'PUT', body: pairsOf(turn) })
  const fill = async () => {
    for (let turn = 0; turn < 30; turn++) await write(turn)
  }
  await expect(fill()).rejects.toMatchObject(TOO_MUCH)
  await write(0)
  const [first] = pairsOf(0)
  expect(await viewer.request({ url: `${url}/${first?.key}` })).toEqual([first])
})

function keys(turn: number, count: number, end = '') {
  return Array.from({ length: count }, (_, index) => ({ key: `${turn}-${index}${end}`, value: '' }))
}
