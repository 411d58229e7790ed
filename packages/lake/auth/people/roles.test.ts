import type { SanityClient } from '@sanity/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { addPerson, clientWith, cookieOf, DAILY, MARIA } from '../../testing/logged-in.ts'
import { sharedLake, temporaryLake } from '../../testing/temporary-lake.ts'
import { picture } from '../../testing/temporary-pictures.ts'

const REFUSED = {
  statusCode: 403,
  message: expect.stringContaining('Your login is for prices and photos alone'),
}
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
  test('changes documents of these types', async () => {
    await maria.create({ _id: 'drafts.price-door', _type: 'price', minimum: 250 })
    await maria.patch('drafts.price-door').set({ minimum: 275 }).commit()
    await maria.action({
      actionType: 'sanity.action.document.publish',
      publishedId: 'price-door',
      draftId: 'drafts.price-door',
    })
    expect(await lake.client.getDocument('price-door')).toMatchObject({ minimum: 275 })
  })

  test('reads the rest, drafts included', async () => {
    const found = await maria.getDocuments(['service-painting', 'drafts.service-painting'])
    expect(found.map((document) => document?.title)).toEqual(['Painting', 'Painting and more'])
  })

  test('changes none of it, in whatever way, and nothing that comes with it', async () => {
    const publish = { publishedId: SERVICE._id, draftId: `drafts.${SERVICE._id}` }
    const attempts: (() => Promise<unknown>)[] = [
      () => maria.create({ _type: 'service' }),
      () => maria.createOrReplace({ ...SERVICE, _type: 'price' }),
      () => maria.createOrReplace({ _id: 'price-door', _type: 'service' }),
      () => maria.patch(SERVICE._id).set({ title: 'Mine' }).commit(),
      () => maria.patch({ query: '*[_type == "service"]' }).set({ title: 'Mine' }).commit(),
      () => maria.delete(SERVICE._id),
      () => maria.action({ actionType: 'sanity.action.document.publish', ...publish }),
      () => maria.action({ actionType: 'sanity.action.document.unpublish', ...publish }),
      () =>
        maria
          .transaction()
          .patch('price-door', (patch) => patch.set({ minimum: 1 }))
          .delete(SERVICE._id)
          .commit(),
    ]
    const before = await lake.client.fetch('*', {}, { perspective: 'raw' })
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject(REFUSED)
    expect(await lake.client.fetch('*', {}, { perspective: 'raw' })).toEqual(before)
  })

  test('puts no draft or version over a document that is not theirs, whether it is there or only in the history', async () => {
    await lake.client.create({ _id: 'business', _type: 'business' })
    await lake.client.create({ _id: 'gone', _type: 'service' })
    await lake.client.delete('gone')
    await lake.client.create({ _id: 'versions.spring.planned', _type: 'service' })
    const ids = 'drafts.business versions.rx.business gone drafts.gone planned drafts.planned'.split(' ')
    for (const _id of ids) {
      const plant = { _id, _type: 'price' }
      await expect(maria.createOrReplace(plant)).rejects.toMatchObject(REFUSED)
      await expect(maria.create({ _id, _type: 'sanity.previewUrlSecret' })).rejects.toMatchObject(REFUSED)
      const create = { publishedId: _id.replace(/^drafts\.|^versions\.rx\./, ''), attributes: plant }
      await expect(
        maria.action({ actionType: 'sanity.action.document.create', ifExists: 'fail', ...create }),
      ).rejects.toMatchObject(REFUSED)
    }
    const replace = { publishedId: 'business', attributes: { _id: 'drafts.business', _type: 'price' } }
    await expect(
      maria.action({ actionType: 'sanity.action.document.replaceDraft', ...replace }),
    ).rejects.toMatchObject(REFUSED)
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
    const secret = { _type: 'sanity.previewUrlSecret', secret: 'word' }
    expect(await maria.create(secret)).toMatchObject(secret)
  })
})

test('somebody with the role of everything changes everything', async () => {
  await addPerson(lake, { name: 'Bob', role: 'everything' })
  const bob = clientWith(lake, await cookieOf(lake, { ...MARIA, name: 'Bob' }))
  await bob.patch(SERVICE._id).set({ title: 'Painting, inside and out' }).commit()
  expect(await bob.request({ url: '/users/me' })).toMatchObject({ name: 'Bob', role: 'administrator' })
})

test('a role that the lake no longer knows may read alone', async () => {
  const other = await temporaryLake({ roles: [DAILY] })
  await addPerson(other)
  await other.restart({ roles: [] })
  const client = clientWith(other, await cookieOf(other, MARIA))
  await expect(client.create({ _type: 'price' })).rejects.toMatchObject({ statusCode: 403 })
  expect(await client.fetch('*')).toEqual([])
  await other.end()
})
