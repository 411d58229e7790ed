import { describe, expect, test } from 'vitest'
import { addPerson, cookieIn, DAILY, sendLogin, statusFor } from '../../testing/logged-in.ts'
import { askAs, cookieWith } from '../../testing/passkeys.ts'
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts'
import { PASSWORD, sharedLake, type TemporaryLake } from '../../testing/temporary-lake.ts'

const OWN = 'three coats of paint'
const MADE = { isPasswordMade: true, roles: [DAILY] }

describe('Who logs in with a password that was made', async () => {
  const lake = await sharedLake(MADE)

  test('is asked for something of their own, and has no session before', async () => {
    const answer = await sendLogin(lake, { password: PASSWORD })
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null])
    const html = await answer.text()
    expect(html).toContain('<h1>Choose how you log in</h1>')
    expect(html).toContain('Use my face, finger, or PIN')
  })

  test('may put it off the first time alone, and is let in by no made-up step', async () => {
    const later = await step(lake, { later: 'yes' })
    expect(await statusFor(lake, cookieIn(later))).toBe(200)
    expect(await pageOf(lake)).not.toContain('Later')
    expect(cookieIn(await step(lake, { later: 'yes' }))).toBe('')
    const wrongs: Record<string, string>[] = [{ ticket: '' }, { ticket: 'A'.repeat(75) }, { person: '' }]
    for (const wrong of [...wrongs, { person: 'nobody' }])
      expect((await step(lake, { password: OWN, ...wrong })).status).toBe(401)
    const afar = await step(lake, { password: OWN }, { origin: 'https://evil.example' })
    expect(afar.status).toBe(403)
  })

  test.each([
    ['short', 'is too short'],
    ['1qaz2wsx3edc', 'is one that many people use'],
    [PASSWORD, 'That’s the password that was made for you.'],
  ])('reads what is wrong with %s, and tries again', async (password, words) => {
    const refused = await step(lake, { password })
    expect(refused.status).toBe(400)
    const html = await refused.text()
    expect(html).toContain(words)
    expect(fieldIn(html, 'ticket')).not.toBe('')
  })

  test('takes a password of their own, with which the made one and its step end', async () => {
    const fields = await fieldsOf(lake)
    const other = await fieldsOf(lake)
    const answer = await post(lake, { ...fields, password: OWN })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${lake.url}/structure`])
    expect(await statusFor(lake, cookieIn(answer))).toBe(200)
    expect((await post(lake, { ...other, password: 'four coats of paint' })).status).toBe(401)
    expect((await sendLogin(lake, { password: PASSWORD })).status).toBe(401)
    expect((await sendLogin(lake, { password: OWN })).status).toBe(303)
  })
})

test('a passkey takes the place of the made password, and recovery codes are shown once', async () => {
  const lake = await sharedLake(MADE)
  const fields = await fieldsOf(lake)
  const asked = await fetch(`${lake.url}/lake/login/passkey/new`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: lake.url },
  })
  const phone = new SoftwareAuthenticator(lake.url)
  const answer = await post(lake, { ...fields, passkey: phone.create(await asked.json()) })
  const html = await answer.text()
  const [code = '', ...more] = [...html.matchAll(/<li>([\w-]+)<\/li>/g)].map(([, one = '']) => one)
  expect(more).toHaveLength(9)
  expect(html).toContain(`href="${lake.url}/structure"`)
  const logins = await (await askAs(lake, cookieIn(answer), 'GET /logins')).json()
  expect(logins).toMatchObject({ hasPassword: false, recoveryCodes: 10, passkeys: [{ id: phone.id }] })
  expect((await sendLogin(lake, { password: PASSWORD })).status).toBe(401)
  expect((await sendLogin(lake, { password: code })).status).toBe(303)
  expect(await cookieWith(lake, phone)).not.toBe('')
})

test('somebody who was added with a made password is asked, and one with a password of theirs is not', async () => {
  const lake = await sharedLake({ roles: [DAILY] })
  const [bob, dana] = [
    { name: 'Bob', password: 'k7mq-x3vd-9wpa' },
    { name: 'Dana', password: OWN },
  ]
  await lake.client.request({ url: '/people', method: 'POST', body: { ...bob, role: 'daily', isMade: true } })
  await addPerson(lake, { ...dana, role: 'daily' })
  expect((await sendLogin(lake, dana)).status).toBe(303)
  const asked = await sendLogin(lake, bob)
  expect(await asked.text()).toContain('Choose how you log in')
  const body = { password: 'made-anew-here', isMade: true }
  await lake.client.request({ url: '/people/Dana/password', method: 'PUT', body })
  expect((await sendLogin(lake, { ...dana, password: body.password })).status).toBe(200)
})

async function pageOf(lake: TemporaryLake): Promise<string> {
  return (await sendLogin(lake, { password: PASSWORD, origin: `${lake.url}/structure` })).text()
}

async function fieldsOf(lake: TemporaryLake): Promise<Record<string, string>> {
  const html = await pageOf(lake)
  return Object.fromEntries(['origin', 'person', 'ticket'].map((name) => [name, fieldIn(html, name)]))
}

function fieldIn(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''
}

async function step(lake: TemporaryLake, changes: Record<string, string>, headers = {}): Promise<Response> {
  return post(lake, { ...(await fieldsOf(lake)), ...changes }, headers)
}

function post({ url }: TemporaryLake, form: Record<string, string>, headers = {}): Promise<Response> {
  const body = new URLSearchParams(form)
  const init = { method: 'POST', body, headers: { origin: url, ...headers }, redirect: 'manual' } as const
  return fetch(`${url}/lake/login/own`, init)
}
