import { ClientError } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOf, PASSWORD, type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'

let lake: TemporaryLake

beforeAll(async () => {
  lake = await temporaryLake()
  await lake.client.create({ _id: 'shown', _type: 'note', title: 'For everyone' })
  await lake.client.create({ _id: 'drafts.shown', _type: 'note', title: 'A draft' })
  await lake.client.create({ _id: 'secrets.preview', _type: 'note', title: 'A secret' })
})

afterAll(() => lake.end())

describe('Anyone', () => {
  test.each(['raw', 'published', 'drafts'] as const)(
    'sees only public documents with perspective %s',
    async (perspective) => {
      const titles = await lake.visitor.fetch('*[_type == "note"].title', {}, { perspective })
      expect(titles).toEqual(['For everyone'])
    },
  )

  test('does not get a draft or a secret by id', async () => {
    const found = await lake.visitor.getDocuments(['drafts.shown', 'secrets.preview', 'shown'])
    expect(found.map((document) => document?._id)).toEqual([undefined, undefined, 'shown'])
  })

  test('does not reach a draft through a reference', async () => {
    const to = { _type: 'reference', _ref: 'secrets.preview', _weak: true }
    await lake.client.createOrReplace({ _id: 'pointer', _type: 'pointer', to })
    expect(await lake.visitor.fetch('*[_id == "pointer"][0].to->title')).toBeNull()
  })

  test('can not write, and nothing changes', async () => {
    const attempts = [
      () => lake.visitor.create({ _id: 'mine', _type: 'note' }),
      () => lake.visitor.patch('shown').set({ title: 'Mine' }).commit(),
      () => lake.visitor.delete('shown'),
      () => lake.visitor.assets.upload('file', Buffer.from('bytes')),
    ]
    const before = await lake.client.fetch('*', {}, { perspective: 'raw' })
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ statusCode: 403 })
    expect(await lake.client.fetch('*', {}, { perspective: 'raw' })).toEqual(before)
  })

  test('can not publish', async () => {
    const publish = {
      actionType: 'sanity.action.document.publish' as const,
      publishedId: 'shown',
      draftId: 'drafts.shown',
    }
    await expect(lake.visitor.action(publish)).rejects.toMatchObject({ statusCode: 403 })
    expect(await lake.client.getDocument('shown')).toMatchObject({ title: 'For everyone' })
  })

  test.each(['/users/me', '/data/history/production/transactions/shown', '/projects/local', '/auth/id'])(
    'has no session for %s',
    async (path) => {
      expect((await get(path)).status).toBe(401)
    },
  )

  test('with a wrong token is refused, even for what is public', async () => {
    const impostor = clientOf(lake.url).withConfig({ token: 'guess' })
    await expect(impostor.fetch('*')).rejects.toBeInstanceOf(ClientError)
    await expect(impostor.create({ _type: 'note' })).rejects.toMatchObject({ statusCode: 401 })
  })
})

describe('Pages of other sites', () => {
  test('may not read answers meant for the owner', async () => {
    const response = await get('/data/query/production?query=1', { origin: 'https://evil.example' })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('may read them when they are ours', async () => {
    const response = await get('/data/query/production?query=1', { origin: 'http://studio.example' })
    expect(response.headers.get('access-control-allow-origin')).toBe('http://studio.example')
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
  })

  test('can not log the owner in from afar', async () => {
    const response = await login({ password: PASSWORD }, lake.url, 'https://evil.example')
    expect(response.status).toBe(403)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('can not reach a lake of this machine under a name of their own', async () => {
    const request = new Request('http://rebound.evil.example/lake/v1/data/query/production?query=*')
    expect((await lake.lake.fetch(request)).status).toBe(421)
  })
})

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const version = path.startsWith('/login') ? '' : '/v1'
  return fetch(`${lake.url}/lake${version}${path}`, { headers })
}

function login(form: Record<string, string>, url = lake.url, origin = url): Promise<Response> {
  const body = new URLSearchParams(form)
  return fetch(`${url}/lake/login`, { method: 'POST', body, headers: { origin }, redirect: 'manual' })
}
