import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LakeProcess, startLakeProcess } from '../../testing/lake-process.ts'
import { clientOf, standardOptions } from '../../testing/temporary-lake.ts'
import { picture } from '../../testing/temporary-pictures.ts'

const MEGABYTE = 1024 * 1024
const SIZE = 12
/** Has the lake log the most kilobytes that it has ever filled, when it gets a signal. */
const TELL_MEMORY = `data:text/javascript,process.on('SIGUSR2', () =>
  process.stderr.write('filled ' + process.resourceUsage().maxRSS + ' '))`

const directory = mkdtempSync(join(tmpdir(), 'lake-'))
let running: LakeProcess

beforeAll(async () => {
  running = await startLakeProcess(standardOptions(directory), [process.execPath, '--import', TELL_MEMORY])
})

afterAll(async () => {
  await running.kill()
  rmSync(directory, { recursive: true, maxRetries: 5 })
})

test('originals that are all asked for at once are not all in memory at once', async () => {
  const photo = await picture(9, 9, '#358').jpeg().toBuffer()
  const names = await Promise.all(Array.from({ length: 40 }, (_, index) => add(String(index), photo)))
  for (const name of names.splice(0, 4)) expect(await statusOf(name)).toBe(200)
  const before = await mostFilled()
  expect(new Set(await Promise.all(names.map(statusOf)))).toEqual(new Set([200]))
  expect((await mostFilled()) - before).toBeLessThan((names.length * SIZE) / 3)
})

/** Stores a large picture as an upload would. */
async function add(number: string, photo: Buffer): Promise<string> {
  const name = `${number.padStart(40, '0')}-9x9.jpg`
  mkdirSync(join(directory, 'assets', name.slice(0, 2)), { recursive: true })
  const rest = Buffer.alloc(SIZE * MEGABYTE, 1)
  writeFileSync(join(directory, 'assets', name.slice(0, 2), name), Buffer.concat([photo, rest]))
  await clientOf(running.url).create({
    _id: `image-${name.replace('.', '-')}`,
    _type: 'sanity.imageAsset',
  })
  return name
}

async function statusOf(name: string): Promise<number> {
  const answer = await fetch(`${running.url}/lake/images/local/production/${name}`, { method: 'HEAD' })
  return answer.status
}

/** In megabytes. */
async function mostFilled(): Promise<number> {
  const told = () => [...running.log().matchAll(/filled (\d+) /g)]
  const count = told().length
  running.child.kill('SIGUSR2')
  await expect.poll(() => told().length).toBe(count + 1)
  return Number(told().at(-1)?.[1]) / 1024
}
