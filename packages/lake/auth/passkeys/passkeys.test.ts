import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { LakeEvent } from '../../options.ts'
import {
  addPerson,
  clientWith,
  cookieIn,
  cookieOf,
  DAILY,
  MARIA,
  removePerson,
  sendLogin,
  statusFor,
} from '../../testing/logged-in.ts'
import { addDevice, askAs, challengeOf, cookieWith } from '../../testing/passkeys.ts'
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts'
import { keptLake, PASSWORD, sharedLake, toldAddress } from '../../testing/temporary-lake.ts'

const events: LakeEvent[] = []
const lake = await sharedLake({
  roles: [DAILY],
  addressOf: toldAddress,
  onEvent: (event) => void events.push(event),
})
const evil = { origin: 'https://evil.example', host: 'evil.example' }
let network = 0
let maria: string
let device: SoftwareAuthenticator

beforeEach(async () => {
  await addPerson(lake)
  maria = await cookieOf(lake, MARIA)
  device = await addDevice(lake, maria)
  return () => removePerson(lake)
})

describe('A passkey', () => {
  test('lets its person in without name and password, and back to where they wanted to go', async () => {
    const form = { passkey: device.get(await challengeOf(lake)), origin: `${lake.url}/structure/price` }
    const answer = await sendLogin(lake, form)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, form.origin])
    const me = await clientWith(lake, cookieIn(answer)).request({ url: '/users/me' })
    expect(me).toMatchObject({ name: 'Maria', role: 'daily' })
  })

  test('is asked for on the login page as soon as somebody has one, with nothing that names people', async () => {
    expect(await (await fetch(`${lake.url}/lake/login`)).text()).toContain('Use your face, finger, or PIN')
    const { challenge, ...options } = await challengeOf(lake)
    expect(challenge).toMatch(/^[\w-]{75}$/)
    expect(options).toEqual({
      ...{ rpId: 'localhost', timeout: 300_000, userVerification: 'required' },
      allowCredentials: undefined,
    })
  })

  test('opens nothing a second time with the same answer, nor after five minutes', async () => {
    const passkey = device.get(await challengeOf(lake))
    expect((await answerWith(passkey)).status).toBe(303)
    expect((await answerWith(passkey)).status).toBe(401)
    const late = device.get(await challengeOf(lake))
    const now = performance.now()
    using _clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 301_000)
    expect((await answerWith(late)).status).toBe(401)
  })

  test.each([
    ['for another page', evil],
    ['for another page of this host', { origin: 'http://localhost:1' }],
    ['for another host', { host: 'evil.example' }],
    ['without a face, a finger or a PIN', { isUnverified: true }],
    ['with another signature', { isSignatureWrong: true }],
  ])('opens nothing when it answers %s', async (_, wrong) => {
    const refused = await answerWith(device.get(await challengeOf(lake), wrong))
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([401, null])
    expect(await refused.text()).toContain('That took too long, or this passkey was removed.')
    expect(events.at(-1)?.message).toMatch(/^A wrong passkey came from /)
  })

  test.each([
    ['a challenge of its own', (one: SoftwareAuthenticator) => one.get({ challenge: 'A'.repeat(75) })],
    ['nothing of the kind', () => '{"id":"x","response":{}}'],
    ['no JSON', () => 'x'],
  ])('opens nothing when it answers %s', async (_, answer) => {
    expect((await answerWith(answer(device))).status).toBe(401)
  })

  test('of another lake opens nothing, and is answered as a removed one is', async () => {
    const stranger = new SoftwareAuthenticator(lake.url)
    stranger.create({ challenge: '', user: { id: 'AAAA' } })
    // Then the page still asks for one.
    await addDevice(lake, await cookieOf(lake))
    const challenge = await challengeOf(lake)
    const unknown = await answerWith(stranger.get(await challengeOf(lake)))
    await askAs(lake, maria, `DELETE /passkeys/${device.id}`)
    const removed = await answerWith(device.get(challenge))
    expect([unknown.status, removed.status]).toEqual([401, 401])
    expect(await unknown.text()).toBe(await removed.text())
  })

  test('is sent by a page of ours alone', async () => {
    const form = { passkey: device.get(await challengeOf(lake), { origin: evil.origin }) }
    expect((await sendLogin(lake, form, { origin: evil.origin })).status).toBe(403)
    const asked = await fetch(`${lake.url}/lake/login/passkey`, { method: 'POST', headers: evil })
    expect(asked.status).toBe(403)
  })

  test('that is copied, and so counts behind, opens nothing', async () => {
    const old = device.get(await challengeOf(lake))
    expect(await cookieWith(lake, device)).not.toBe('')
    expect((await answerWith(old)).status).toBe(401)
  })

  test('ends with its person', async () => {
    const [first, second] = [await challengeOf(lake), await challengeOf(lake)]
    await removePerson(lake)
    expect((await answerWith(device.get(first))).status).toBe(401)
    await addPerson(lake)
    expect((await answerWith(device.get(second))).status).toBe(401)
  })

  test('has to wait after wrong ones, as a password has', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.44' }
    const wrong = async () => device.get(await challengeOf(lake), { isSignatureWrong: true })
    const statuses: number[] = []
    for (let attempt = 0; attempt < 6; attempt++)
      statuses.push((await sendLogin(lake, { passkey: await wrong() }, headers)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    expect((await sendLogin(lake, { ...MARIA }, headers)).status).toBe(429)
    expect(await cookieWith(lake, device)).not.toBe('')
  })
})

describe('A device', () => {
  test('gets a passkey for the person who is logged in, with no challenge that another session was given', async () => {
    const owner = await cookieOf(lake)
    const other = new SoftwareAuthenticator(lake.url)
    const options = await (await askAs(lake, owner, 'POST /passkeys/options')).json()
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Your website' },
      user: { name: 'Owner' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const passkey = other.create(options)
    expect((await askAs(lake, maria, 'POST /passkeys', { passkey })).status).toBe(400)
    expect((await askAs(lake, owner, 'POST /passkeys', { passkey })).status).toBe(204)
    expect((await askAs(lake, owner, 'POST /passkeys', { passkey })).status).toBe(400)
    expect(await cookieWith(lake, other)).not.toBe('')
    expect((await askAs(lake, owner, `DELETE /passkeys/${other.id}`)).status).toBe(204)
  })

  test.each([
    ['for another page', evil],
    ['without a face, a finger or a PIN', { isUnverified: true }],
  ])('gets none that was made %s', async (_, wrong) => {
    const options = await (await askAs(lake, maria, 'POST /passkeys/options')).json()
    const passkey = new SoftwareAuthenticator(lake.url).create(options, wrong)
    const refused = await askAs(lake, maria, 'POST /passkeys', { passkey })
    expect([refused.status, (await refused.json()).message]).toEqual([
      400,
      expect.stringContaining('didn’t work'),
    ])
  })

  test('is known by the browser that made its passkey, and nobody removes that of somebody else', async () => {
    const { passkeys } = await (await askAs(lake, maria, 'GET /logins')).json()
    expect(passkeys).toMatchObject([{ id: device.id, name: 'A browser', used: null, isSynced: false }])
    const refused = await askAs(lake, await cookieOf(lake), `DELETE /passkeys/${device.id}`)
    expect(refused.status).toBe(404)
  })

  test('gets one only from who has shown within fifteen minutes who they are', async () => {
    const now = performance.now()
    using _clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 16 * 60_000)
    const paths = [
      'GET /proof',
      'POST /passkeys/options',
      'POST /passkeys',
      'POST /recovery-codes',
      'DELETE /password',
    ]
    for (const path of [...paths, `DELETE /passkeys/${device.id}`])
      expect([path, (await askAs(lake, maria, path)).status]).toEqual([path, 428])
    expect((await askAs(lake, maria, 'POST /proof', { password: 'a guess' })).status).toBe(403)
    const others = { passkey: (await addDevice(lake, await cookieOf(lake))).get(await challengeOf(lake)) }
    expect((await askAs(lake, maria, 'POST /proof', others)).status).toBe(403)
    const proof = { passkey: device.get(await challengeOf(lake)) }
    expect((await askAs(lake, maria, 'POST /proof', proof)).status).toBe(204)
    expect((await askAs(lake, maria, 'POST /passkeys/options')).status).toBe(200)
    expect(await statusFor(lake, maria)).toBe(200)
  })
})

test('passkeys outlive a start of the lake, and challenges do not', async () => {
  const kept = await keptLake()
  const phone = await addDevice(kept, await cookieOf(kept))
  const given = await challengeOf(kept)
  await kept.restart()
  expect((await sendLogin(kept, { passkey: phone.get(given) })).status).toBe(401)
  expect(await cookieWith(kept, phone)).not.toBe('')
})

test('behind a proxy a passkey belongs to the address that the world knows', async () => {
  const publicUrl = 'https://studio.example.com'
  const hidden = await sharedLake({ publicUrl })
  const local = { url: `http://localhost:${hidden.lake.options.port}` }
  const asked = async (path: string, body: object, cookie = '') => {
    const init = { method: 'POST', headers: { origin: publicUrl, cookie }, body: JSON.stringify(body) }
    return fetch(`${local.url}/lake/v1${path}`, init)
  }
  const logIn = (form: Record<string, string>) => sendLogin(local, form, { origin: publicUrl })
  const cookie = cookieIn(await logIn({ password: PASSWORD }))
  const phone = new SoftwareAuthenticator(publicUrl)
  const options = await (await asked('/users/me/passkeys/options', {}, cookie)).json()
  expect(options.rp.id).toBe('studio.example.com')
  const passkey = phone.create(options)
  expect((await asked('/users/me/passkeys', { passkey }, cookie)).status).toBe(204)
  const challenge = await (await asked('/login/passkey', {})).json()
  expect((await logIn({ passkey: phone.get(challenge) })).status).toBe(303)
})

/** Each from a network of its own, unlike those of people who are logged in. */
function answerWith(passkey: string): Promise<Response> {
  network += 1
  return sendLogin(lake, { passkey }, { 'x-forwarded-for': `198.51.100.${network}` })
}
