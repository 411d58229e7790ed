import { afterEach, beforeEach, expect, test } from 'vitest'
import { addPerson, cookieOf, DAILY, MARIAS_PASSWORD, sendLogin } from '../../testing/logged-in.ts'
import { PASSWORD, type TemporaryLake, temporaryLake } from '../../testing/temporary-lake.ts'

const NEW = 'three coats of paint'
const MARIA = { name: 'Maria', password: MARIAS_PASSWORD }

let lake: TemporaryLake

beforeEach(async () => {
  lake = await temporaryLake({ roles: [DAILY] })
})

afterEach(() => lake.end())

test('a person changes the password, and stays logged in here and nowhere else', async () => {
  await addPerson(lake)
  const [here, elsewhere] = [await cookieOf(lake, MARIA), await cookieOf(lake, MARIA)]
  const answer = await change(here, { current: MARIAS_PASSWORD, password: NEW })
  expect(answer.status).toBe(204)
  expect(await statusFor(here)).toBe(200)
  expect(await statusFor(elsewhere)).toBe(401)
  expect((await sendLogin(lake, MARIA)).status).toBe(401)
  expect((await sendLogin(lake, { ...MARIA, password: NEW })).status).toBe(303)
})

test('nobody changes it without the present one, and guesses are limited', async () => {
  const cookie = await cookieOf(lake, { password: PASSWORD })
  for (let attempt = 0; attempt < 5; attempt++) {
    const answer = await change(cookie, { current: `guess ${attempt}`, password: NEW })
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('That isn’t your current password')
  }
  const answer = await change(cookie, { current: PASSWORD, password: NEW })
  expect(answer.status).toBe(429)
  expect(await answer.text()).toContain('Too many wrong passwords')
})

test('a page of another origin changes no password', async () => {
  const cookie = await cookieOf(lake, { password: PASSWORD })
  const answer = await change(cookie, { current: PASSWORD, password: NEW }, 'https://evil.example')
  expect(answer.status).toBe(403)
  expect((await sendLogin(lake, { password: PASSWORD })).status).toBe(303)
})

test('one that is too short is refused, and the old one holds', async () => {
  const cookie = await cookieOf(lake, { password: PASSWORD })
  const answer = await change(cookie, { current: PASSWORD, password: 'short' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('at least 12 characters')
  expect(await statusFor(cookie)).toBe(200)
})

test('the owner’s own password holds until the lake is given another one', async () => {
  const cookie = await cookieOf(lake, { password: PASSWORD })
  await change(cookie, { current: PASSWORD, password: NEW })
  await lake.restart()
  expect((await sendLogin(lake, { password: PASSWORD })).status).toBe(401)
  expect((await sendLogin(lake, { password: NEW })).status).toBe(303)
  await lake.restart({ password: 'given by the machine' })
  expect((await sendLogin(lake, { password: NEW })).status).toBe(401)
  expect((await sendLogin(lake, { password: 'given by the machine' })).status).toBe(303)
})

test('a person signs out everywhere, and nobody else does', async () => {
  await addPerson(lake)
  const [here, elsewhere] = [await cookieOf(lake, MARIA), await cookieOf(lake, MARIA)]
  const owner = await cookieOf(lake, { password: PASSWORD })
  const url = `${lake.url}/lake/v1/auth/logout?everywhere=true`
  const answer = await fetch(url, { method: 'POST', headers: { cookie: here, origin: lake.url } })
  expect(answer.status).toBe(204)
  expect(await statusFor(here)).toBe(401)
  expect(await statusFor(elsewhere)).toBe(401)
  expect(await statusFor(owner)).toBe(200)
})

test('sessions of a version that knew the owner alone go on', async () => {
  const cookie = await cookieOf(lake, { password: PASSWORD })
  lake.lake.store.database.exec(`
    PRAGMA user_version = 1;
    ${['tokens', 'datasets', 'origins', 'hooks'].map((table) => `DROP TABLE ${table};`).join(' ')}
    CREATE TABLE sessions (hash TEXT PRIMARY KEY, expires INTEGER NOT NULL);
    INSERT INTO sessions SELECT hash, expires FROM person_sessions;
    DELETE FROM person_sessions`)
  expect(await statusFor(cookie)).toBe(401)
  await lake.restart()
  expect(await statusFor(cookie)).toBe(200)
})

function change(cookie: string, body: object, origin = lake.url): Promise<Response> {
  return fetch(`${lake.url}/lake/v1/users/me/password`, {
    method: 'PUT',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function statusFor(cookie: string): Promise<number> {
  return (await fetch(`${lake.url}/lake/v1/users/me`, { headers: { cookie } })).status
}
