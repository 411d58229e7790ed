import { expect, test } from 'vitest'
import { addPerson, clientWith, cookieOf, DAILY, MARIA } from '../testing/logged-in.ts'
import { sharedLake } from '../testing/temporary-lake.ts'

/** Of two documents. */
const MIXED = { publishedId: 'page', draftId: 'drafts.other' }

const lake = await sharedLake({ roles: [DAILY] })
await addPerson(lake)
const maria = clientWith(lake, await cookieOf(lake, MARIA))
const documents = ['page', 'drafts.page', 'drafts.other'].map((_id) => ({ _id, _type: 'page' }))
await lake.client.mutate(documents.map((create) => ({ create })))

test.each<[string, object, number, string]>([
  ['constructor', {}, 400, 'Unknown action type'],
  ['edit', { ...pair('missing'), patch: { set: { n: 1 } } }, 409, '"missing" was not found'],
  ['create', creationOf('drafts.page'), 409, 'already exists'],
  ['create', { ...creationOf('drafts.other'), publishedId: 'page' }, 400, 'is no form of "page"'],
  ['create', creationOf('drafts.'), 400, 'is no document id'],
  ['create', creationOf('drafts.drafts.page'), 400, 'is no document id'],
  ['create', creationOf('drafts.versions.spring.page'), 400, 'is no document id'],
  ['create', creationOf('versions.spring'), 400, 'is no document id'],
  ['publish', MIXED, 400, '"drafts.other" is no draft or version of "page"'],
  ['unpublish', MIXED, 400, '"drafts.other" is no draft or version of "page"'],
  ['edit', { ...MIXED, patch: {} }, 400, '"drafts.other" is no draft or version of "page"'],
  ['publish', { ...pair('page'), ifPublishedRevisionId: 'another' }, 409, 'has revision'],
  ['version.discard', { versionId: 'page' }, 400, 'is neither a draft nor a version'],
  ['delete', { publishedId: 'page', includeDrafts: [] }, 400, 'has a draft'],
])('%s of %j is refused, and changes nothing', async (name, fields, statusCode, words) => {
  const everything = () => lake.client.fetch('* | order(_id)', {}, { perspective: 'raw' })
  const before = await everything()
  const refusal = { statusCode, message: expect.stringContaining(words) }
  await expect(act(name, fields)).rejects.toMatchObject(refusal)
  expect(await everything()).toEqual(before)
})

test('publishing makes a reference strong that waited for its target, unless it is to stay weak', async () => {
  const reference = { _type: 'reference', _ref: 'target', _weak: true }
  const [to, weak] = [{}, { weak: true }].map((more) => ({
    ...reference,
    _strengthenOnPublish: { type: 'note', ...more },
  }))
  await lake.client.create({ _id: 'drafts.linking', _type: 'page', to, weak, list: [{ _key: 'a', to }] })
  await expect(act('publish', pair('linking'))).rejects.toThrow('references non-existent document "target"')
  expect(await lake.client.getDocument('linking')).toBeUndefined()
  await lake.client.create({ _id: 'target', _type: 'note' })
  await act('publish', pair('linking'))
  const strong = { _type: 'reference', _ref: 'target' }
  const published = { to: strong, weak: reference, list: [{ _key: 'a', to: strong }] }
  expect(await lake.client.fetch('*[_id == "linking"][0]{to, weak, list}')).toEqual(published)
  await expect(lake.client.delete('target')).rejects.toThrow('cannot be deleted')
})

test('publishing keeps the time of creation', async () => {
  const { _rev, _createdAt } = await lake.client.create({ _id: 'timed', _type: 'page', n: 1 })
  await lake.client.create({ _id: 'drafts.timed', _type: 'page', n: 2 })
  await act('publish', { ...pair('timed'), ifPublishedRevisionId: _rev })
  expect(await lake.client.getDocument('timed')).toMatchObject({ n: 2, _createdAt })
})

test('an edit that only makes sure of a draft makes one', async () => {
  await lake.client.create({ _id: 'sure', _type: 'page', title: 'Same' })
  await act('edit', { ...pair('sure'), patch: { unset: ['_empty_action_guard_pseudo_field_'] } })
  expect(await lake.client.getDocument('drafts.sure')).toMatchObject({ title: 'Same' })
})

test('creation and edits are one transaction, whose id the client chooses; an existing draft stays on request', async () => {
  const actions = (title: string) => [
    {
      actionType: 'sanity.action.document.create' as const,
      publishedId: 'chosen',
      attributes: { _id: 'drafts.chosen', _type: 'page', n: title.length },
      ifExists: 'ignore' as const,
    },
    { actionType: 'sanity.action.document.edit' as const, ...pair('chosen'), patch: { set: { title } } },
  ]
  const draft = { _rev: 'first', title: 'Typed', n: 5 }
  for (const _ of ['sent', 'sent again']) {
    await lake.client.action(actions('Typed'), { transactionId: 'first' })
    expect(await lake.client.getDocument('drafts.chosen')).toMatchObject(draft)
  }
  const others = lake.client.action(actions('Other words'), { transactionId: 'first' })
  await expect(others).rejects.toMatchObject({ statusCode: 409 })
  await lake.client.action(actions('Other words'), { dryRun: true })
  expect(await lake.client.getDocument('drafts.chosen')).toMatchObject(draft)
  await lake.client.action(actions('Other words'))
  expect(await lake.client.getDocument('drafts.chosen')).toMatchObject({ title: 'Other words', n: 5 })
})

// As the Studio sends them, and as its own "Undo the last publish" and "Bring back" do.
test.each([
  ['the owner', lake.client],
  ['somebody whose type it is', maria],
])(
  'for %s a document is published, undone, copied as a version, taken off, and restored',
  async (name, client) => {
    const publishedId = `price-${name.length}`
    const ids = pair(publishedId)
    const draft = { _id: ids.draftId, _type: 'price', minimum: 1 }
    const versions = '*[_type == "price" && sanity::versionOf($id)] | order(_id){_id, minimum}'
    const minimums = () => client.fetch(versions, { id: publishedId }, { perspective: 'raw' })
    const publish = { actionType: 'sanity.action.document.publish' as const, ...ids }
    await client.action([
      { actionType: 'sanity.action.document.create', publishedId, attributes: draft, ifExists: 'fail' },
      publish,
    ])
    await client.action([
      { actionType: 'sanity.action.document.edit', ...ids, patch: { set: { minimum: 2 } } },
      publish,
    ])
    await client.action([
      { actionType: 'sanity.action.document.replaceDraft', publishedId, attributes: draft },
      publish,
    ])
    expect(await minimums()).toEqual([{ _id: publishedId, minimum: 1 }])

    const versionId = `versions.spring.${publishedId}`
    const copy = { actionType: 'sanity.action.document.version.create' as const, publishedId }
    await client.action({ ...copy, versionId, baseId: publishedId })
    const document = { ...draft, _id: versionId, minimum: 3 }
    await client.action({ actionType: 'sanity.action.document.version.replace', document })
    await client.action({ ...copy, versionId: ids.draftId, baseId: versionId })
    expect(await minimums()).toEqual([
      { _id: ids.draftId, minimum: 3 },
      { _id: publishedId, minimum: 1 },
      { _id: versionId, minimum: 3 },
    ])
    for (const id of [versionId, ids.draftId])
      await client.action({ actionType: 'sanity.action.document.version.discard', versionId: id })
    expect(await minimums()).toEqual([{ _id: publishedId, minimum: 1 }])

    await client.action({ actionType: 'sanity.action.document.unpublish', ...ids })
    await client.action({ actionType: 'sanity.action.document.version.discard', versionId: ids.draftId })
    expect(await minimums()).toEqual([])
    const url = `/data/history/production/documents/${ids.draftId}?lastRevision=true`
    const { documents } = await client.request<{ documents: [typeof draft] }>({ url })
    const attributes = { ...documents[0], _id: ids.draftId }
    await client.action([
      { actionType: 'sanity.action.document.create', publishedId, attributes, ifExists: 'fail' },
      { actionType: 'sanity.action.document.replaceDraft', publishedId, attributes },
    ])
    expect(await minimums()).toEqual([{ _id: ids.draftId, minimum: 1 }])
  },
)

test('deletion takes the draft along when it is named', async () => {
  await act('delete', { publishedId: 'page', includeDrafts: ['drafts.page'] })
  expect(await lake.client.fetch('*[_id in ["page", "drafts.page"]]', {}, { perspective: 'raw' })).toEqual([])
})

function pair(publishedId: string) {
  return { publishedId, draftId: `drafts.${publishedId}` }
}

function creationOf(_id: string) {
  return { attributes: { _id, _type: 'page' }, ifExists: 'fail' }
}

function act(name: string, fields: object): Promise<unknown> {
  const actions = [{ actionType: `sanity.action.document.${name}`, ...fields }]
  return lake.client.request({ method: 'POST', url: '/data/actions/production', body: { actions } })
}
