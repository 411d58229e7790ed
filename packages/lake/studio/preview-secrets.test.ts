import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPeople } from '../people.ts'
import { startLake } from '../server.ts'
import { addPerson, clientWith, cookieOf, DAILY, MARIAS_PASSWORD } from '../testing/logged-in.ts'
import {
  clientOf,
  PASSWORD,
  standardOptions,
  type TemporaryLake,
  temporaryLake,
} from '../testing/temporary-lake.ts'

const MARIA = { name: 'Maria', password: MARIAS_PASSWORD }
let lake: TemporaryLake
let maria: string

beforeEach(async () => {
  lake = await temporaryLake({ roles: [DAILY] })
  await addPerson(lake)
  maria = await cookieOf(lake, MARIA)
  await writeSecret(maria, 'of Maria')
  await writeSecret(await cookieOf(lake, { password: PASSWORD }), 'of the owner')
  expect(await secrets()).toEqual(['of Maria', 'of the owner'])
})

afterEach(() => lake.end())

test('the preview secrets of somebody who was removed open nothing from then on', async () => {
  await lake.client.request({ url: '/people/Maria', method: 'DELETE' })
  expect(await secrets()).toEqual(['of the owner'])
})

test('they end with another password and with logging out everywhere, as sessions do', async () => {
  await lake.client.request({
    url: '/people/Maria/password',
    method: 'PUT',
    body: { password: 'three coats of paint' },
  })
  expect(await secrets()).toEqual(['of the owner'])
  const owner = await cookieOf(lake, { password: PASSWORD })
  await clientWith(lake, owner).request({
    url: '/auth/logout',
    query: { everywhere: 'true' },
    method: 'POST',
  })
  expect(await secrets()).toEqual([])
})

test('logging out of one browser leaves them to the others', async () => {
  await clientWith(lake, maria).request({ url: '/auth/logout', method: 'POST' })
  expect(await secrets()).toEqual(['of Maria', 'of the owner'])
})

test('those of somebody who was removed while the lake did not run are gone with its start', async () => {
  const options = { ...standardOptions(lake.directory), roles: [DAILY] }
  await lake.close()
  const { people, close } = openPeople(options)
  people.remove('Maria')
  close()
  const again = await startLake(options)
  expect(
    await clientOf(again.url).fetch(
      '*[_type == "sanity.previewUrlSecret"].secret',
      {},
      { perspective: 'raw' },
    ),
  ).toEqual(['of the owner'])
  await again.close()
  await lake.restart()
})

test('people read no preview secret: with that of somebody else they could keep a preview after their own have ended', async () => {
  const everywhere = '*[_type == "sanity.previewUrlSecret"]'
  const owner = clientWith(lake, await cookieOf(lake, { password: PASSWORD }))
  const [id = ''] = await lake.client.fetch<string[]>(`${everywhere}._id`, {}, { perspective: 'raw' })
  for (const person of [clientWith(lake, maria), owner]) {
    expect(await person.fetch(everywhere, {}, { perspective: 'raw' })).toEqual([])
    expect(await person.getDocument(id)).toBeUndefined()
  }
})

test('people hear of no preview secret, and of everything else', async ({ onTestFinished }) => {
  const heard: string[] = []
  const events = clientWith(lake, maria).listen('*', {}, { events: ['welcome', 'mutation'] })
  const isWelcome = Promise.withResolvers<void>()
  const listening = events.subscribe((event) => {
    if (event.type === 'welcome') isWelcome.resolve()
    if (event.type === 'mutation') heard.push(event.documentId)
  })
  onTestFinished(() => listening.unsubscribe())
  await isWelcome.promise
  await writeSecret(maria, 'another of Maria')
  await lake.client.create({ _id: 'price-a', _type: 'price' })
  await expect.poll(() => heard).toEqual(['price-a'])
})

test('the Studio of one person ends nobody’s preview when it clears away secrets of more than an hour ago', async () => {
  await clientWith(lake, maria).delete({ query: '*[_type == "sanity.previewUrlSecret"]' })
  expect(await secrets()).toEqual(['of Maria', 'of the owner'])
})

async function writeSecret(cookie: string, secret: string): Promise<void> {
  const _id = `drafts.${crypto.randomUUID()}`
  await clientWith(lake, cookie).createOrReplace({
    _id,
    _type: 'sanity.previewUrlSecret',
    secret,
    userId: 'somebody',
  })
}

function secrets(): Promise<string[]> {
  return lake.client.fetch(
    '*[_type == "sanity.previewUrlSecret"].secret | order(@)',
    {},
    { perspective: 'raw' },
  )
}
