import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePorts } from '../../environment/ports.ts'
import { startLakeProcess } from '../../testing/lake-process.ts'
import type { LiveProcess } from './live-process.ts'

// No request is known to make the lake fail like this, so a module of the test's does when it is told to.
const FAULTY = `
  process.on('message', (fault) => {
    if (fault === 'reject') Promise.reject(new Error('Left alone'));
    else setImmediate(() => { throw new Error('Thrown away') });
  })`

let directory: string
let port: number
let lake: LiveProcess

beforeEach(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
  port = (await freePorts(1))[0] ?? 0
  const faulty = `data:text/javascript,${encodeURIComponent(FAULTY)}`
  lake = startLakeProcess({ directory, port, node: ['--import', faulty] })
  await lake.ready()
})

afterEach(() => {
  lake.kill()
  rmSync(directory, { recursive: true })
})

test('a promise that nobody waited for is a line in the log, and the lake serves on', async () => {
  lake.child.send('reject')
  await lake.says('An error that nobody handled; the others are served on: Error: Left alone at ')
  expect((await fetch(`http://127.0.0.1:${port}/lake/v1/ping`)).status).toBe(200)
})

test('an error that nobody caught is a line in the log, and ends the lake with exit code 1', async () => {
  lake.child.send('throw')
  await lake.says(
    'An error that nobody caught; the process ends, to be started again: Error: Thrown away at ',
  )
  expect(await lake.ended).toBe(1)
})
