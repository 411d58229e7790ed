import { randomUUID } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { assetPathIn } from '../../documents/asset-name.ts'
import { type LakeProcess, startLakeProcess } from '../../testing/lake-process.ts'
import { temporaryFolder } from '../../testing/temporary-lake.ts'
import { picture } from '../../testing/temporary-pictures.ts'
import { isWholeAsset } from './files-on-disk.ts'
import { copiesIn, fetchCopy, takeOver } from './replica.ts'
import { restoreBackup } from './restore.ts'

const { numRuns = 0 } = fc.readConfigureGlobal()
/** An empty folder or place of rclone's for the copies, as REPLICA names one; none is a folder of the test's own. */
const { PROOF_REPLICA } = process.env
const BURNS = Math.max(1, Math.round(numRuns / 5))
/** In milliseconds: what may be lost, and the longest that a machine stands before it burns. */
const [PROMISED, LONGEST] = [10_000, 16_000]
const WRITERS = 3
/** Those of an owner who types fast, and of a phone with many photos; in milliseconds. */
const [WRITE_EVERY, UPLOAD_EVERY] = [400, 700]
/** In milliseconds. A client may wait forever for an answer of a lake that is gone, which acknowledges nothing. */
const UNANSWERED = 5_000
/** With its children, of which it is the leader. */
const LEADER = ['setsid', process.execPath]

/** What the lake has acknowledged: a note by its id, or the file of a picture; and when, in milliseconds. */
type Acknowledged = { note?: string; file?: string; at: number }

// The promise is one of time, and this machine may have none.
test.skipIf(numRuns === 0)(
  'of a machine that burns, what was saved ten seconds ago is there on the next',
  async ({ task }) => {
    const folder = temporaryFolder()
    const [directory, replica] = [join(folder, 'lake'), PROOF_REPLICA ?? join(folder, 'replica')]
    const place = { directory, replica }
    expect(await copiesIn(replica), 'copies of another lake in PROOF_REPLICA').toEqual([])
    // As every command of the product does.
    process.env.NODE_COMPILE_CACHE ||= join(folder, 'compiled')
    let kept: Acknowledged[] = []
    const lost: number[] = []
    const restores: number[] = []
    let lake = await started(place)
    await fill(lake.client)
    await expect.poll(async () => (await copiesIn(replica)).length > 0 || lake.log()).toBe(true)
    for (let burn = 0; burn < BURNS; burn += 1) {
      const written = await writeUntilItBurns(lake)
      const burnt = Date.now()
      rmSync(directory, { recursive: true, maxRetries: 5 })
      const restored = await restoreBackup(place, await fetchCopy(place, replica))
      takeOver(place, replica)
      lake = await started(place)
      restores.push(Date.now() - burnt)
      expect(restored.lost, 'pictures of the copy').toEqual([])
      const isThere = await whatIsThere(lake.client, directory, [...kept, ...written])
      const gone = [...kept, ...written].filter((one) => !isThere.has(one))
      const ages = gone.map(({ at }) => burnt - at)
      lost.push(...ages)
      expect(
        ages.filter((age) => age > PROMISED),
        `ages of what burn ${burn + 1} has lost`,
      ).toEqual([])
      kept = [...isThere]
    }
    await lake.kill()
    const pictures = kept.filter(({ file }) => file).length
    const [oldest, slowest] = [lost, restores].map((times) => (Math.max(0, ...times) / 1000).toFixed(1))
    const tried = `${BURNS} machines burned; ${kept.length - pictures} notes and ${pictures} pictures came back, the oldest of ${lost.length} that did not was ${oldest} s old; until the next lake ran ${slowest} s at most`
    Object.assign(task.meta, { tried })
  },
)

/** With about ten megabytes, the size of a business's content. */
async function fill(client: SanityClient): Promise<void> {
  for (let part = 0; part < 10; part += 1) {
    const filling = client.transaction()
    for (let each = 0; each < 100; each += 1)
      filling.create({ _type: 'filling', text: randomUUID().repeat(130) })
    await filling.commit({ visibility: 'async' })
  }
}

async function started(place: { directory: string; replica: string }): Promise<LakeProcess> {
  const lake = await startLakeProcess(place, LEADER)
  onTestFinished(() => killAll(lake))
  return lake
}

/** With the processes that copy, upload and ask queries. */
async function killAll(lake: LakeProcess): Promise<void> {
  if (lake.child.exitCode === null && lake.child.signalCode === null)
    process.kill(-Number(lake.child.pid), 'SIGKILL')
  await lake.kill()
}

async function writeUntilItBurns(lake: LakeProcess): Promise<Acknowledged[]> {
  const acknowledged: Acknowledged[] = []
  const ending = new AbortController()
  const repeat = async (every: number, work: () => Promise<Omit<Acknowledged, 'at'>>) => {
    while (!ending.signal.aborted) {
      const done = await work().catch(() => undefined)
      if (done) acknowledged.push({ ...done, at: Date.now() })
      await pause(Math.random() * 2 * every)
    }
  }
  const writers = Array.from({ length: WRITERS }, () => repeat(WRITE_EVERY, () => write(lake.client)))
  const working = [...writers, repeat(UPLOAD_EVERY, () => upload(lake.client))]
  await pause(Math.random() * LONGEST)
  await killAll(lake)
  ending.abort()
  await Promise.race([Promise.all(working), pause(UNANSWERED)])
  return acknowledged
}

async function write(client: SanityClient): Promise<{ note: string }> {
  const { _id } = await client.create({ _type: 'note', text: randomUUID().repeat(20) })
  return { note: _id }
}

async function upload({ assets }: SanityClient): Promise<{ file: string }> {
  const color = `#${randomUUID().slice(0, 6)}`
  const { path } = await assets.upload('image', await picture(64, 64, color).png().toBuffer())
  return { file: path.split('/').at(-1) ?? '' }
}

async function whatIsThere(
  client: SanityClient,
  directory: string,
  all: readonly Acknowledged[],
): Promise<Set<Acknowledged>> {
  const notes = new Set(await client.fetch<string[]>('*[_type == "note"]._id'))
  const described = new Set(
    await client.fetch<string[]>('*[_type == "sanity.imageAsset"]{"name": path}.name'),
  )
  const names = new Set([...described].map((path) => path.split('/').at(-1)))
  const there = new Set<Acknowledged>()
  for (const one of all) {
    const { note, file } = one
    const path = file && assetPathIn(join(directory, 'assets'), file)
    const isFile = file && path && names.has(file) && existsSync(path) && (await isWholeAsset(file, path))
    if (note ? notes.has(note) : isFile) there.add(one)
  }
  return there
}
