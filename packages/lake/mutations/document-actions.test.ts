import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'

let lake: TemporaryLake
const pair = { publishedId: 'page', draftId: 'drafts.page' }

beforeEach(async () => {
  lake = await temporaryLake()
})

afterEach(() => lake.end())

test('publishing makes a reference strong that waited for its target', async () => {
  const reference = {
    _type: 'reference',
    _ref: 'target',
    _weak: true,
    _strengthenOnPublish: { type: 'note' },
  }
  await lake.client.create({
    _id: 'drafts.page',
    _type: 'page',
    to: reference,
    list: [{ _key: 'a', to: reference }],
  })
  const publish = { actionType: 'sanity.action.document.publish' as const, ...pair }
  await expect(lake.client.action(publish)).rejects.toThrow('references non-existent document "target"')
  expect(await lake.client.getDocument('page')).toBeUndefined()
  await lake.client.create({ _id: 'target', _type: 'note' })
  await lake.client.action(publish)
  const strong = { _type: 'reference', _ref: 'target' }
  expect(await lake.client.getDocument('page')).toMatchObject({
    to: strong,
    list: [{ _key: 'a', to: strong }],
  })
  await expect(lake.client.delete('target')).rejects.toThrow('cannot be deleted')
})

test('a reference that is to stay weak does', async () => {
  const reference = {
    _type: 'reference',
    _ref: 'target',
    _weak: true,
    _strengthenOnPublish: { type: 'note', weak: true },
  }
  await lake.client.create({ _id: 'drafts.page', _type: 'page', to: reference })
  await lake.client.action({ actionType: 'sanity.action.document.publish', ...pair })
  expect(await lake.client.fetch('*[_id == "page"][0].to')).toEqual({
    _type: 'reference',
    _ref: 'target',
    _weak: true,
  })
})

test('publishing keeps the time of creation and refuses over a change that the sender has not seen', async () => {
  const published = await lake.client.create({ _id: 'page', _type: 'page', n: 1 })
  await lake.client.create({ _id: 'drafts.page', _type: 'page', n: 2 })
  const publish = { actionType: 'sanity.action.document.publish' as const, ...pair }
  const stale = lake.client.action({ ...publish, ifPublishedRevisionId: 'another' })
  await expect(stale).rejects.toMatchObject({ statusCode: 409 })
  await lake.client.action({ ...publish, ifPublishedRevisionId: published._rev })
  expect(await lake.client.getDocument('page')).toMatchObject({ n: 2, _createdAt: published._createdAt })
})

test('an edit that only makes sure of a draft makes one', async () => {
  await lake.client.create({ _id: 'page', _type: 'page', title: 'Same' })
  await lake.client.action({
    actionType: 'sanity.action.document.edit',
    ...pair,
    patch: { unset: ['_empty_action_guard_pseudo_field_'] },
  })
  expect(await lake.client.getDocument('drafts.page')).toMatchObject({ title: 'Same' })
})

test('an edit of nothing is refused', async () => {
  const edit = { actionType: 'sanity.action.document.edit' as const, ...pair, patch: { set: { n: 1 } } }
  await expect(lake.client.action(edit)).rejects.toMatchObject({ statusCode: 409 })
})

test('creation is refused over a draft, or leaves it on request', async () => {
  const attributes = { _id: 'drafts.page', _type: 'page', n: 1 }
  const create = { actionType: 'sanity.action.document.create' as const, publishedId: 'page', attributes }
  await lake.client.action({ ...create, ifExists: 'fail' })
  await expect(lake.client.action({ ...create, ifExists: 'fail' })).rejects.toMatchObject({ statusCode: 409 })
  await lake.client.action({ ...create, attributes: { ...attributes, n: 2 }, ifExists: 'ignore' })
  expect(await lake.client.getDocument('drafts.page')).toMatchObject({ n: 1 })
})

test('creation and edits are one transaction, whose id the client chooses', async () => {
  const attributes = { _id: 'drafts.page', _type: 'page' }
  const actions = [
    {
      actionType: 'sanity.action.document.create' as const,
      publishedId: 'page',
      attributes,
      ifExists: 'ignore' as const,
    },
    { actionType: 'sanity.action.document.edit' as const, ...pair, patch: { set: { title: 'Typed' } } },
  ]
  await lake.client.action(actions, { transactionId: 'chosen' })
  expect(await lake.client.getDocument('drafts.page')).toMatchObject({ title: 'Typed', _rev: 'chosen' })
  await lake.client.action(actions, { transactionId: 'chosen' })
  expect(await lake.client.fetch('count(*)', {}, { perspective: 'raw' })).toBe(1)
  const others = lake.client.action(actions.slice(0, 1), { transactionId: 'chosen' })
  await expect(others).rejects.toMatchObject({ statusCode: 409 })
})

test('a dry run of actions keeps nothing', async () => {
  await lake.client.create({ _id: 'drafts.page', _type: 'page' })
  await lake.client.action({ actionType: 'sanity.action.document.publish', ...pair }, { dryRun: true })
  expect(await lake.client.getDocument('page')).toBeUndefined()
})

test('deletion takes the draft along when it is named, and is refused when it is not', async () => {
  await lake.client.create({ _id: 'page', _type: 'page' })
  await lake.client.create({ _id: 'drafts.page', _type: 'page' })
  const remove = { actionType: 'sanity.action.document.delete' as const, publishedId: 'page' }
  await expect(lake.client.action({ ...remove, includeDrafts: [] })).rejects.toThrow('has a draft')
  await lake.client.action({ ...remove, includeDrafts: ['drafts.page'] })
  expect(await lake.client.fetch('count(*)', {}, { perspective: 'raw' })).toBe(0)
})

test('deletion of what others refer to is refused with their ids', async () => {
  await lake.client.create({ _id: 'page', _type: 'page' })
  await lake.client.create({ _id: 'source', _type: 'note', to: { _type: 'reference', _ref: 'page' } })
  const remove = {
    actionType: 'sanity.action.document.delete' as const,
    publishedId: 'page',
    includeDrafts: [],
  }
  await expect(lake.client.action(remove)).rejects.toMatchObject({
    details: {
      type: 'actionError',
      items: [{ error: { type: 'documentHasExistingReferencesError', referencingIDs: ['source'] } }],
    },
  })
})

test('a discarded draft leaves what is published', async () => {
  await lake.client.create({ _id: 'page', _type: 'page', n: 1 })
  await lake.client.create({ _id: 'drafts.page', _type: 'page', n: 2 })
  await lake.client.action({ actionType: 'sanity.action.document.version.discard', versionId: 'drafts.page' })
  expect(await lake.client.fetch('*[_id == "page"][0].n', {}, { perspective: 'drafts' })).toBe(1)
  const published = { actionType: 'sanity.action.document.version.discard' as const, versionId: 'page' }
  await expect(lake.client.action(published)).rejects.toMatchObject({ statusCode: 400 })
})

test('an unknown action is refused', async () => {
  const response = await lake.client
    .request({
      method: 'POST',
      url: '/data/actions/production',
      body: { actions: [{ actionType: 'sanity.action.document.constructor' }] },
    })
    .catch((error: unknown) => error)
  expect(response).toMatchObject({ statusCode: 400, message: expect.stringContaining('Unknown action type') })
})
