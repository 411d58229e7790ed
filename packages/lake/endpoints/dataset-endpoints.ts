import { isObject } from '../documents/json.ts'
import { plainError } from '../errors/lake-error.ts'
import { json, parsedJson, readText } from '../http/json-body.ts'
import { type Call, datasetOf, requireManager, requireMember } from './call.ts'

const BODY_LIMIT = 16 * 1024
/** Everything published in a dataset may be read by anybody. */
const PUBLIC = 'public'

/** `GET /projects/:project/datasets`, or `/datasets` where the host name would say which project: `client.datasets.list()`. */
export function listDatasets(call: Call): Response {
  requireMember(call)
  const same = { aclMode: PUBLIC, addonFor: null, datasetProfile: 'content', features: [], tags: [] }
  const all = call.datasets.list()
  return json(
    all.map(({ name, created, creator }) => ({
      ...{ name, createdAt: created, createdByUserId: creator },
      ...same,
    })),
  )
}

/** `PUT /datasets/:dataset` with `{aclMode?}`: `client.datasets.create()` and `sanity dataset create`. */
export async function createDataset(call: Call): Promise<Response> {
  requireManager(call)
  await requirePublic(call)
  const name = call.params.dataset ?? ''
  call.datasets.create(name, call.visitor.id)
  return json(described(name))
}

/** `PATCH /datasets/:dataset` with `{aclMode}`: `client.datasets.edit()`. */
export async function editDataset(call: Call): Promise<Response> {
  requireManager(call)
  const name = datasetOf(call)
  await requirePublic(call)
  return json(described(name))
}

/** `DELETE /datasets/:dataset`: `client.datasets.delete()`. Nobody can bring it back but from a backup. */
export function deleteDataset(call: Call): Response {
  requireManager(call)
  call.datasets.remove(call.params.dataset ?? '', call.visitor.id)
  return json({ deleted: true })
}

/** The content of one that was to be private would be open to everybody. */
async function requirePublic({ request }: Call): Promise<void> {
  const body = parsedJson((await readText(request, BODY_LIMIT)) || '{}', 'The request body')
  const { aclMode = PUBLIC, embeddings } = isObject(body) ? body : {}
  if (aclMode !== PUBLIC)
    throw plainError(400, 'The datasets of this lake are all public: what is published, anybody may read')
  if (embeddings !== undefined) throw plainError(400, 'This lake has no embeddings')
}

function described(name: string) {
  return { datasetName: name, aclMode: PUBLIC, description: null }
}
