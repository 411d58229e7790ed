import { afterEach, beforeEach, expect, test } from 'vitest'
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

type Added = { id: string; token: string; label: string }
type Listed = { data: Added[] }

function add(roleName: string, by = lake.client): Promise<Added> {
  return by.request({ url, method: 'POST', body: bodyOf(`The ${roleName}`, roleName) })
}

function bodyOf(label: string, roleName: string) {
  return { label, memberships: [{ resourceType: 'project', resourceId: 'local', roleNames: [roleName] }] }
}

async function clientFor(roleName: string) {
  const { token } = await add(roleName)
  return clientOf(lake.url).withConfig({ token, perspective: 'raw' })
}

test('a viewer reads drafts and changes nothing', async () => {
  await lake.client.create({ _id: 'drafts.price', _type: 'price', amount: 25 })
  const viewer = await clientFor('viewer')
  expect(await viewer.fetch('*[_type == "price"].amount')).toEqual([25])
  await expect(viewer.delete('drafts.price')).rejects.toMatchObject({ statusCode: 403 })
  await expect(viewer.assets.upload('file', Buffer.from('x'))).rejects.toMatchObject({ statusCode: 403 })
})

test('an editor changes documents, by its own name in the history, and sees to no tokens or people', async () => {
  const { token, id } = await add('editor')
  const editor = clientOf(lake.url).withConfig({ token })
  await editor.create({ _id: 'price', _type: 'price' })
  const history: string = await editor.request({ url: '/data/history/production/transactions/price' })
  expect(JSON.stringify(history)).toContain(`token-${id}`)
  expect(await editor.users.getById('me')).toMatchObject({ name: 'The editor', role: 'editor' })
  for (const request of [{ url }, { url: '/people' }])
    await expect(editor.request(request)).rejects.toMatchObject({ statusCode: 403 })
  await expect(add('administrator', editor)).rejects.toMatchObject({ statusCode: 403 })
})

test('an administrator lists, adds and revokes tokens, whose keys only the answer to an addition has', async () => {
  const administrator = await clientFor('administrator')
  const { id, token } = await add('viewer', administrator)
  const { data } = await administrator.request<Listed>({ url })
  expect(data.map(({ label }) => label)).toEqual(['The administrator', 'The viewer'])
  expect(JSON.stringify(data)).not.toContain(token)
  const rows = lake.lake.store.database.prepare('SELECT * FROM tokens').all()
  expect(JSON.stringify(rows)).not.toContain(token)
  await administrator.request({ url: `${url}/${id}`, method: 'DELETE' })
  expect((await administrator.request<Listed>({ url })).data).toHaveLength(1)
})

test('a token that is revoked is refused at once, and its event streams end', async () => {
  const { id, token } = await add('viewer')
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
  const viewer = await clientFor('viewer')
  await lake.restart()
  expect(await viewer.fetch('1 + 1')).toBe(2)
})

test.each([
  ['owner', 'a label'],
  ['viewer', ' '],
  ['viewer', 'x'.repeat(101)],
])('there is no token with the role %s and the label "%s"', async (roleName, label) => {
  const added = lake.client.request({ url, method: 'POST', body: bodyOf(label, roleName) })
  await expect(added).rejects.toMatchObject({ statusCode: 400 })
})
