import type { SanityDocument } from '@sanity/client'
import { createWorkspaceFromConfig, validateDocument } from 'sanity'
import { schemaTypes } from '#studio/schema/index.ts'
import { seed } from '../seed/seeding.ts'
import { startTestLake } from './test-lake.ts'

const owner = { id: 'owner', name: 'Owner', email: '', role: 'administrator', roles: [] }

export type TestWorkspace = Awaited<ReturnType<typeof openTestWorkspace>>

/** The Studio's validation over a lake for one test, which contains the seed. */
export async function openTestWorkspace() {
  const { client, close } = await startTestLake()
  await seed({ client, replace: false, log: () => undefined })
  const project = { projectId: 'local', dataset: 'production' }
  const common = { currentUser: owner, getClient: () => client }
  const workspace = await createWorkspaceFromConfig({
    ...project,
    name: 'default',
    title: 'Seed',
    basePath: '/',
    schema: { types: schemaTypes },
    ...common,
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
    /** The messages that the Studio shows about this document, errors and warnings. */
    complaints: (document: SanityDocument) => look(document, ['error', 'warning', 'info']),
    /** Its warnings alone. */
    warnings: (document: SanityDocument) => look(document, ['warning']),
    /** What the Studio passes to the function behind "Generate". */
    generating: { ...common, ...project, schema, parent: {}, parentPath: [] },
    close,
  }
}
