import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { logIn } from '#lake/testing/socket-reader.ts'
import { type TemporaryLake, TOKEN, temporaryLake } from '#lake/testing/temporary-lake.ts'
import { bars } from '#lake/testing/temporary-pictures.ts'
import { runFuzz } from '../engine.ts'
import { lakeKinds, lake as target } from './lake-target.ts'

let studioDirectory: string
let lake: TemporaryLake

beforeAll(async () => {
  studioDirectory = mkdtempSync(path.join(tmpdir(), 'studio-'))
  writeFileSync(path.join(studioDirectory, 'index.html'), '<!doctype html><title>Studio</title>')
  lake = await temporaryLake({ studioDirectory })
})

afterAll(async () => {
  await lake.end()
  rmSync(studioDirectory, { recursive: true })
})

test('the lake answers or closes every request without a failure, whoever sends it', {
  timeout: 120_000,
}, async () => {
  const log = vi.spyOn(console, 'error')
  onTestFinished(() => log.mockRestore())
  const picture = await lake.client.assets.upload('image', await bars())
  const file = await lake.client.assets.upload('file', Buffer.from('text'), { filename: 'a.txt' })
  const owner = [`Cookie: ${await logIn(lake)}`, `Origin: ${lake.url}`]
  const kinds = lakeKinds({
    host: new URL(lake.url).host,
    assets: [picture.path, file.path],
    identities: [[], owner, [`Authorization: Bearer ${TOKEN}`]],
  })
  const found = await runFuzz({
    target: { ...target, kindsAt: async () => kinds },
    address: lake.url,
    seed: 1,
    requests: 500,
    measureMemory: undefined,
  })
  expect(found.faults).toEqual([])
  expect(found.failedVisits).toBe(0)
  expect(log).not.toHaveBeenCalled()
})
