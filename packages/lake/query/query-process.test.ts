import { afterAll, beforeAll, expect, test } from 'vitest'
import { member } from '../testing/stream-reader.ts'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'

const DEEP = `${'['.repeat(3_600)}${']'.repeat(3_600)}`

let lake: TemporaryLake

beforeAll(async () => {
  lake = await temporaryLake()
})

afterAll(() => lake.end())

test.each([
  ['a stranger', {}],
  ['a member', member()],
])('parameters of %s that are nested without end are refused, and queries go on', async (_, headers) => {
  for (const path of ['query', 'query', 'listen']) {
    const answer = await ask(`${path}/production?query=count(*)&$a=${DEEP}`, headers)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('nested deeper') })
  }
  expect(await Promise.all([1, 2, 3].map((number) => lake.client.fetch(`${number}`)))).toEqual([1, 2, 3])
})

test('queries go on after a document that their processes can not be sent, and find it', async () => {
  const listeners = await Promise.all(
    [1, 2].map((number) => ask(`listen/production?query=*[${number}==${number}]`)),
  )
  const document = { _id: 'odd', _type: 'note', unsendable: () => 'a function' }
  const request = { dataset: 'production', transactionId: 'odd', identity: 'owner', digest: '' }
  lake.lake.store.commit(request, (workspace) => workspace.put(document, {}))
  for (const listener of listeners) expect(await listener.text()).toContain('event: welcome')
  for (const _ of [1, 2, 3]) expect(await lake.client.fetch('*._id')).toEqual(['odd'])
})

function ask(path: string, headers: Record<string, string> = member()): Promise<Response> {
  return fetch(`${lake.url}/lake/v1/data/${path}`, { headers })
}
