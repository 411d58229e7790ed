import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addPerson, clientWith, cookieOf, DAILY, MARIAS_PASSWORD } from '../testing/logged-in.ts'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'

let lake: TemporaryLake
let maria: SanityClient

beforeAll(async () => {
  lake = await temporaryLake({ roles: [DAILY] })
  await addPerson(lake)
  maria = clientWith(lake, await cookieOf(lake, { name: 'Maria', password: MARIAS_PASSWORD }))
})

afterAll(() => lake.end())

// As the Studio sends them, and as its own "Undo the last publish" and "Bring back" do.
describe.each([
  ['the owner', () => lake.client],
  ['somebody whose type it is', () => maria],
])('for %s', (name, client) => {
  const publishedId = `price-${name.length}`
  const pair = { publishedId, draftId: `drafts.${publishedId}` }
  const draft = { _id: pair.draftId, _type: 'price', minimum: 1 }
  const rawMinimums = () =>
    client().fetch(
      '*[_type == "price" && sanity::versionOf($id)] | order(_id){_id, minimum}',
      { id: publishedId },
      {
        perspective: 'raw',
      },
    )

  test('a document is made, published, edited, published, and brought back as it was', async () => {
    await client().action([
      { actionType: 'sanity.action.document.create', publishedId, attributes: draft, ifExists: 'fail' },
      { actionType: 'sanity.action.document.publish', ...pair },
    ])
    await client().action([
      { actionType: 'sanity.action.document.edit', ...pair, patch: { set: { minimum: 2 } } },
      { actionType: 'sanity.action.document.publish', ...pair },
    ])
    await client().action([
      { actionType: 'sanity.action.document.replaceDraft', publishedId, attributes: draft },
      { actionType: 'sanity.action.document.publish', ...pair },
    ])
    expect(await rawMinimums()).toEqual([{ _id: publishedId, minimum: 1 }])
  })

  test('a version is made of it, replaced, copied to the draft, and discarded', async () => {
    const versionId = `versions.spring.${publishedId}`
    const create = { actionType: 'sanity.action.document.version.create' as const, publishedId }
    await client().action({ ...create, versionId, baseId: publishedId })
    const document = { ...draft, _id: versionId, minimum: 3 }
    await client().action({ actionType: 'sanity.action.document.version.replace', document })
    await client().action({ ...create, versionId: pair.draftId, baseId: versionId })
    expect(await rawMinimums()).toEqual([
      { _id: pair.draftId, minimum: 3 },
      { _id: publishedId, minimum: 1 },
      { _id: versionId, minimum: 3 },
    ])
    for (const id of [versionId, pair.draftId])
      await client().action({ actionType: 'sanity.action.document.version.discard', versionId: id })
    expect(await rawMinimums()).toEqual([{ _id: publishedId, minimum: 1 }])
  })

  test('it is taken off the website, deleted, and restored from the history', async () => {
    await client().action({ actionType: 'sanity.action.document.unpublish', ...pair })
    await client().action({
      actionType: 'sanity.action.document.version.discard',
      versionId: pair.draftId,
    })
    expect(await rawMinimums()).toEqual([])
    const url = `/data/history/production/documents/${pair.draftId}?lastRevision=true`
    const { documents } = await client().request<{ documents: [typeof draft] }>({ url })
    const attributes = { ...documents[0], _id: pair.draftId }
    await client().action([
      { actionType: 'sanity.action.document.create', publishedId, attributes, ifExists: 'fail' },
      { actionType: 'sanity.action.document.replaceDraft', publishedId, attributes },
    ])
    expect(await rawMinimums()).toEqual([{ _id: pair.draftId, minimum: 1 }])
  })
})
