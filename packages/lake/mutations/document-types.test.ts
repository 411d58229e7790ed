import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'

const SERVICE = { _id: 'painting', _type: 'service', title: 'Painting' }
const PLANTED = { _id: 'drafts.painting', _type: 'price' }
const PAIR = { publishedId: 'painting', draftId: 'drafts.painting' }

let lake: TemporaryLake

beforeAll(async () => {
  lake = await temporaryLake()
  await lake.client.create(SERVICE)
})

afterAll(() => lake.end())

test('a draft or version of another type than its document is refused for everybody', async () => {
  const wrong = [
    () => lake.client.create(PLANTED),
    () => lake.client.createOrReplace({ ...PLANTED, _id: 'versions.spring.painting' }),
    () =>
      lake.client.action({
        actionType: 'sanity.action.document.replaceDraft',
        publishedId: 'painting',
        attributes: PLANTED,
      }),
  ]
  for (const attempt of wrong)
    await expect(attempt()).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining(`can't be a "price", because "painting" is a "service"`),
    })
})

test('a document keeps its type, unless it is deleted and made anew', async () => {
  const other = { ...SERVICE, _type: 'price' }
  await expect(lake.client.createOrReplace(other)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining('immutable attribute "_type"'),
  })
  await lake.client.transaction().delete(SERVICE._id).create(other).commit()
  expect(await lake.client.getDocument(SERVICE._id)).toMatchObject({ _type: 'price' })
  await lake.client.transaction().delete(SERVICE._id).create(SERVICE).commit()
})

test('of a group that was mixed before, each can be edited and discarded, but not published as another type', async () => {
  const { store } = lake.lake
  const request = { dataset: 'production', transactionId: 'before', identity: 'owner', digest: '' }
  store.commit(request, (workspace) => workspace.put(PLANTED, {}))
  await lake.client.patch(SERVICE._id).set({ title: 'Painting, inside and out' }).commit()
  await lake.client.patch(PLANTED._id).set({ minimum: 1 }).commit()
  const publish = { actionType: 'sanity.action.document.publish' as const, ...PAIR }
  await expect(lake.client.action(publish)).rejects.toThrow('immutable attribute "_type"')
  await lake.client.action({
    actionType: 'sanity.action.document.version.discard',
    versionId: PLANTED._id,
  })
  expect(await lake.client.fetch('*[_id == "painting"][0]._type', {}, { perspective: 'drafts' })).toBe(
    'service',
  )
})

test.each(['drafts.', 'drafts.drafts.painting', 'drafts.versions.spring.painting', 'versions.spring'])(
  'no action writes under the id "%s"',
  async (_id) => {
    const create = { actionType: 'sanity.action.document.create' as const, ifExists: 'fail' as const }
    await expect(
      lake.client.action({ ...create, publishedId: _id, attributes: { _id, _type: 'service' } }),
    ).rejects.toMatchObject({ statusCode: 400, message: expect.stringContaining('is no document id') })
  },
)

test('an action that names two documents changes neither', async () => {
  await lake.client.create({ _id: 'drafts.roofing', _type: 'service', title: 'Roofing' })
  const mixed = { publishedId: 'painting', draftId: 'drafts.roofing' }
  for (const actionType of [
    'sanity.action.document.publish',
    'sanity.action.document.unpublish',
    'sanity.action.document.edit',
  ] as const)
    await expect(lake.client.action({ actionType, ...mixed, patch: {} })).rejects.toThrow(
      '"drafts.roofing" is no draft or version of "painting"',
    )
  const attributes = { _id: 'drafts.roofing', _type: 'service' }
  await expect(
    lake.client.action({
      actionType: 'sanity.action.document.create',
      publishedId: 'painting',
      attributes,
      ifExists: 'fail',
    }),
  ).rejects.toThrow('"drafts.roofing" is no form of "painting"')
})
