import type { SanityClient } from '@sanity/client'
import { settled } from './public-methods.ts'

/** Uses a method under an id of its own, and resolves to something false when it did not do what it is for. */
type Use = (client: SanityClient, id: string) => Promise<unknown>

const type = 'note'
const APPENDED = '@@ -1,5 +1,6 @@\n Hello\n+!\n'
const note = (_id: string) => ({ _id, _type: type, n: 1, list: ['a', 'b'], text: 'Hello' })
const read = async (client: SanityClient, id: string) => (await client.getDocument(id)) ?? null

function patched(change: (patch: ReturnType<SanityClient['patch']>) => unknown, expected: object): Use {
  return async (client, id) => {
    await client.create(note(id))
    const patch = client.patch(id)
    change(patch)
    const after = await patch.commit()
    return Object.entries(expected).every(([key, value]) => `${after[key]}` === `${value}`)
  }
}

/** What a transaction leaves of a note; null for none. */
function transacted(
  change: (transaction: ReturnType<SanityClient['transaction']>, id: string) => unknown,
  n: number | null,
): Use {
  return async (client, id) => {
    const transaction = client.transaction()
    change(transaction, id)
    await transaction.commit()
    return ((await read(client, id))?.n ?? null) === n
  }
}

const created = transacted((transaction, id) => transaction.create(note(id)), 1)
const version = { releaseId: 'rconformance' }

/** What becomes of a document of a release. */
function versioned(
  change: (client: SanityClient, publishedId: string) => unknown,
  n: number | undefined,
): Use {
  return async (client, publishedId) => {
    await client.createVersion({ ...version, publishedId, document: { _type: type, n: 1 } })
    await change(client, publishedId)
    return (await read(client, `versions.${version.releaseId}.${publishedId}`))?.n === n
  }
}

function isWelcome(event: unknown): boolean {
  return typeof event === 'object' && event !== null && 'type' in event && event.type === 'welcome'
}

/** Every method that does what it is for. All others have to be refused. */
export const METHODS: Readonly<Record<string, Use>> = {
  clone: (client) => client.clone().fetch('true'),
  config: async (client) => client.config().dataset === 'production',
  withConfig: (client) => client.withConfig({ perspective: 'raw' }).fetch('true'),
  getUrl: async (client) => client.getUrl('/ping').endsWith('/ping'),
  getDataUrl: async (client) => client.getDataUrl('query').endsWith('/data/query/production'),
  fetch: (client, id) => client.fetch('$id == "fetch"', { id }),
  request: async (client) => (await client.request({ url: '/ping' })).ok,
  dataRequest: async (client) => (await client.dataRequest('query', { query: 'true' })).result,
  listen: async (client) => isWelcome(await settled(client.listen('*', {}, { events: ['welcome'] }))),
  'live.events': async (client) => isWelcome(await settled(client.live.events())),
  getDocument: async (client, id) =>
    (await client.create(note(id))) && (await client.getDocument(id))?._id === id,
  getDocuments: async (client, id) => {
    await client.create(note(id))
    const [found, missing] = await client.getDocuments([id, 'missing'])
    return found?._id === id && missing === null
  },
  documentsExists: async (client, id) => {
    await client.create(note(id))
    return (await client.documentsExists([id, 'missing'])).has(id)
  },
  create: async (client, id) => (await client.create(note(id))).n === 1,
  createIfNotExists: async (client, id) => (await client.createIfNotExists(note(id)))._id === id,
  createOrReplace: async (client, id) => {
    await client.create(note(id))
    return !('text' in (await client.createOrReplace({ _id: id, _type: type, n: 2 })))
  },
  delete: async (client, id) =>
    (await client.create(note(id))) && (await client.delete(id)) && !(await read(client, id)),
  mutate: async (client, id) => (await client.mutate([{ create: note(id) }])) && read(client, id),
  patch: patched((patch) => patch.set({ n: 2 }), { n: 2 }),
  transaction: created,
  action: async (client, publishedId) => {
    const attributes = note(`drafts.${publishedId}`)
    await client.action([
      { actionType: 'sanity.action.document.create', publishedId, attributes, ifExists: 'fail' },
      { actionType: 'sanity.action.document.publish', publishedId, draftId: attributes._id },
    ])
    return read(client, publishedId)
  },
  createVersion: versioned(() => undefined, 1),
  replaceVersion: versioned(
    (client, publishedId) =>
      client.replaceVersion({ ...version, publishedId, document: { _type: type, n: 2 } }),
    2,
  ),
  discardVersion: versioned(
    (client, publishedId) => client.discardVersion({ ...version, publishedId }),
    undefined,
  ),
  'assets.upload': async (client) =>
    (await client.assets.upload('file', Buffer.from('terms'), { filename: 'a.txt' })).size === 5,
  'datasets.list': async (client) => (await client.datasets.list())[0]?.name === 'production',
  'projects.list': async (client) => (await client.projects.list())[0]?.id === 'local',
  'datasets.getEmbeddingsSettings': async (client) =>
    (await client.datasets.getEmbeddingsSettings('production')).status === 'disabled',
  'projects.getById': async (client) => (await client.projects.getById('local')).id === 'local',
  'users.getById': async (client) => (await client.users.getById('me')).id,
  'releases.get': async (client) => (await client.releases.get({ releaseId: 'none' })) === undefined,
  'releases.fetchDocuments': async (client) => {
    const { result } = await client.releases.fetchDocuments({ releaseId: 'none' })
    return Array.isArray(result)
  },
  'collaboration.comments.getTargetDocumentRef': async (client, id) =>
    String(client.collaboration.comments.getTargetDocumentRef(id)).endsWith(id),

  'patch.clone': async (client, id) =>
    (await client.create(note(id))) && (await client.patch(id).set({ n: 3 }).clone().commit()).n === 3,
  'patch.commit': patched((patch) => patch.set({ n: 4 }), { n: 4 }),
  'patch.set': patched((patch) => patch.set({ n: 5 }), { n: 5 }),
  'patch.setIfMissing': patched((patch) => patch.setIfMissing({ n: 6, m: 6 }), { n: 1, m: 6 }),
  'patch.unset': patched((patch) => patch.unset(['n']), { n: undefined }),
  'patch.inc': patched((patch) => patch.inc({ n: 2 }), { n: 3 }),
  'patch.dec': patched((patch) => patch.dec({ n: 2 }), { n: -1 }),
  'patch.insert': patched((patch) => patch.insert('after', 'list[0]', ['c']), { list: ['a', 'c', 'b'] }),
  'patch.append': patched((patch) => patch.append('list', ['c']), { list: ['a', 'b', 'c'] }),
  'patch.prepend': patched((patch) => patch.prepend('list', ['c']), { list: ['c', 'a', 'b'] }),
  'patch.splice': patched((patch) => patch.splice('list', 0, 1, ['c']), { list: ['c', 'b'] }),
  'patch.diffMatchPatch': patched((patch) => patch.diffMatchPatch({ text: APPENDED }), { text: 'Hello!' }),
  'patch.ifRevisionId': async (client, id) => {
    const { _rev } = await client.create(note(id))
    return (await client.patch(id).ifRevisionId(_rev).set({ n: 7 }).commit()).n === 7
  },
  'patch.reset': patched((patch) => patch.set({ n: 8 }).reset().inc({ n: 1 }), { n: 2 }),
  'patch.serialize': async (client, id) =>
    client.mutate([{ create: note(id) }, { patch: { id, set: { n: 9 } } }]),
  'patch.toJSON': async (client, id) => JSON.stringify(client.patch(id).set({ n: 1 })).includes(id),

  'transaction.clone': transacted((transaction, id) => transaction.create(note(id)).clone(), 1),
  'transaction.commit': created,
  'transaction.create': created,
  'transaction.createIfNotExists': transacted((change, id) => change.createIfNotExists(note(id)), 1),
  'transaction.createOrReplace': transacted((change, id) => change.createOrReplace(note(id)), 1),
  'transaction.delete': transacted((transaction, id) => transaction.create(note(id)).delete(id), null),
  'transaction.patch': transacted((change, id) => change.create(note(id)).patch(id, { inc: { n: 1 } }), 2),
  'transaction.reset': transacted((transaction, id) => transaction.delete(id).reset().create(note(id)), 1),
  'transaction.transactionId': async (client, id) =>
    (await client.transaction().create(note(id)).transactionId(`${id}-own`).commit()).transactionId ===
    `${id}-own`,
  'transaction.serialize': async (client, id) => client.mutate(client.transaction().create(note(id))),
  'transaction.toJSON': async (client, id) => JSON.stringify(client.transaction().delete(id)).includes(id),
}
