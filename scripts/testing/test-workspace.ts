import type { SanityClient, SanityDocument } from '@sanity/client'
import { createWorkspaceFromConfig, type SlugSourceContext, validateDocument } from 'sanity'
import { schemaTypes } from '#studio/schema/index.ts'
import { seed } from '../seed/seeding.ts'
import { startEmptyLake } from './empty-lake.ts'

const owner = { id: 'owner', name: 'Owner', email: '', role: 'administrator', roles: [] }

/** For tests: the Studio's rules over a lake of their own, which holds the seed. */
export type TestWorkspace = {
  client: SanityClient
  /** What the Studio would tell the owner of this document, errors and warnings. */
  complaints: (document: SanityDocument) => Promise<string[]>
  /** What it would only warn of. */
  warnings: (document: SanityDocument) => Promise<string[]>
  /** What the Studio hands to the function behind "Generate". */
  generating: SlugSourceContext
  close: () => Promise<void>
}

export async function openTestWorkspace(): Promise<TestWorkspace> {
  const { client, close } = await startEmptyLake()
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
    const markers = await validateDocument({ document, workspace, getClient: () => client })
    const told = markers.filter(({ level }) => levels.includes(level))
    // The fields are checked side by side, and answer in any order.
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
