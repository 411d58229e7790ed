import type { SanityClient, SanityDocument } from '@sanity/client'
import { createWorkspaceFromConfig, type SlugSourceContext, validateDocument } from 'sanity'
import { schemaTypes } from '#studio/schema/index.ts'
import { seed } from '../seed/seeding.ts'
import { startTestLake } from './test-lake.ts'

const owner = { id: 'owner', name: 'Owner', email: '', role: 'administrator', roles: [] }

/** The Studio's validation over a lake for one test, which contains the seed. */
export type TestWorkspace = {
  client: SanityClient
  /** The messages that the Studio shows about this document, errors and warnings. */
  complaints: (document: SanityDocument) => Promise<string[]>
  /** Its warnings alone. */
  warnings: (document: SanityDocument) => Promise<string[]>
  /** The context that the Studio passes to the function behind "Generate". */
  generating: SlugSourceContext
  close: () => Promise<void>
}

export async function openTestWorkspace(): Promise<TestWorkspace> {
  const { client, close } = await startTestLake()
  await seed({ client, replace: false, log: () => undefined })
  const project = { projectId: 'local', dataset: 'production' }
  const workspace = await createWorkspaceFromConfig({
    ...project,
    name: 'default',
    title: 'Seed',
    basePath: '/',
    schema: { types: schemaTypes },
    currentUser: owner,
    getClient: () => client,
  })
  const { schema } = workspace
  const look = async (document: SanityDocument, levels: readonly string[]) => {
    const referred = [...JSON.stringify(document).matchAll(/"_ref":"([^"]+)"/g)].map(([, id]) => id)
    const there = new Set(await client.fetch<string[]>('*[_id in $referred]._id', { referred }))
    // By itself it gathers what it asks of a server for a quarter of a second.
    const getDocumentExists = async ({ id }: { id: string }) => there.has(id)
    const markers = await validateDocument({
      document,
      workspace,
      getClient: () => client,
      getDocumentExists,
    })
    const told = markers.filter(({ level }) => levels.includes(level))
    // Fields are validated side by side, so the order of the messages differs.
    return told.map(({ path, message }) => `${document._id} ${path.join('.')}: ${message}`).sort()
  }
  return {
    client,
    complaints: (document) => look(document, ['error', 'warning', 'info']),
    warnings: (document) => look(document, ['warning']),
    generating: {
      ...project,
      schema,
      currentUser: owner,
      getClient: () => client,
      parent: {},
      parentPath: [],
    },
    close,
  }
}
