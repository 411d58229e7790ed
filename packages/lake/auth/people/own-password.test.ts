import { beforeEach, expect, test } from 'vitest'
import {
  addPerson,
  cookieOf,
  DAILY,
  MARIA,
  removePerson,
  sendLogin,
  statusFor,
} from '../../testing/logged-in.ts'
import { PASSWORD, sharedLake, temporaryLake } from '../../testing/temporary-lake.ts'

const NEW = 'three coats of paint'

const lake = await sharedLake({ roles: [DAILY] })

beforeEach(async () => {
  await addPerson(lake)
  return () => removePerson(lake)
})

test('a person changes the password, and stays logged in here and nowhere else', async () => {
  const [here, elsewhere] = [await cookieOf(lake, MARIA), await cookieOf(lake, MARIA)]
  const answer = await change(here, { current: MARIA.password, password: NEW })
  expect(answer.status).toBe(204)
  expect(await statusFor(lake, here)).toBe(200)
  expect(await statusFor(lake, elsewhere)).toBe(401)
  expect((await sendLogin(lake, MARIA)).status).toBe(401)
  expect((await sendLogin(lake, { ...MARIA, password: NEW })).status).toBe(303)
})

test('a person signs out everywhere, and nobody else does', async () => {
  const [here, elsewhere] = [await cookieOf(lake, MARIA), await cookieOf(lake, MARIA)]
  const owner = await cookieOf(lake)
  const init = { method: 'POST', headers: { cookie: here, origin: lake.url } }
  const answer = await lake.ask('/auth/logout?everywhere=true', init)
  expect(answer.status).toBe(204)
  const statuses = [here, elsewhere, owner].map((cookie) => statusFor(lake, cookie))
  expect(await Promise.all(statuses)).toEqual([401, 401, 200])
})

test('nobody changes it from a page of another origin, to a short one, or without the present one, and guesses are limited', async () => {
  const cookie = await cookieOf(lake)
  const afar = await change(cookie, { current: PASSWORD, password: NEW }, 'https://evil.example')
  expect(afar.status).toBe(403)
  const short = await change(cookie, { current: PASSWORD, password: 'short' })
  expect([short.status, await short.text()]).toEqual([400, expect.stringContaining('at least 12 characters')])
  for (let attempt = 0; attempt < 5; attempt++) {
    const answer = await change(cookie, { current: `guess ${attempt}`, password: NEW })
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('That isn’t your current password')
  }
  const answer = await change(cookie, { current: PASSWORD, password: NEW })
  expect([answer.status, await answer.text()]).toEqual([429, expect.stringContaining('Too many wrong')])
  expect(await statusFor(lake, cookie)).toBe(200)
  expect((await sendLogin(lake, { password: PASSWORD })).status).toBe(303)
})

test('the owner’s own password holds until the lake is given another one, and sessions outlive a start', async () => {
  await using kept = await temporaryLake()
  const statusWith = async (password: string) => (await sendLogin(kept, { password })).status
  const cookie = await cookieOf(kept)
  await change(cookie, { current: PASSWORD, password: NEW }, kept.url, kept)
  await kept.restart()
  expect(await statusFor(kept, cookie)).toBe(200)
  expect([await statusWith(PASSWORD), await statusWith(NEW)]).toEqual([401, 303])
  const password = 'given by the machine'
  await kept.restart({ password })
  expect([await statusWith(NEW), await statusWith(password)]).toEqual([401, 303])
})

function change(cookie: string, body: object, origin = lake.url, { ask } = lake): Promise<Response> {
  const init = { method: 'PUT', headers: { cookie, origin }, body: JSON.stringify(body) }
  return ask('/users/me/password', init)
}
