import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, test } from 'vitest'
import { freePorts } from '../environment/ports.ts'
import { root } from '../environment/project-root.ts'
import { lakeVariables } from '../testing/lake-process.ts'
import { eventIn, formatEvent } from './log.ts'

const EVENT = {
  event: 'publish',
  message: 'Published two pages',
  details: { pages: ['/', '/about'], ms: 41 },
}
const forPrograms = { isForPrograms: true, secrets: [] }
const forPeople = { isForPrograms: false, secrets: [] }

test('an event of another process is read from its line, and any other line is none', () => {
  expect(eventIn(formatEvent(EVENT, forPrograms))).toEqual(EVENT)
  for (const line of ['Ready', '', '{"half', '{"event":1,"message":"x"}', '[]', '{}'])
    expect(eventIn(line)).toBeUndefined()
})

test.each([forPrograms, forPeople])('a secret is never told, however it is written: %j', (settings) => {
  const secrets = ['correct "horse" battery', 'token-of-24-characters', '']
  const told = { event: 'error', message: `It refuses ${secrets[0]}`, details: { stack: `at ${secrets[1]}` } }
  const line = formatEvent(told, { ...settings, secrets })
  expect(line).toContain('It refuses [secret]')
  expect(line).not.toMatch(/horse|token-of/)
})

test.each([
  ['', /^The lake answers at http/],
  ['json', /^\{"time":.*"event":"ready".*\}$/],
])(
  'into a pipe the lake writes prose, and lines of JSON where they are asked for: "%s"',
  async (LOG_FORMAT, line) => {
    const [port = 0] = await freePorts(1)
    const directory = mkdtempSync(path.join(tmpdir(), 'log-'))
    const env = { ...lakeVariables({ directory, port }), LOG_FORMAT }
    const lake = spawn(process.execPath, ['scripts/commands/lake.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [first] = await once(createInterface({ input: lake.stdout }), 'line')
    lake.kill()
    await once(lake, 'exit')
    expect(first).toMatch(line)
  },
)
