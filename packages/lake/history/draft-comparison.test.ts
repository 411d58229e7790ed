import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TemporaryLake, temporaryLake } from '../testing/temporary-lake.ts'

const price = { publishedId: 'price', draftId: 'drafts.price' }

let lake: TemporaryLake

beforeAll(async () => {
  lake = await temporaryLake()
})

afterAll(() => lake.end())

test('the first edit of what was handed over is compared with what was handed over', async () => {
  await lake.client.mutate([{ create: { _id: 'price', _type: 'page', title: 'Handed over' } }], {
    transactionId: 'handed-over',
  })
  await editPrice('edited-first', 'Edited')
  expect(await comparedWith()).toMatchObject({ title: 'Handed over' })
  expect(await followed('handed-over')).toEqual(['handed-over', 'edited-first'])
})

test('an edit after an undo is compared with what was brought back', async () => {
  await lake.client.action({ actionType: 'sanity.action.document.publish', ...price })
  const attributes = { _id: price.draftId, _type: 'page', title: 'Brought back' }
  await lake.client.action(
    [
      { actionType: 'sanity.action.document.replaceDraft', publishedId: price.publishedId, attributes },
      { actionType: 'sanity.action.document.publish', ...price },
    ],
    { transactionId: 'undone' },
  )
  await editPrice('edited-again', 'Edited again')
  expect(await comparedWith()).toMatchObject({ title: 'Brought back' })
  expect(await followed('undone')).toEqual(['undone', 'edited-again'])
})

test('what is published while somebody types is no publish of what they type', async () => {
  await lake.client.patch('price').set({ title: 'Written directly' }).commit()
  expect(await comparedWith()).toMatchObject({ title: 'Brought back' })
})

async function editPrice(transactionId: string, title: string): Promise<void> {
  const edit = { actionType: 'sanity.action.document.edit' as const, ...price, patch: { set: { title } } }
  await lake.client.action(edit, { transactionId })
}

/** What the Studio compares the draft with: the newest publish, asked for as a revision of the draft. */
async function comparedWith(): Promise<unknown> {
  const url = '/data/history/production'
  const { events } = await lake.client.request({ url: `${url}/events/documents/drafts.price?limit=10` })
  const { versionRevisionId, revisionId } = events['drafts.price'].find(
    ({ type }: { type: string }) => type === 'publishDocumentVersion',
  )
  const revision = versionRevisionId ?? revisionId
  const answer = await lake.client.request({ url: `${url}/documents/drafts.price?revision=${revision}` })
  return answer.documents[0]
}

/** The transactions on the draft since a revision. */
async function followed(revision: string): Promise<unknown[]> {
  const search = `fromTransaction=${revision}&excludeContent=true`
  const url = `/data/history/production/transactions/drafts.price?${search}`
  const text = await lake.client.request<Buffer | string>({ url })
  return String(text)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).id)
}
