import { afterEach, beforeEach, expect, test } from 'vitest'
import { addToken, clientWithRole } from '../testing/logged-in.ts'
import { StreamReader } from '../testing/stream-reader.ts'
import { clientOf, type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'

let lake: TemporaryLake
let streams: StreamReader

beforeEach(async () => {
  lake = await temporaryLake()
  streams = new StreamReader(lake)
})

afterEach(async () => {
  streams.stop()
  await lake.end()
})

const url = '/access/project/local/robots'

type Listed = { data: { label: string }[] }

test('a viewer reads drafts and changes nothing', async () => {
  await lake.client.create({ _id: 'drafts.price', _type: 'price', amount: 25 })
  const viewer = await clientWithRole(lake, 'viewer')
  expect(await viewer.fetch('*[_type == "price"].amount')).toEqual([25])
  await expect(viewer.delete('drafts.price')).rejects.toMatchObject({ statusCode: 403 })
  await expect(viewer.assets.upload('file', Buffer.from('x'))).rejects.toMatchObject({ statusCode: 403 })
})

test('an editor changes documents, by its own name in the history, and sees to no tokens or people', async () => {
  const { token, id } = await addToken(lake, 'editor')
  const editor = clientOf(lake.url).withConfig({ token })
  await editor.create({ _id: 'price', _type: 'price' })
  const history: string = await editor.request({ url: '/data/history/production/transactions/price' })
  expect(JSON.stringify(history)).toContain(`token-${id}`)
  expect(await editor.users.getById('me')).toMatchObject({ name: 'The editor', role: 'editor' })
  for (const request of [{ url }, { url: '/people' }])
    await expect(editor.request(request)).rejects.toMatchObject({ statusCode: 403 })
  await expect(addToken({ client: editor }, 'administrator')).rejects.toMatchObject({ statusCode: 403 })
})

test('an administrator lists, adds and revokes tokens, whose keys only the answer to an addition has', async () => {
  const administrator = await clientWithRole(lake, 'administrator')
  const { id, token } = await addToken({ client: administrator }, 'viewer')
  const { data } = await administrator.request<Listed>({ url })
  expect(data.map(({ label }) => label)).toEqual(['The administrator', 'The viewer'])
  expect(JSON.stringify(data)).not.toContain(token)
  const rows = lake.lake.store.database.prepare('SELECT * FROM tokens').all()
  expect(JSON.stringify(rows)).not.toContain(token)
  await administrator.request({ url: `${url}/${id}`, method: 'DELETE' })
  expect((await administrator.request<Listed>({ url })).data).toHaveLength(1)
})

test('a token that is revoked is refused at once, and its event streams end', async () => {
  const { id, token } = await addToken(lake, 'viewer')
  const query = encodeURIComponent('*')
  const events = await streams.open(`/data/listen/production?query=${query}`, {
    authorization: `Bearer ${token}`,
  })
  await lake.client.request({ url: `${url}/${id}`, method: 'DELETE' })
  await expect(clientOf(lake.url).withConfig({ token }).fetch('1')).rejects.toMatchObject({
    statusCode: 401,
  })
  await lake.client.create({ _id: 'later', _type: 'note' })
  await expect.poll(() => streams.ended.has(events)).toBe(true)
  expect(JSON.stringify(events)).not.toContain('later')
})

test('tokens outlive a restart', async () => {
  const viewer = await clientWithRole(lake, 'viewer')
  await lake.restart()
  expect(await viewer.fetch('1 + 1')).toBe(2)
})

test('a reader has the rights of a stranger', async () => {
  await lake.client.create({ _id: 'drafts.price', _type: 'price' })
  const reader = await clientWithRole(lake, 'reader')
  expect(await reader.fetch('*')).toEqual([])
  for (const attempt of [() => reader.create({ _type: 'price' }), () => reader.datasets.create('staging')])
    await expect(attempt()).rejects.toMatchObject({ statusCode: 403 })
  await expect(reader.users.getById('me')).rejects.toMatchObject({ statusCode: 401 })
})

test.each([
  ['owner', 'a label'],
  ['viewer', ' '],
  ['viewer', 'x'.repeat(101)],
])('there is no token with the role %s and the label "%s"', async (roleName, label) => {
  const body = { label, memberships: [{ roleNames: [roleName] }] }
  await expect(lake.client.request({ url, method: 'POST', body })).rejects.toMatchObject({ statusCode: 400 })
})
