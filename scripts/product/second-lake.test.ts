import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { freePorts } from '../environment/ports.ts'
import { startLakeProcess } from '../testing/lake-process.ts'
import { killAll } from './processes/live-process.ts'

const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))

afterEach(() => {
  killAll()
  rmSync(directory, { recursive: true })
})

test('a second lake on the folder of another says so in one line, with exit code 1', async () => {
  const [port = 0, other = 0] = await freePorts(2)
  const first = startLakeProcess({ directory, port })
  await first.ready()
  const second = startLakeProcess({ directory, port: other })
  await expect(second.ready()).rejects.toThrow(
    new RegExp(`^Another lake already runs on the folder ${directory}, .*: end that one first, .*$`),
  )
  expect(await second.ended).toBe(1)
  expect(first.hasEnded).toBe(false)
})
