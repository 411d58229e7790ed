import type { SanityClient, SanityDocument } from '@sanity/client'
import { startTestLake } from 'oxbow/testing'
import { createWorkspaceFromConfig, defineLocaleResourceBundle, validateDocument } from 'sanity'
import { afterAll } from 'vitest'
import { schemaTypes } from '#studio/schema/index.ts'
import { validationWords } from '#studio/schema/rules/validation-words.ts'
import { SANITY_API_VERSION } from '../../../environment/lake.ts'
import { idsIn, seededDocuments } from './seeded-content.ts'

const owner = { id: 'owner', name: 'Owner', email: '', role: 'administrator', roles: [] }
const project = { projectId: 'local', dataset: 'production' }
const words = { locale: 'en-US', namespace: 'validation', resources: validationWords }
const named = { name: 'default', title: 'Seed', basePath: '/', schema: { types: schemaTypes } }

/** The Studio's validation for the tests of a file, over a lake that holds the seed, with assets in the place of its pictures. */
export async function sharedForm() {
  const lake = await startTestLake()
  afterAll(lake.close)
  const client = lake.client.withConfig({ apiVersion: SANITY_API_VERSION, perspective: 'raw' })
  await writeSeed(client)
  const common = { currentUser: owner, getClient: () => client }
  const i18n = { bundles: [defineLocaleResourceBundle(words)] }
  const workspace = await createWorkspaceFromConfig({ ...project, ...named, ...common, i18n })
  return {
    client,
    workspace,
    /** What the Studio says of a document. */
    complaints: async (document: SanityDocument) => {
      const referred = [...idsIn(document)]
      const there = new Set(await client.fetch<string[]>('*[_id in $referred]._id', { referred }))
      // By itself it gathers what it asks of a server for a quarter of a second.
      const getDocumentExists = async ({ id }: { id: string }) => there.has(id)
      return validateDocument({ document, workspace, getClient: common.getClient, getDocumentExists })
    },
    /** What the Studio passes to the function behind "Generate". */
    generating: { ...common, ...project, schema: workspace.schema, parent: {}, parentPath: [] },
  }
}

async function writeSeed(client: SanityClient): Promise<void> {
  const writing = client.transaction()
  for (const _id of idsIn(seededDocuments))
    if (_id.startsWith('image-')) writing.create({ _id, _type: 'sanity.imageAsset' })
  for (const document of seededDocuments) writing.create(document)
  await writing.commit()
}
