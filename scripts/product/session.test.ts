import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { freePorts } from '../environment/ports.ts'
import { lakeVariables, outcomeOf } from '../testing/lake-process.ts'
import { temporaryClone } from '../testing/temporary-clone.ts'

const SESSION = `
  import { runSession } from './scripts/product/session.ts'
  import { runMain } from './scripts/product/processes/run-main.ts'
  await runMain(() => runSession({}, async () => []))
  process.exit()`

/** The lake is killed, as a machine with too little memory does, while what needs it goes on. */
const KILLED = `
  import { runSession } from './scripts/product/session.ts'
  import { runMain } from './scripts/product/processes/run-main.ts'
  await runMain(() => runSession({}, async ({ lake, environment }) => {
    await lake.start()
    await lake.kill()
    await fetch(environment.localStudioUrl)
    return []
  }))`

const clone = temporaryClone()
const envFile = path.join(clone, '.env')

beforeEach(() => rmSync(envFile, { force: true }))

test.each([
  ['', / {2}Password {2}kept in \.env\n/],
  ['json', /"event":"ready".*"password":"kept in \.env"/],
])(
  'the first start writes into a pipe where the password is, and not what it is: "%s"',
  async (format, where) => {
    const { said } = await begin({ STUDIO_PASSWORD: '', LOG_FORMAT: format })
    const [, password = ''] = /^STUDIO_PASSWORD=(.+)$/m.exec(readFileSync(envFile, 'utf8')) ?? []
    expect(said).toMatch(where)
    expect(password).toMatch(/^\w{4}-\w{4}-\w{4}$/)
    expect(said).not.toContain(password)
  },
)

test('where the password is, is said by the first start that succeeds, and by none after it', async () => {
  const ports = ['none', undefined, undefined]
  const said: boolean[] = []
  for (const PORT of ports) {
    const start = await begin({ STUDIO_PASSWORD: undefined, ...(PORT && { PORT }) })
    said.push(start.said.includes('kept in .env'))
  }
  expect(said).toEqual([false, true, false])
})

test('a start is refused with the line of .env that could be read in two ways', async () => {
  writeFileSync(envFile, 'PORT=3000\nSTUDIO_PASSWORD=Ladder #2026-house\n')
  const { said, code } = await begin({})
  expect(said).toContain(
    '.env, line 2: STUDIO_PASSWORD has a "#": if it belongs to the value, put that in quotes',
  )
  expect([code, said.includes('2026')]).toEqual([1, false])
})

test('a part that dies during a start is named, with why and what to do', async () => {
  const { said, code } = await begin({}, KILLED)
  expect(said).toContain('The lake was ended from outside (SIGKILL) before everything was started')
  expect(said).toContain('run it again')
  expect([code, said.includes('fetch failed')]).toEqual([1, false])
})

async function begin(more: object, session = SESSION) {
  const [port = 0, site = 0] = await freePorts(2)
  const directory = path.join(clone, 'lake')
  const variables = { ...lakeVariables({ directory, port }), PORT: String(site), ...more }
  const program = path.join(clone, 'session.mts')
  writeFileSync(program, session)
  return outcomeOf(variables, process.execPath, program)
}
