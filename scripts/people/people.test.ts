import { existsSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePorts } from '../environment/ports.ts'
import { LakeOnDisk, lakeVariables, outcomeOf, TERMINAL } from '../testing/lake-process.ts'

const MADE = /Password {2}([a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4})/

let lake: LakeOnDisk

beforeAll(async () => {
  lake = await LakeOnDisk.open()
  await lake.start()
})

afterAll(() => lake.remove())

describe('npm run people, while the lake runs,', () => {
  test('adds somebody, with a password that is shown once and lets them in, and lists everyone with what they may do', async () => {
    const { said } = await people('add', 'Maria', '--role=daily')
    expect(said).toContain('Maria can log in now, and may change prices, hours, photos, and reviews.')
    const [, password = ''] = MADE.exec(said) ?? []
    const chosen = await logIn('Maria', password)
    expect([chosen.status, await chosen.text()]).toEqual([
      200,
      expect.stringContaining('Choose how you log in'),
    ])
    const listed = (await people()).said
    expect(listed).not.toContain(password)
    expect(listed).toMatch(
      /Owner +may change everything\n +Maria +may change prices, hours, photos, and reviews\n/,
    )
  })

  test.each([
    [['add', 'Maria', '--role=everything'], 'There is a “Maria” already'],
    [['add', 'Bob'], '--role=everything   may change everything'],
    [['add', 'Bob', '--role=king'], '--role=daily        may change prices, hours, photos, and reviews'],
    [['add', 'Bob', 'Jones', '--role=daily'], 'Put the name in quotes: "Bob Jones"'],
    [['add'], 'Say who, such as: npm run people -- add "Maria"'],
    [['remove', 'Mario'], 'There is nobody named “Mario”, only Owner, Maria.'],
    [['dismiss', 'Maria'], 'There is no "dismiss".'],
    [['--rolle=daily'], "Unknown option '--rolle'"],
  ])('refuses %j, and says what to do', async (words, answer) => {
    const { said, code } = await people(...words)
    expect(said).toContain(answer)
    expect(said).not.toMatch(/^\s+at /m)
    expect(code).toBe(1)
  })
})

test('npm run people lets an owner in again who has lost everything', async () => {
  const [, password = ''] = MADE.exec((await people('password', 'Owner')).said) ?? []
  expect(await (await logIn('', password)).text()).toContain('Choose how you log in')
})

describe('npm run people, while nothing runs,', () => {
  beforeAll(() => lake.stop())

  test('lists, adds, gives another password and removes', async () => {
    expect((await people()).said).toContain('Maria')
    expect((await people('remove', 'maria')).said).toContain('Maria was removed')
    const [, first = ''] = MADE.exec((await people('add', 'Bob', '--role=everything')).said) ?? []
    const [, second = ''] = MADE.exec((await people('password', 'Bob')).said) ?? []
    await lake.start()
    expect((await logIn('Maria', first)).status).toBe(401)
    expect((await logIn('Bob', first)).status).toBe(401)
    expect((await logIn('Bob', second)).status).toBe(200)
  })

  test('says that there is no content yet', async () => {
    const [port = 0] = await freePorts(1)
    const elsewhere = lakeVariables({ directory: '/nowhere/lake', port })
    const words = ['scripts/commands/people.ts', 'add', 'Bob', '--role=daily']
    const { said, code } = await outcomeOf(elsewhere, process.execPath, ...words)
    expect(said).toContain('There is no content in /nowhere/lake yet: run "npm start" once')
    expect(code).toBe(1)
  })
})

test.runIf(existsSync(TERMINAL))('at a terminal asks for the password and does not show it', async () => {
  const typed = 'a word of my own'
  const said = await addAtTerminal('Dana', typed)
  expect(said).toContain('The same password again:')
  expect(said).toContain('Dana can log in now')
  expect(said).not.toContain(typed)
  expect((await logIn('Dana', typed)).status).toBe(303)
})

test.runIf(existsSync(TERMINAL))('at a terminal says what is wrong with a weak password', async () => {
  expect(await addAtTerminal('Eve', 'short')).toContain('This password is too short: take at least 12')
  expect(await addAtTerminal('Eve', '1qaz2wsx3edc')).toContain('is one that many people use')
  expect((await people()).said).not.toContain('Eve')
})

/** What the command says to somebody who types a password twice. */
function addAtTerminal(name: string, typed: string): Promise<string> {
  return lake.runAtTerminal(`people.ts add ${name} --role=daily`, `${typed}\r`, `${typed}\r`)
}

function people(...words: string[]) {
  return lake.run('people', ...words)
}

function logIn(name: string, password: string): Promise<Response> {
  const origin = `http://localhost:${lake.port}`
  const body = new URLSearchParams({ name, password })
  return fetch(`${origin}/lake/login`, { method: 'POST', body, headers: { origin }, redirect: 'manual' })
}
