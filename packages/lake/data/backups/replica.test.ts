import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type TemporaryLake, temporaryFolder, temporaryLake } from '../../testing/temporary-lake.ts'
import { picture } from '../../testing/temporary-pictures.ts'
import { readFacts } from './backup-copy.ts'
import { hashFileOf } from './backup-files.ts'
import { copiesIn, fetchCopy, takeOver } from './replica.ts'
import { restoreBackup } from './restore.ts'

const LATER = '9999-01-01T00-00-00Z.sqlite'
const isRcloneThere = spawnSync('rclone', ['version']).status === 0

let folder: string
let log: string[]

beforeEach(() => {
  folder = join(temporaryFolder(), 'replica')
  log = []
  vi.spyOn(console, 'warn').mockImplementation((line) => log.push(String(line)))
  return () => vi.restoreAllMocks()
})

describe.each([
  ['a folder', '', true],
  ['a place that rclone reaches', 'rclone:', isRcloneThere],
])('with a replica in %s', (_, prefix, isPossible) => {
  let replica: string
  beforeEach(() => {
    replica = prefix + folder
  })

  test.skipIf(!isPossible)(
    'content and pictures come back on an empty machine, and copies go on',
    async () => {
      const lake = await temporaryLake({ replica })
      const image = await lake.client.assets.upload('image', await picture(40, 30, '#f00').png().toBuffer())
      await lake.client.create({ _id: 'first', _type: 'note' })
      await lake.client.create({ _id: 'last', _type: 'note' })
      const people = lake.lake.auth.people.list().length
      await expect.poll(() => newestHas(3), { interval: 200 }).toBe(true)
      await lake.end()

      const place = { directory: join(temporaryFolder(), 'new') }
      const restored = await restoreBackup(place, await fetchCopy(place, replica))
      expect(restored).toMatchObject({ documents: 3, copied: 1, lost: [], former: undefined })
      takeOver(place, replica)
      await using again = await temporaryLake({ ...place, replica })
      expect(again.lake.auth.people.list()).toHaveLength(people)
      const { url = '' } = (await again.client.getDocument<{ url: string }>(image._id)) ?? {}
      expect((await fetch(url)).status).toBe(200)
      await again.client.create({ _id: 'on-the-new-machine', _type: 'note' })
      await expect.poll(() => newestHas(4), { interval: 200 }).toBe(true)
      expect(log).toEqual([])
    },
  )

  test.skipIf(!isPossible)('half a copy, and one with other bytes, is not taken for a whole', async () => {
    await using lake = await temporaryLake({ replica })
    await lake.client.create({ _id: 'kept', _type: 'note' })
    const whole = await newestCopy()
    await lake.close()
    copyFileSync(join(folder, whole), join(folder, LATER))
    const place = { directory: temporaryFolder() }
    expect(basename(await fetchCopy(place, replica))).toBe(whole)
    writeFileSync(join(folder, hashFileOf(LATER)), `${'0'.repeat(64)}  ${LATER}\n`)
    truncateSync(join(folder, whole), 100)
    await expect(fetchCopy(place, replica)).rejects.toThrow('There is no whole copy in ')
    expect(log).toEqual([expect.stringContaining(whole), expect.stringContaining(LATER)])
  })

  test.skipIf(!isPossible)(
    'a lake that was begun anew leaves the copies of another as they are',
    async () => {
      const first = await temporaryLake({ replica })
      await first.client.create({ _id: 'of-the-first', _type: 'note' })
      await newestCopy()
      await first.end()
      const before = readdirSync(folder, { recursive: true }).sort()
      await using other = await temporaryLake({ replica })
      await other.client.create({ _id: 'of-another', _type: 'note' })
      const failure = expect.stringContaining(`end this lake and run "npm run restore -- --from ${replica}"`)
      await expect.poll(() => told(other)).toMatchObject({ replica: { failure, behindSince: null } })
      expect(readdirSync(folder, { recursive: true }).sort()).toEqual(before)
    },
  )

  test.skipIf(!isPossible)(
    'no write notices that it can’t be written, and the Studio is told why',
    async () => {
      writeFileSync(folder, 'in the way')
      await using lake = await temporaryLake({ replica })
      await lake.client.create({ _id: 'kept', _type: 'note' })
      const failure = expect.stringContaining(folder)
      await expect.poll(() => told(lake)).toMatchObject({ failure: null, replica: { failure } })
      expect(await lake.client.fetch('*._id')).toEqual(['kept'])
      const up = await (await fetch(`${lake.url}/up`)).json()
      expect(up).toMatchObject({ status: 'up', replicaBehindSince: null })
      rmSync(folder)
      await lake.restart()
      await newestCopy()
      await expect.poll(() => told(lake)).toMatchObject({ replica: { failure: null } })
    },
  )

  /** Its name, once there is one. */
  async function newestCopy(): Promise<string> {
    await expect.poll(() => copiesIn(replica), { interval: 200 }).toHaveLength(1)
    return (await copiesIn(replica))[0]?.path ?? ''
  }
})

/** Whether the newest whole copy has so many documents. */
async function newestHas(documents: number): Promise<boolean> {
  const [newest] = existsSync(folder) ? await copiesIn(folder) : []
  // It may be aged away meanwhile.
  return newest !== undefined && readFacts(join(folder, newest.path)).documents === documents
}

/** What the Studio asks. */
function told(lake: TemporaryLake): Promise<unknown> {
  return lake.client.request({ url: '/backups' })
}
