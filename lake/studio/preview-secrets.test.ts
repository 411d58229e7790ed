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
