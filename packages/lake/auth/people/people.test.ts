import { dictionary } from '@zxcvbn-ts/language-common'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { LakeEvent } from '../../options.ts'
import { openSocket } from '../../testing/connections.ts'
import {
  addPerson,
  clientWith,
  cookieOf,
  DAILY,
  MARIA,
  removePerson,
  sendLogin,
  statusFor,
} from '../../testing/logged-in.ts'
import { PASSWORD, sharedLake, temporaryLake } from '../../testing/temporary-lake.ts'
import { requirePassword } from './passwords.ts'

const lake = await sharedLake({ roles: [DAILY] })

describe('Maria, who was added,', () => {
  let id: string

  beforeAll(async () => {
    expect(await loginPage()).not.toContain('Your name')
    id = (await addPerson(lake)).id
  })

  test('logs in with name and password, however the name is typed', async () => {
    for (const name of ['Maria', ' maria ']) {
      const maria = clientWith(lake, await cookieOf(lake, { ...MARIA, name }))
      const roles = [{ title: 'prices and photos' }]
      expect(await maria.request({ url: '/users/me' })).toMatchObject({ name: 'Maria', role: 'daily', roles })
    }
  })

  test.each([
    ['another name', { name: 'Mario' }],
    ['no name', { name: '' }],
    ['another password', { password: PASSWORD }],
    ['no password', { password: '' }],
  ])('does not log in with %s', async (_, wrong) => {
    expect((await sendLogin(lake, { ...MARIA, ...wrong })).status).toBe(401)
    await cookieOf(lake)
  })

  test('is asked for the name, which one alone is not', async () => {
    expect(await loginPage()).toContain('Your name')
    const refused = await (await sendLogin(lake, { name: 'Ma"ria', password: 'wrong' })).text()
    expect(refused).toContain('That name or password isn’t right')
    expect(refused).toContain('value="Ma&quot;ria"')
  })

  test('is a member of the project beside the owner, who logs in as before, with or without the name', async () => {
    const { members } = await lake.client.request({ url: '/projects/local' })
    const owner = { id: 'owner', role: 'administrator' }
    expect(members).toMatchObject([owner, { id, role: 'daily' }])
    for (const name of ['', 'owner']) {
      const client = clientWith(lake, await cookieOf(lake, { password: PASSWORD, name }))
      expect(await client.request({ url: '/users/me' })).toMatchObject(owner)
    }
  })

  test('is out at once when she is removed, with every stream, and is named in the history for good', async () => {
    const cookie = await cookieOf(lake, MARIA)
    await clientWith(lake, cookie).createOrReplace({ _id: 'price-door', _type: 'price', minimum: 250 })
    const listen = `${lake.url}/lake/v1/data/listen/production?query=*`
    const listening = await fetch(listen, { headers: { cookie } })
    const { socket } = await openSocket(lake, '/lake/socket', { cookie })
    const closed = new Promise((resolve) => socket.once('close', resolve))
    const none = 'There is nobody named “Mario”, only Owner, Maria.'
    await expect(removePerson(lake, 'Mario')).rejects.toThrow(none)
    await removePerson(lake)
    await closed
    expect(await listening.text()).toContain('welcome')
    expect(await statusFor(lake, cookie)).toBe(401)
    await expect(openSocket(lake, '/lake/socket', { cookie })).rejects.toThrow('401')
    expect((await sendLogin(lake, MARIA)).status).toBe(401)
    const history = '/data/history/production/transactions/price-door?excludeContent=true'
    expect(JSON.parse(await lake.client.request({ url: history }))).toMatchObject({ author: id })
    expect(await lake.client.request({ url: `/users/${id}` })).toMatchObject({ displayName: 'Maria' })
  })
})

test('the owner can not be removed', async () => {
  await expect(removePerson(lake, 'Owner')).rejects.toThrow('The owner can’t be removed')
})

test.each([
  [{ name: 'owner' }, 'There is a “owner” already'],
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

test('none of the passwords that people use most is taken, however it is written', async () => {
  const all = dictionary['passwords-common']
  const common = [...all.slice(0, 3_000), ...all.filter((word) => word.length >= 16)]
  expect(common.length).toBeGreaterThan(3_020)
  for (const password of common.flatMap((word) => [word, word.toUpperCase()]))
    await expect(requirePassword(password)).rejects.toThrow('This password is')
})

test('a password of the owner’s from before goes on working, and the start says that it is too weak', async () => {
  const events: LakeEvent[] = []
  const onEvent = (event: LakeEvent) => void events.push(event)
  const advised = () => events.filter(({ event }) => event === 'password').map(({ message }) => message)
  await using weak = await temporaryLake({ password: 'old word', onEvent })
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
  // What is kept of a password takes long to guess.
  const rows = weak.lake.store.database.prepare('SELECT password FROM people').all()
  expect(rows).toEqual([
    { password: expect.stringMatching(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/) },
  ])
})

test('many passwords at once do not pass the limit', async () => {
  await cookieOf(lake)
  // However long the checks take, no wait passes meanwhile.
  using _clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  const passwords = Array.from({ length: 20 }, (_, index) => `${index}`)
  const guesses = passwords.map((password) => sendLogin(lake, { name: 'Somebody', password }))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(15)
})

async function loginPage(): Promise<string> {
  return (await fetch(`${lake.url}/lake/login`)).text()
}
