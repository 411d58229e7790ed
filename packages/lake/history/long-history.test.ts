import { expect, test } from 'vitest'
import { createLake } from '../create-lake.ts'
import { startLakeProcess } from '../testing/lake-process.ts'
import { standardOptions, temporaryFolder, transactionsAt } from '../testing/temporary-lake.ts'

/** Megabytes that the lake may fill: a fraction of the history below. */
const MEMORY = '--max-old-space-size=48'
const EDITS = 100
const LENGTH = 300_000

test('a history that is larger than the memory is listed, in part from either end, and led back through', async () => {
  const options = standardOptions(temporaryFolder())
  const lake = createLake(options)
  lake.store.database.exec('PRAGMA synchronous = OFF')
  for (let edit = 0; edit < EDITS; edit += 1) {
    const request = { dataset: 'production', transactionId: `edit-${edit}`, identity: 'owner', digest: '' }
    const document = { _id: 'drafts.page', _type: 'page', text: `${edit} `.repeat(LENGTH / 4) }
    lake.store.commit(request, (workspace) => workspace.put(document, { createOrReplace: document }))
  }
  await lake.close()
  await using running = await startLakeProcess(options, [process.execPath, MEMORY])
  const { client } = running
  const ask = (path: string) => client.request({ url: `/data/history/production/${path}` })

  const { events } = await ask('events/documents/drafts.page?limit=10')
  expect(events['drafts.page']).toMatchObject([{ type: 'createDocumentVersion' }])
  const idsOf = async (search: string) =>
    (await transactionsAt(client, `/page,drafts.page?limit=3&${search}`)).map(({ id }) => id)
  expect(await idsOf('')).toEqual(['edit-0', 'edit-1', 'edit-2'])
  expect(await idsOf('fromTransaction=edit-2&excludeMutations=true')).toEqual(['edit-2', 'edit-3', 'edit-4'])
  expect(await idsOf('reverse=true')).toEqual(['edit-99', 'edit-98', 'edit-97'])
  for (const edit of [98, 50, 0]) {
    const { documents } = await ask(`documents/drafts.page?revision=edit-${edit}`)
    expect(documents[0].text.slice(0, 4)).toContain(String(edit))
  }
})
