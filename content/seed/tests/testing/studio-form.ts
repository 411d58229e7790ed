import type { SanityDocument } from '@sanity/client'
import { startTestLake } from 'oxbow/testing'
import { createWorkspaceFromConfig, defineLocaleResourceBundle, validateDocument } from 'sanity'
import { schemaTypes } from '#studio/schema/index.ts'
import { validationWords } from '#studio/schema/rules/validation-words.ts'
import { type Content, idsIn } from './seeded-content.ts'

const owner = { id: 'owner', name: 'Owner', email: '', role: 'administrator', roles: [] }
const project = { projectId: 'local', dataset: 'production' }

/** The Studio's validation over a lake that holds the documents, and assets in the place of pictures. */
export async function openForm(documents: readonly Content[]) {
  const { client, close } = await startTestLake()
  const ids = new Set([...documents.map(({ _id }) => _id), ...idsIn(documents)])
  const writing = client.transaction()
  for (const _id of ids) if (_id.startsWith('image-')) writing.create({ _id, _type: 'sanity.imageAsset' })
  for (const document of documents) writing.create(document)
  await writing.commit()
  const form = { name: 'default', title: 'Form', basePath: '/', schema: { types: schemaTypes } }
  const getClient = () => client
  const i18n = {
    bundles: [
      defineLocaleResourceBundle({ locale: 'en-US', namespace: 'validation', resources: validationWords }),
    ],
  }
  const workspace = await createWorkspaceFromConfig({
    ...project,
    ...form,
    i18n,
    currentUser: owner,
    getClient,
  })
  const getDocumentExists = async ({ id }: { id: string }) => ids.has(id)
  return {
    complaints: (document: SanityDocument) =>
      validateDocument({ document, workspace, getClient, getDocumentExists }),
    close,
  }
}
