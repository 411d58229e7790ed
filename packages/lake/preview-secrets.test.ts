import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openPeople } from './people.ts'
import { addPerson, clientWith, cookieOf, DAILY, MARIA, removePerson } from './testing/logged-in.ts'
import { sharedLake, type TemporaryLake, temporaryLake } from './testing/temporary-lake.ts'

const SECRETS = '*[_type == "sanity.previewUrlSecret"]'
const BOTH = ['of Maria', 'of the owner']

const shared = await sharedLake({ roles: [DAILY] })
let maria: string
let owner: string

beforeEach(async () => {
  await begin(shared)
  return async () => {
    await shared.client.delete({ query: SECRETS })
    await removePerson(shared).catch(() => 'gone already')
  }
})

test('the preview secrets of somebody who was removed open nothing from then on', async () => {
  await removePerson(shared)
  expect(await secrets()).toEqual(['of the owner'])
})

test('they end with another password and with logging out everywhere, as sessions do', async () => {
  const body = { password: 'three coats of paint' }
  await shared.client.request({ url: '/people/Maria/password', method: 'PUT', body })
  expect(await secrets()).toEqual(['of the owner'])
  const query = { everywhere: 'true' }
  await clientWith(shared, owner).request({ url: '/auth/logout', query, method: 'POST' })
  expect(await secrets()).toEqual([])
})

test('neither logging out of one browser nor clearing away those of an hour ago ends anybody else’s', async () => {
  await clientWith(shared, maria).delete({ query: SECRETS })
  await clientWith(shared, maria).request({ url: '/auth/logout', method: 'POST' })
  expect(await secrets()).toEqual(BOTH)
})

test('those of somebody who was removed while the lake did not run are gone with its start', async () => {
  await using kept = await temporaryLake({ roles: [DAILY] })
  await begin(kept)
  await kept.close()
  const { people, close } = openPeople(kept.lake.options)
  people.remove(MARIA.name)
  close()
  await kept.restart()
  expect(await secrets(kept)).toEqual(['of the owner'])
})

test('people read no preview secret: with that of somebody else they could keep a preview after their own have ended', async () => {
  const [id = ''] = await shared.client.fetch<string[]>(`${SECRETS}._id`, {}, { perspective: 'raw' })
  for (const person of [clientWith(shared, maria), clientWith(shared, owner)]) {
    expect(await person.fetch(SECRETS, {}, { perspective: 'raw' })).toEqual([])
    expect(await person.getDocument(id)).toBeUndefined()
  }
})

test('people hear of no preview secret, and of everything else', async () => {
  const heard: string[] = []
  const events = clientWith(shared, maria).listen('*', {}, { events: ['welcome', 'mutation'] })
  const isWelcome = Promise.withResolvers<void>()
  const listening = events.subscribe((event) => {
    if (event.type === 'welcome') isWelcome.resolve()
    if (event.type === 'mutation') heard.push(event.documentId)
  })
  onTestFinished(() => listening.unsubscribe())
  await isWelcome.promise
  await writeSecret(shared, maria, 'another of Maria')
  await shared.client.create({ _id: 'price-a', _type: 'price' })
  await expect.poll(() => heard).toEqual(['price-a'])
})

/** Maria and the owner log in, and each opens a preview. */
async function begin(lake: TemporaryLake): Promise<void> {
  await addPerson(lake)
  maria = await cookieOf(lake, MARIA)
  owner = await cookieOf(lake)
  await writeSecret(lake, maria, 'of Maria')
  await writeSecret(lake, owner, 'of the owner')
  expect(await secrets(lake)).toEqual(BOTH)
}

async function writeSecret(lake: TemporaryLake, cookie: string, secret: string): Promise<void> {
  const document = { _id: `drafts.${crypto.randomUUID()}`, _type: 'sanity.previewUrlSecret' }
  await clientWith(lake, cookie).createOrReplace({ ...document, secret, userId: 'somebody' })
}

function secrets({ client } = shared): Promise<string[]> {
  return client.fetch(`${SECRETS}.secret | order(@)`, {}, { perspective: 'raw' })
}
