import { dictionary } from '@zxcvbn-ts/language-common'
import { afterEach, describe, expect, test } from 'vitest'
import type { LakeEvent } from '../../options.ts'
import {
  addPerson,
  clientWith,
  cookieOf,
  DAILY,
  MARIA,
  MARIAS_PASSWORD,
  removePerson,
  sendLogin,
  statusFor,
} from '../../testing/logged-in.ts'
import { SocketReader } from '../../testing/socket-reader.ts'
import { PASSWORD, sharedLake, temporaryLake } from '../../testing/temporary-lake.ts'
import { requirePassword } from './new-password.ts'

const lake = await sharedLake({ roles: [DAILY] })

afterEach(async () => {
  const people: { name: string }[] = await lake.client.request({ url: '/people' })
  for (const { name } of people.slice(1)) await removePerson(lake, name)
})

describe('Somebody who was added', () => {
  test('logs in with name and password, however the name is typed', async () => {
    await addPerson(lake)
    for (const name of ['Maria', ' maria ', 'MARIA']) {
      const maria = clientWith(lake, await cookieOf(lake, { ...MARIA, name }))
      expect(await maria.request({ url: '/users/me' })).toMatchObject({
        name: 'Maria',
        role: 'daily',
        roles: [{ title: 'prices and photos' }],
      })
    }
  })

  test('does not log in with another name, another password or none', async () => {
    await addPerson(lake)
    for (const form of [
      { ...MARIA, name: 'Mario' },
      { ...MARIA, name: '' },
      { ...MARIA, password: PASSWORD },
      { ...MARIA, password: '' },
    ])
      expect((await sendLogin(lake, form)).status).toBe(401)
    expect((await sendLogin(lake, MARIA)).status).toBe(303)
  })

  test('is asked for the name, which one alone is not', async () => {
    const page = async () => (await fetch(`${lake.url}/lake/login`)).text()
    expect(await page()).not.toContain('Your name')
    await addPerson(lake)
    expect(await page()).toContain('Your name')
    const refused = await (await sendLogin(lake, { name: 'Ma"ria', password: 'wrong' })).text()
    expect(refused).toContain('That name or password isn’t right')
    expect(refused).toContain('value="Ma&quot;ria"')
  })

  test('is named in the history, even when she is gone', async () => {
    const { id } = await addPerson(lake)
    const maria = clientWith(lake, await cookieOf(lake, MARIA))
    await maria.createOrReplace({ _id: 'price-door', _type: 'price', minimum: 250 })
    const history = `/data/history/production/transactions/price-door?excludeContent=true`
    expect(JSON.parse(await lake.client.request({ url: history }))).toMatchObject({ author: id })
    await removePerson(lake)
    expect(await lake.client.request({ url: `/users/${id}` })).toMatchObject({ displayName: 'Maria' })
  })

  test('is a member of the project beside the owner', async () => {
    const { id } = await addPerson(lake)
    const { members } = await lake.client.request({ url: '/projects/local' })
    expect(members).toMatchObject([
      { id: 'owner', role: 'administrator' },
      { id, role: 'daily' },
    ])
  })
})

describe('The owner', () => {
  test('logs in as before, with or without the name', async () => {
    await addPerson(lake)
    for (const name of ['', 'owner']) {
      const cookie = await cookieOf(lake, { password: PASSWORD, name })
      expect(await clientWith(lake, cookie).request({ url: '/users/me' })).toMatchObject({ id: 'owner' })
    }
  })

  test('can not be removed, nor can somebody else have that name', async () => {
    await expect(removePerson(lake, 'Owner')).rejects.toThrow('The owner can’t be removed')
    await expect(addPerson(lake, { name: 'owner' })).rejects.toThrow('There is a “owner” already')
  })
})

test.each([
  [{ name: '' }, 'A name has 1 to 40 letters'],
  [{ name: 'x'.repeat(41) }, 'A name has 1 to 40 letters'],
  [{ role: 'king' }, 'There is no role “king”: choose everything or daily.'],
  [{ password: 'eleven word' }, 'take at least 12 characters, such as three or four words'],
  [{ password: ` ${'eleven word'}  ` }, 'This password is too short'],
  [{ password: '😀'.repeat(11) }, 'This password is too short'],
  [{ password: '1QAZ2wsx3edc' }, 'is one that many people use'],
  [{ password: ' MotherFucker' }, 'is one that many people use'],
])('nobody is added with %j', async (wrong, words) => {
  await expect(addPerson(lake, wrong)).rejects.toThrow(words)
})

test('none of the 3,000 passwords that people use most is taken, however it is written', async () => {
  const common = dictionary['passwords-common'].slice(0, 3_000)
  expect(common).toHaveLength(3_000)
  for (const password of common.flatMap((word) => [word, word.toUpperCase()]))
    await expect(requirePassword(password)).rejects.toThrow('This password is')
})

test('a password of the owner’s from before goes on working, and the start says that it is too weak', async () => {
  const events: LakeEvent[] = []
  const onEvent = (event: LakeEvent) => void events.push(event)
  const advised = () => events.filter(({ event }) => event === 'password').map(({ message }) => message)
  const weak = await temporaryLake({ password: 'old word', onEvent })
  await expect
    .poll(advised)
    .toEqual([
      'The owner’s password is too short: take at least 12 characters, such as three or four words that don’t belong together. It still works. Change it in the Studio under “Account”, or in STUDIO_PASSWORD',
    ])
  const cookie = await cookieOf(weak, { password: 'old word' })
  const body = { current: 'old word', password: 'three coats of paint' }
  await clientWith(weak, cookie).request({ url: '/users/me/password', method: 'PUT', body })
  await weak.restart()
  await expect.poll(() => sendLogin(weak, { password: body.password }).then(({ status }) => status)).toBe(303)
  expect(advised()).toHaveLength(1)
  await weak.end()
})

test('nobody is removed who is not there, and the answer says who is', async () => {
  await addPerson(lake)
  await expect(removePerson(lake, 'Mario')).rejects.toThrow(
    'There is nobody named “Mario”, only Owner, Maria.',
  )
})

test('who was removed is out at once, with every stream', async () => {
  await addPerson(lake)
  const cookie = await cookieOf(lake, MARIA)
  const listening = await fetch(`${lake.url}/lake/v1/data/listen/production?query=*`, { headers: { cookie } })
  const reader = new SocketReader(lake)
  const { socket } = await reader.open('/lake/socket', { cookie })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  await removePerson(lake)
  await closed
  expect(await listening.text()).toContain('welcome')
  expect(await statusFor(lake, cookie)).toBe(401)
  await expect(reader.open('/lake/socket', { cookie })).rejects.toThrow('401')
  expect((await sendLogin(lake, MARIA)).status).toBe(401)
  reader.stop()
})

test('the database holds no password', async () => {
  await addPerson(lake)
  const rows = lake.lake.store.database.prepare('SELECT password FROM people').all()
  expect(JSON.stringify(rows)).not.toContain(MARIAS_PASSWORD)
  expect(rows.at(-1)?.password).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
})

test('many passwords at once do not pass the limit', async () => {
  await addPerson(lake)
  await sendLogin(lake, MARIA)
  const passwords = Array.from({ length: 20 }, (_, index) => `${index}`)
  const guesses = passwords.map((password) => sendLogin(lake, { name: 'Maria', password }))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
})
