import type { SanityClient } from '@sanity/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { addPerson, clientWith, clientWithRole, cookieOf, DAILY, MARIA } from '../../testing/logged-in.ts'
import { sharedLake, temporaryLake } from '../../testing/temporary-lake.ts'
import { picture } from '../../testing/temporary-pictures.ts'

const REFUSED = { statusCode: 403, message: expect.stringContaining('login is for prices and photos alone') }
const SERVICE = { _id: 'service-painting', _type: 'service', title: 'Painting' }

const lake = await sharedLake({ roles: [DAILY] })
let maria: SanityClient

beforeAll(async () => {
  await addPerson(lake)
  maria = clientWith(lake, await cookieOf(lake, MARIA))
  await lake.client.create(SERVICE)
  await lake.client.create({ _id: 'drafts.service-painting', _type: 'service', title: 'Painting and more' })
})

describe('Somebody with a role of some types', () => {
  test('reads the rest, drafts included', async () => {
    const found = await maria.getDocuments(['service-painting', 'drafts.service-painting'])
    expect(found.map((document) => document?.title)).toEqual(['Painting', 'Painting and more'])
  })

  test('uploads pictures and no other files', async () => {
    const bytes = await picture(10, 10, '#888').png().toBuffer()
    expect(await maria.assets.upload('image', bytes)).toMatchObject({ _type: 'sanity.imageAsset' })
    await expect(maria.assets.upload('file', Buffer.from('words'))).rejects.toMatchObject(REFUSED)
  })

  test('is told so by the grants that the Studio reads', async () => {
    const url = '/projects/local/datasets/production/acl'
    expect(await maria.request({ url })).toEqual([
      { filter: '_id in path("**")', permissions: ['history', 'read'] },
      {
        filter: '_type in ["sanity.previewUrlSecret","price","sanity.imageAsset"]',
        permissions: ['create', 'history', 'read', 'update'],
      },
    ])
  })

  test('opens a preview, which is a secret in a document of its own', async () => {
    const id = await openPreview(maria)
    expect(await lake.client.getDocument(id)).toMatchObject({ secret: 'word' })
    await maria.delete(id)
    expect(await lake.client.getDocument(id)).toBeUndefined()
  })

  test.each([
    ['at an id that others need', 'business', 'word'],
    ['published', crypto.randomUUID(), 'word'],
    ['as the draft of another document', 'drafts.business', 'word'],
    ['as a version', `versions.spring.${crypto.randomUUID()}`, 'word'],
    ['of any size', `drafts.${crypto.randomUUID()}`, 'word'.repeat(2_000)],
  ])('writes no secret %s', async (_, id, secret) => {
    await expect(openPreview(maria, id, secret)).rejects.toMatchObject(REFUSED)
    const document = { _id: id, _type: 'sanity.previewUrlSecret', secret }
    await expect(maria.create(document)).rejects.toMatchObject(REFUSED)
    expect(await lake.client.getDocument(id)).toBeUndefined()
  })

  test('has a hundred previews at the most, of which the oldest end', async () => {
    const ids: string[] = []
    for (let count = 0; count < 103; count++) ids.push(await openPreview(maria))
    const left = () =>
      lake.client.fetch<string[]>('*[_type == "sanity.previewUrlSecret"]._id', {}, { perspective: 'raw' })
    await expect.poll(async () => (await left()).sort()).toEqual(ids.slice(3).sort())
  })
})

test('no preview is opened with a viewer’s token', async () => {
  const viewer = await clientWithRole(lake, 'viewer')
  await expect(openPreview(viewer)).rejects.toMatchObject({ statusCode: 403 })
})

test('somebody with the role of everything changes everything', async () => {
  await addPerson(lake, { name: 'Bob', role: 'everything' })
  const bob = clientWith(lake, await cookieOf(lake, { ...MARIA, name: 'Bob' }))
  await bob.patch(SERVICE._id).set({ title: 'Painting, inside and out' }).commit()
  expect(await bob.request({ url: '/users/me' })).toMatchObject({ name: 'Bob', role: 'administrator' })
})

test('a role that the lake no longer knows may read alone', async () => {
  await using other = await temporaryLake({ roles: [DAILY] })
  await addPerson(other)
  await other.restart({ roles: [] })
  const client = clientWith(other, await cookieOf(other, MARIA))
  await expect(client.create({ _type: 'price' })).rejects.toMatchObject({ statusCode: 403 })
  expect(await client.fetch('*')).toEqual([])
})

/** As the Studio writes it (`@sanity/preview-url-secret`). */
async function openPreview(client: SanityClient, _id = `drafts.${crypto.randomUUID()}`, secret = 'word') {
  const patch = client
    .patch(_id)
    .set({ secret, source: 'sanity/presentation', studioUrl: lake.url, userId: 'x' })
  await client
    .transaction()
    .createOrReplace({ _id, _type: 'sanity.previewUrlSecret' })
    .patch(patch)
    .commit({ tag: 'sanity.preview-url-secret' })
  return _id
}
