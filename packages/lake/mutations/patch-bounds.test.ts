import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../contract/contract-suite.ts'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'

let lake: TemporaryLake

beforeAll(async () => {
  lake = await temporaryLake()
})
afterAll(() => lake.end())

const keyed = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ _key: `k${index}`, n: index }))
const paths = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`list[_key=="k${index}"].n`, 0]))

describe('A patch that would take long is refused in words, and changes nothing', () => {
  test.each([
    ['a range beyond measure', { set: { 'list[0:99999]': 1 } }, 'at most 1000 items'],
    ['ranges that are too wide together', { set: { 'a[0:600]': 1, 'b[0:600]': 1 } }, 'at most 1000 items'],
    ['an index beyond measure', { set: { 'list[99999999]': 1 } }, 'at most 100000'],
    ['a union with such an index', { set: { 'list[0, 99999999]': 1 } }, 'at most 100000'],
    ['a removal beyond measure', { unset: ['list[0:999999999]'] }, 'at most'],
    ['an insertion beyond measure', { insert: { after: 'list[99999999]', items: [1] } }, 'at most 100000'],
    ['too many paths', { set: paths(20_000) }, 'at most 1000 paths'],
    ['a path that is too long', { unset: [`a${'.a'.repeat(600)}`] }, 'at most 1000 characters'],
    ['two recursions', { unset: ['..a..b'] }, '".." once'],
    [
      'too many pieces of text',
      { diffMatchPatch: { text: '@@ -1,1 +1,1 @@\n-a\n+b\n'.repeat(200) } },
      '100 places',
    ],
  ])('%s', async (_, operations, words) => {
    await lake.client.createOrReplace({ _id: 'note', _type: 'note', list: keyed(10), text: 'a' })
    const before = await lake.client.getDocument('note')
    const error = await refusal(lake.client.mutate([{ patch: { id: 'note', ...operations } }]))
    expect(error.statusCode).toBe(400)
    expect(error.message).toContain(words)
    expect(await lake.client.getDocument('note')).toEqual(before)
  })

  test('paths that search in a large document', async () => {
    await lake.client.createOrReplace({ _id: 'large', _type: 'note', list: keyed(50_000) })
    const error = await refusal(lake.client.patch('large').set(paths(900)).commit())
    expect(error.message).toContain('too large for so many paths')
    const recursive = await refusal(lake.client.patch('large').set({ 'list..n': 1 }).commit())
    expect(recursive.message).toContain('name the fields')
  })
})

describe('A patch as the Studio sends it is taken', () => {
  test.each([
    ['an index', { set: { 'list[3].n': 7 } }],
    ['a key that looks like a number', { set: { 'list[_key=="123456789"].n': 7 } }],
    ['a range to the end', { unset: ['list[2:]'] }],
    ['the last item', { insert: { after: 'list[-1]', items: keyed(3) } }],
    ['two hundred keys', { set: paths(200) }],
    ['one recursion', { set: { 'list..n': 7 } }],
  ])('%s', async (_, operations) => {
    await lake.client.createOrReplace({ _id: 'note', _type: 'note', list: keyed(250) })
    await expect(lake.client.mutate([{ patch: { id: 'note', ...operations } }])).resolves.toBeDefined()
  })
})
