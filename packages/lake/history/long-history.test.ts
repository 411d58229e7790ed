import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLake } from '../create-lake.ts'
import { type LakeProcess, startLakeProcess } from '../testing/lake-process.ts'
import { clientOf, standardOptions } from '../testing/temporary-lake.ts'

/** Megabytes that the lake may fill: a fraction of the history below. */
const MEMORY = 48
const EDITS = 150
const LENGTH = 300_000

const directory = mkdtempSync(join(tmpdir(), 'lake-'))
let running: LakeProcess
let client: SanityClient

beforeAll(async () => {
  const lake = createLake(standardOptions(directory))
  for (let edit = 0; edit < EDITS; edit += 1) {
    const request = { dataset: 'production', transactionId: `edit-${edit}`, identity: 'owner', digest: '' }
    const document = { _id: 'drafts.page', _type: 'page', text: `${edit} `.repeat(LENGTH / 4) }
    lake.store.commit(request, (workspace) => workspace.put(document, { createOrReplace: document }))
  }
  await lake.close()
  running = await startLakeProcess(standardOptions(directory), [
    process.execPath,
    `--max-old-space-size=${MEMORY}`,
  ])
  client = clientOf(running.url)
})

afterAll(async () => {
  await running.kill()
  rmSync(directory, { recursive: true, maxRetries: 5 })
})

test('the events of a history that is larger than the memory are listed', async () => {
  const { events } = await ask('events/documents/drafts.page?limit=10')
  expect(events['drafts.page']).toMatchObject([{ type: 'createDocumentVersion' }])
})

test('a page of its transactions is answered from either end', async () => {
  const page = async (search: string) => {
    const lines: unknown = await ask(`transactions/page,drafts.page?limit=3&${search}`)
    return String(lines).trim().split('\n')
  }
  const idsOf = (lines: string[]) => lines.map((line) => JSON.parse(line).id)
  expect(idsOf(await page(''))).toEqual(['edit-0', 'edit-1', 'edit-2'])
  expect(idsOf(await page('fromTransaction=edit-2'))).toEqual(['edit-2', 'edit-3', 'edit-4'])
  expect(idsOf(await page('reverse=true'))).toEqual(['edit-149', 'edit-148', 'edit-147'])
  const [without = ''] = await page('excludeMutations=true')
  expect(JSON.parse(without)).not.toHaveProperty('mutations')
})

test.each([148, 75, 0])('the document is there as it was after edit %i', async (edit) => {
  const { documents } = await ask(`documents/drafts.page?revision=edit-${edit}`)
  expect(documents[0].text.slice(0, 4).trim()).toContain(String(edit))
})

function ask(path: string) {
  return client.request({ url: `/data/history/production/${path}` })
}
