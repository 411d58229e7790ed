import { beforeAll, describe, expect, test } from 'vitest'
import { addPerson, addToken, clientWith, clientWithRole, cookieOf, MARIA } from '../testing/logged-in.ts'
import { clientOf, sharedLake, TOKEN } from '../testing/temporary-lake.ts'

const lake = await sharedLake()

beforeAll(async () => {
  await lake.client.create({ _id: 'shown', _type: 'note', title: 'For everyone' })
  await lake.client.create({ _id: 'drafts.shown', _type: 'note', title: 'A draft' })
  await lake.client.create({ _id: 'secrets.preview', _type: 'note', title: 'A secret' })
})

describe('A stranger', () => {
  test('reads public documents alone: in every perspective, by id, and through references', async () => {
    for (const perspective of ['raw', 'published', 'drafts'] as const)
      expect(await lake.visitor.fetch('*[_type == "note"].title', {}, { perspective })).toEqual([
        'For everyone',
      ])
    const found = await lake.visitor.getDocuments(['drafts.shown', 'secrets.preview', 'shown'])
    expect(found.map((document) => document?._id)).toEqual([undefined, undefined, 'shown'])
    const to = { _type: 'reference', _ref: 'secrets.preview', _weak: true }
    await lake.client.create({ _id: 'pointer', _type: 'pointer', to })
    expect(await lake.visitor.fetch('*[_id == "pointer"][0].to->title')).toBeNull()
  })

  test('can neither write nor publish, and nothing changes', async () => {
    const draft = { publishedId: 'shown', draftId: 'drafts.shown' }
    const attempts = [
      () => lake.visitor.create({ _id: 'mine', _type: 'note' }),
      () => lake.visitor.patch('shown').set({ title: 'Mine' }).commit(),
      () => lake.visitor.delete('shown'),
      () => lake.visitor.assets.upload('file', Buffer.from('bytes')),
      () => lake.visitor.action({ actionType: 'sanity.action.document.publish', ...draft }),
    ]
    const before = await lake.client.fetch('*', {}, { perspective: 'raw' })
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ statusCode: 403 })
    expect(await lake.client.fetch('*', {}, { perspective: 'raw' })).toEqual(before)
  })

  test('with a wrong token is refused, even for what is public', async () => {
    const impostor = clientOf(lake.url).withConfig({ token: 'guess' })
    for (const attempt of [() => impostor.fetch('*'), () => impostor.create({ _type: 'note' })])
      await expect(attempt()).rejects.toMatchObject({ statusCode: 401 })
  })

  test('can not reach a lake of this machine under a name of their own', async () => {
    const request = new Request('http://rebound.evil.example/lake/v1/data/query/production?query=*')
    expect((await lake.lake.fetch(request)).status).toBe(421)
  })
})

test.each([
  [`Bearer ${TOKEN}`, 200],
  [`bearer   ${TOKEN}`, 200],
  [`Basic ${TOKEN}`, 401],
  [`Basic   ${TOKEN}`, 401],
  [`1234567${TOKEN}`, 401],
  [`Bearer${TOKEN}`, 401],
  [`Bearer Bearer ${TOKEN}`, 401],
  [TOKEN, 401],
])('the header "%s" is answered with %i', async (authorization, status) => {
  const { token } = await addToken(lake, 'viewer')
  for (const key of [TOKEN, token]) {
    const headers = { authorization: authorization.replace(TOKEN, key) }
    expect((await lake.ask('/users/me', { headers })).status).toBe(status)
  }
})

const HISTORY = '/data/history/production'

test.each([
  ...[`${HISTORY}/transactions?excludeContent=true`, `${HISTORY}/transactions/shown`],
  ...[`${HISTORY}/documents/shown?revision=x`, `${HISTORY}/events/documents/shown`],
  ...['/data/references/production/documents/shown/to', '/data/export/production'],
  ...['/data/live/events/production?includeDrafts=true', '/auth/id', '/users/me', '/users/owner'],
  ...['/users/me/keyvalue/x', '/projects/local', '/projects/local/datasets', '/datasets', '/backups'],
  ...['/projects/local/datasets/production/acl', '/projects/local/datasets/production/schemas'],
])('%s is for members', async (path) => {
  expect((await lake.ask(path)).status).toBe(401)
})

test('people, tokens and settings are for the operator: neither for an editor’s token nor for somebody who may change everything', async () => {
  await addPerson(lake, { role: 'everything' })
  const maria = clientWith(lake, await cookieOf(lake, MARIA))
  const requests = [
    ...['GET /people', 'POST /people', 'DELETE /people/Maria', 'PUT /people/Owner/password'],
    ...['PUT /datasets/staging', 'PATCH /datasets/production', 'DELETE /projects/local/datasets/production'],
    ...['GET /projects/local/cors', 'POST /projects/local/cors', 'DELETE /projects/local/cors/setting-0'],
    ...['GET /access/project/local/robots', 'POST /access/project/local/robots'],
    ...['DELETE /access/project/local/robots/x', 'GET /access/project/local/roles'],
    ...['GET /hooks/projects/local', 'POST /hooks/projects/local', 'DELETE /hooks/projects/local/x'],
    ...['GET /hooks/projects/local/x', 'GET /hooks/projects/local/x/messages'],
    ...['GET /hooks/projects/local/x/attempts', 'GET /hooks/projects/local/attempts/x'],
  ]
  for (const client of [lake.visitor, await clientWithRole(lake, 'editor'), maria])
    for (const request of requests) {
      const [method = '', url = ''] = request.split(' ')
      await expect(client.request({ method, url }), request).rejects.toMatchObject({ statusCode: 403 })
    }
})
