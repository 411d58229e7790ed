import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { freePorts } from '../environment/ports.ts'
import { killAll, LiveProcess } from './processes/live-process.ts'

const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))

afterEach(() => {
  killAll()
  rmSync(directory, { recursive: true })
})

test('a second lake on the folder of another says so in one line, with exit code 1', async () => {
  const [port, other] = await freePorts(2)
  const first = lakeOn(port)
  await first.ready()
  const second = lakeOn(other)
  await expect(second.ready()).rejects.toThrow(
    new RegExp(`^Another lake already runs on the folder ${directory}, .*: end that one first, .*$`),
  )
  expect(await second.ended).toBe(1)
  expect(first.hasEnded).toBe(false)
})

function lakeOn(port: number | undefined): LiveProcess {
  const secret = 'a secret of more than twenty-four bytes'
  const variables = {
    ...process.env,
    STUDIO_PORT: String(port),
    LAKE_URL: '',
    LAKE_DIRECTORY: directory,
    SANITY_PROJECT_ID: '',
    SANITY_API_WRITE_TOKEN: secret,
    SANITY_REVALIDATE_SECRET: secret,
    STUDIO_PASSWORD: secret,
  }
  return new LiveProcess({ name: 'the lake', arguments: ['scripts/commands/lake.ts'], variables })
}
