import { expect, test } from 'vitest'
import { sharedLake } from '../testing/temporary-lake.ts'

const SERVICE = { _id: 'painting', _type: 'service', title: 'Painting' }
const PLANTED = { _id: 'drafts.painting', _type: 'price' }
const SUM = '1'.repeat(40)
const IMAGE = { _id: `image-${SUM}-8x8-png`, _type: 'sanity.imageAsset' }

const lake = await sharedLake()
await lake.client.create(SERVICE)

test.each([
  [{ ...SERVICE, _type: 'price' }, 'immutable attribute "_type"'],
  [PLANTED, `can't be a "price", because "painting" is a "service"`],
  [{ ...PLANTED, _id: 'versions.spring.painting' }, `can't be a "price", because "painting" is a "service"`],
  [{ ...IMAGE, _id: `file-${SUM}-pdf` }, 'ids of this form belong to a "sanity.fileAsset"'],
  [{ ...IMAGE, _type: 'price' }, 'ids of this form belong to a "sanity.imageAsset"'],
  [{ _id: `drafts.${IMAGE._id}`, _type: 'price' }, 'ids of this form belong to a "sanity.imageAsset"'],
])('%j has a type that a document of this id can not have', async (document, words) => {
  const refusal = { statusCode: 400, message: expect.stringContaining(words) }
  await expect(lake.client.createOrReplace(document)).rejects.toMatchObject(refusal)
})

test('an action can give a draft no other type than its document has', async () => {
  const replace = { publishedId: 'painting', attributes: PLANTED }
  await expect(
    lake.client.action({ actionType: 'sanity.action.document.replaceDraft', ...replace }),
  ).rejects.toThrow(`can't be a "price", because "painting" is a "service"`)
})

test('a document may have another type when it is deleted and made anew, and an asset its own', async () => {
  const other = { ...SERVICE, _type: 'price' }
  await lake.client.transaction().delete(SERVICE._id).create(other).commit()
  expect(await lake.client.getDocument(SERVICE._id)).toMatchObject({ _type: 'price' })
  await lake.client.transaction().delete(SERVICE._id).create(SERVICE).create(IMAGE).commit()
})

test('of a group that was mixed before, each can be edited and discarded, but not published as another type', async () => {
  const { store } = lake.lake
  const request = { dataset: 'production', transactionId: 'before', identity: 'owner', digest: '' }
  store.commit(request, (workspace) => workspace.put(PLANTED, {}))
  await lake.client.patch(SERVICE._id).set({ title: 'Painting, inside and out' }).commit()
  await lake.client.patch(PLANTED._id).set({ minimum: 1 }).commit()
  const pair = { publishedId: SERVICE._id, draftId: PLANTED._id }
  const publish = { actionType: 'sanity.action.document.publish' as const, ...pair }
  await expect(lake.client.action(publish)).rejects.toThrow('immutable attribute "_type"')
  await lake.client.action({ actionType: 'sanity.action.document.version.discard', versionId: PLANTED._id })
  const shown = '*[_id == "painting"][0]._type'
  expect(await lake.client.fetch(shown, {}, { perspective: 'drafts' })).toBe('service')
})
