import type { SanityDocument } from '@sanity/client'
import { createWorkspaceFromConfig, validateDocument, type Workspace } from 'sanity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { schemaTypes } from '#studio/schema/index.ts'
import { startEmptyLake } from './empty-lake.ts'
import { seed } from './seeding.ts'

let lake: Awaited<ReturnType<typeof startEmptyLake>>
let workspace: Workspace

beforeAll(async () => {
  lake = await startEmptyLake()
  await seed({ client: lake.client, replace: false, log: () => undefined })
  workspace = await createWorkspaceFromConfig({
    name: 'default',
    title: 'Seed',
    basePath: '/',
    projectId: 'local',
    dataset: 'production',
    schema: { types: schemaTypes },
    currentUser: { id: 'owner', name: 'Owner', email: '', role: 'administrator', roles: [] },
    getClient: () => lake.client,
  })
}, 60_000)

afterAll(() => lake.close())

test('the Studio finds nothing to complain about in any document of the seed', async () => {
  const types = schemaTypes.filter(({ type }) => type === 'document').map(({ name }) => name)
  const documents = await lake.client.fetch<SanityDocument[]>('*[_type in $types]', { types })
  expect(documents.length).toBeGreaterThan(150)
  expect((await Promise.all(documents.map(complaints))).flat()).toEqual([])
}, 60_000)

test('the Studio complains about a text that was made too long', async () => {
  const city = await lake.client.getDocument('city-matthews')
  if (!city) throw new Error('The seed has no Matthews.')
  const title = 'Handyman, renovations, construction and maintenance in Matthews, NC'
  expect(await complaints({ ...city, seo: { ...city.seo, title } })).toEqual([
    'city-matthews seo.title: Search engines cut titles after about 60 characters: shorten it.',
  ])
})

/** What the Studio would tell the owner of this document, errors and warnings. */
async function complaints(document: SanityDocument): Promise<string[]> {
  const markers = await validateDocument({ document, workspace, getClient: () => lake.client })
  return markers.map(({ path, message }) => `${document._id} ${path.join('.')}: ${message}`)
}
