import { beforeEach, describe, expect, test } from 'vitest'
import {
  addPerson,
  cookieIn,
  cookieOf,
  DAILY,
  MARIA,
  removePerson,
  sendLogin,
  statusFor,
} from '../../testing/logged-in.ts'
import { addDevice, askAs, cookieWith } from '../../testing/passkeys.ts'
import { keptLake, PASSWORD, sharedLake } from '../../testing/temporary-lake.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1'
const DESK = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:150.0) Gecko/20100101 Firefox/150.0'

const lake = await sharedLake({ roles: [DAILY] })
let maria: string

beforeEach(async () => {
  await addPerson(lake)
  maria = await cookieOf(lake, MARIA)
  return () => removePerson(lake)
})

describe('A recovery code', () => {
  test('lets its person in once, however it is typed, and is kept as a digest', async () => {
    const codes = await codesFor(maria)
    expect(codes).toHaveLength(10)
    const [first = '', second = ''] = codes
    expect(first).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/)
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `
    expect((await sendLogin(lake, { name: 'Maria', password: typed })).status).toBe(303)
    expect((await sendLogin(lake, { name: 'Maria', password: first })).status).toBe(401)
    expect((await sendLogin(lake, { password: second })).status).toBe(401)
    expect(await loginsOf(maria)).toMatchObject({ recoveryCodes: 9 })
    const rows = JSON.stringify(lake.lake.store.database.prepare('SELECT * FROM recovery_codes').all())
    expect(rows).not.toContain(second)
    expect(rows).not.toContain(second.replaceAll('-', ''))
  })

  test('ends when there are new ones, and with its person', async () => {
    const [old = ''] = await codesFor(maria)
    const [fresh = ''] = await codesFor(maria)
    expect((await sendLogin(lake, { name: 'Maria', password: old })).status).toBe(401)
    await removePerson(lake)
    await addPerson(lake)
    expect((await sendLogin(lake, { name: 'Maria', password: fresh })).status).toBe(401)
  })
})

describe('The password', () => {
  test('can be switched off once there are a passkey and recovery codes, and then opens nothing', async () => {
    const off = () => askAs(lake, maria, 'DELETE /password')
    expect((await off()).status).toBe(409)
    const device = await addDevice(lake, maria)
    expect((await off()).status).toBe(409)
    const [code = ''] = await codesFor(maria)
    expect((await off()).status).toBe(204)
    expect((await sendLogin(lake, MARIA)).status).toBe(401)
    expect((await sendLogin(lake, { name: 'Maria', password: '' })).status).toBe(401)
    expect((await sendLogin(lake, { name: 'Maria', password: code })).status).toBe(303)
    expect(await cookieWith(lake, device)).not.toBe('')
    expect(await statusFor(lake, maria)).toBe(200)
    expect(await loginsOf(maria)).toMatchObject({ hasPassword: false })
  })

  test('comes back with a new one, and until then the last passkey can’t be removed', async () => {
    const device = await addDevice(lake, maria)
    await codesFor(maria)
    await askAs(lake, maria, 'DELETE /password')
    expect((await askAs(lake, maria, `DELETE /passkeys/${device.id}`)).status).toBe(409)
    const password = 'three coats of paint'
    expect((await askAs(lake, maria, 'PUT /password', { password })).status).toBe(204)
    expect((await askAs(lake, maria, `DELETE /passkeys/${device.id}`)).status).toBe(204)
    expect((await sendLogin(lake, { ...MARIA, password })).status).toBe(303)
  })

  test('of an owner who has lost everything comes back from the machine: as another one, or in the environment', async () => {
    const kept = await keptLake()
    const status = async (password: string) => (await sendLogin(kept, { password })).status
    const switchOff = async (password: string) => {
      const cookie = await cookieOf(kept, { password })
      await addDevice(kept, cookie)
      await askAs(kept, cookie, 'POST /recovery-codes')
      await askAs(kept, cookie, 'DELETE /password')
    }
    await switchOff(PASSWORD)
    await kept.restart()
    expect(await status(PASSWORD)).toBe(401)
    const body = { password: 'given by the machine' }
    await kept.client.request({ url: '/people/Owner/password', method: 'PUT', body })
    expect(await status(body.password)).toBe(303)
    await switchOff(body.password)
    await kept.restart({ password: 'another one in the file' })
    expect([await status(body.password), await status('another one in the file')]).toEqual([401, 303])
  })
})

describe('The list of devices', () => {
  test('names each browser once, and logs one out at once', async () => {
    const first = await logIn(PHONE)
    const phone = await logIn(PHONE, first)
    const desk = await logIn(DESK)
    expect(await statusFor(lake, first)).toBe(401)
    const { devices } = await loginsOf(desk)
    expect(devices.map(({ browser, isThis }) => [browser, isThis])).toEqual(
      expect.arrayContaining([
        ['Firefox on Windows', true],
        ['Safari on iPhone', false],
      ]),
    )
    expect(devices).toHaveLength(3)
    const { id = '' } = devices.find(({ browser }) => browser === 'Safari on iPhone') ?? {}
    expect((await askAs(lake, await cookieOf(lake), `DELETE /devices/${id}`)).status).toBe(204)
    expect(await statusFor(lake, phone)).toBe(200)
    expect((await askAs(lake, desk, `DELETE /devices/${id}`)).status).toBe(204)
    expect(await statusFor(lake, phone)).toBe(401)
  })
})

describe('A login from a new browser', () => {
  test('is told to its person elsewhere, until they have said that it was them, and never where it happened', async () => {
    expect(await loginsOf(maria)).toMatchObject({ newLogins: [] })
    const desk = await logIn(DESK)
    const [told] = (await loginsOf(maria)).newLogins
    expect(told).toMatchObject({ browser: 'Firefox on Windows', time: expect.any(Number) })
    expect((await loginsOf(desk)).newLogins).toEqual([])
    await askAs(lake, desk, `DELETE /new-logins/${told?.id}`)
    expect((await loginsOf(maria)).newLogins).toHaveLength(1)
    await askAs(lake, maria, `DELETE /new-logins/${told?.id}`)
    expect((await loginsOf(maria)).newLogins).toEqual([])
    expect(await statusFor(lake, desk)).toBe(200)
  })

  test('is told after it has gone again, and removing it ends both', async () => {
    const thief = await logIn(DESK)
    await lake.ask('/auth/logout', { method: 'POST', headers: { cookie: thief, origin: lake.url } })
    const [gone] = (await loginsOf(maria)).newLogins
    await askAs(lake, maria, `DELETE /devices/${gone?.id}`)
    expect((await loginsOf(maria)).newLogins).toEqual([])
  })

  test('is none in a browser that the person has used before', async () => {
    const cookies = (await sendLogin(lake, MARIA)).headers.getSetCookie()
    const known = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
    const { newLogins } = await loginsOf(maria)
    await lake.ask('/auth/logout', { method: 'POST', headers: { cookie: known, origin: lake.url } })
    await sendLogin(lake, MARIA, { cookie: known })
    expect((await loginsOf(maria)).newLogins).toEqual(newLogins)
  })
})

test('logins are told to who has logged in, and to no program', async () => {
  expect((await lake.ask('/users/me/logins')).status).toBe(401)
  await expect(lake.client.request({ url: '/users/me/logins' })).rejects.toThrow('Log in first')
  const afar = await askAs(lake, maria, 'DELETE /password', {}, 'https://evil.example')
  expect(afar.status).toBe(403)
})

type Logins = {
  devices: { id: string; browser: string; isThis: boolean }[]
  newLogins: { id: string; browser: string }[]
}

async function loginsOf(cookie: string): Promise<Logins> {
  return (await askAs(lake, cookie, 'GET /logins')).json()
}

async function codesFor(cookie: string): Promise<string[]> {
  const html = await (await askAs(lake, cookie, 'POST /recovery-codes')).text()
  return [...html.matchAll(/<li>([\w-]+)<\/li>/g)].map(([, code = '']) => code)
}

async function logIn(agent: string, cookie = ''): Promise<string> {
  return cookieIn(await sendLogin(lake, MARIA, { 'user-agent': agent, cookie }))
}
