import { afterEach, expect, test } from 'vitest'
import { StreamReader } from '../testing/connections.ts'
import { addToken, clientWithRole } from '../testing/logged-in.ts'
import { clientOf, sharedLake, temporaryLake } from '../testing/temporary-lake.ts'

const lake = await sharedLake()

afterEach(() => lake.client.delete({ query: '*[_type == "price"]' }))

const url = '/access/project/local/robots'

type Listed = { data: { label: string }[] }

test('a viewer reads drafts and changes nothing', async () => {
  await lake.client.create({ _id: 'drafts.price', _type: 'price', amount: 25 })
  const viewer = await clientWithRole(lake, 'viewer')
  expect(await viewer.fetch('*[_type == "price"].amount')).toEqual([25])
  await expect(viewer.delete('drafts.price')).rejects.toMatchObject({ statusCode: 403 })
  await expect(viewer.assets.upload('file', Buffer.from('x'))).rejects.toMatchObject({ statusCode: 403 })
})

test('an editor changes documents, by its own name in the history', async () => {
  const { token, id } = await addToken(lake, 'editor')
  const editor = clientOf(lake.url).withConfig({ token })
  await editor.create({ _id: 'price', _type: 'price' })
  const history: string = await editor.request({ url: '/data/history/production/transactions/price' })
  expect(JSON.stringify(history)).toContain(`token-${id}`)
  expect(await editor.users.getById('me')).toMatchObject({ name: 'The editor', role: 'editor' })
  const [author, unknown] = await editor.request({ url: `/users/token-${id},token-x` })
  expect(author).toMatchObject({ displayName: 'The editor', isRobot: true })
  expect(unknown).toMatchObject({ displayName: 'Somebody' })
})

test('a reader has the rights of a stranger', async () => {
  await lake.client.create({ _id: 'drafts.price', _type: 'price' })
  const reader = await clientWithRole(lake, 'reader')
  expect(await reader.fetch('*')).toEqual([])
  await expect(reader.create({ _type: 'price' })).rejects.toMatchObject({ statusCode: 403 })
  await expect(reader.users.getById('me')).rejects.toMatchObject({ statusCode: 401 })
})

test('an administrator lists, adds and revokes tokens, whose keys only the answer to an addition has, and which outlive a restart', async () => {
  await using kept = await temporaryLake()
  const administrator = await clientWithRole(kept, 'administrator')
  const { id, token } = await addToken({ client: administrator }, 'viewer')
  await kept.restart()
  const { data } = await administrator.request<Listed>({ url })
  expect(data.map(({ label }) => label)).toEqual(['The administrator', 'The viewer'])
  const rows = kept.lake.store.database.prepare('SELECT * FROM tokens').all()
  expect(JSON.stringify([data, rows])).not.toContain(token)
  await administrator.request({ url: `${url}/${id}`, method: 'DELETE' })
  expect((await administrator.request<Listed>({ url })).data).toHaveLength(1)
})

test('a token that is revoked is refused at once, and its event streams end', async () => {
  const streams = new StreamReader(lake)
  const { id, token } = await addToken(lake, 'viewer')
  const events = await streams.listen('*', {}, { authorization: `Bearer ${token}` })
  await lake.client.request({ url: `${url}/${id}`, method: 'DELETE' })
  await expect(clientOf(lake.url).withConfig({ token }).fetch('1')).rejects.toMatchObject({ statusCode: 401 })
  await lake.client.create({ _id: 'later', _type: 'price' })
  await expect.poll(() => streams.ended.has(events)).toBe(true)
  expect(JSON.stringify(events)).not.toContain('later')
})

test.each([
  ['owner', 'a label'],
  ['viewer', ' '],
  ['viewer', 'x'.repeat(101)],
])('there is no token with the role %s and the label "%s"', async (roleName, label) => {
  const body = { label, memberships: [{ roleNames: [roleName] }] }
  await expect(lake.client.request({ url, method: 'POST', body })).rejects.toMatchObject({ statusCode: 400 })
})
