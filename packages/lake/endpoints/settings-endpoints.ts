import type { AllowedOrigin } from '../auth/origins.ts'
import { type NamedToken, TOKEN_ROLES } from '../auth/tokens.ts'
import { isObject, listAt, objectAt, stringAt } from '../documents/json.ts'
import { badRequest } from '../errors/lake-error.ts'
import { readJsonObject } from '../http/json-body.ts'
import { stageMutation } from '../mutations/mutate.ts'
import { transact } from '../mutations/transact.ts'
import { type Call, datasetOf, requireRoleFor, requireWriter, smallBodyOf } from './call.ts'

/** Everything published in a dataset may be read by anybody. */
const PUBLIC = 'public'
const SCHEMA = 'system.schema'
const KIND = 'mutationError'

/** `GET /projects/:project/datasets`, or `/datasets` where the host name would say which project: `client.datasets.list()`. */
export function listDatasets({ datasets }: Call): object {
  const same = { aclMode: PUBLIC, addonFor: null, datasetProfile: 'content', features: [], tags: [] }
  const all = datasets.list()
  return all.map(({ name, created, creator }) => ({
    ...{ name, createdAt: created, createdByUserId: creator },
    ...same,
  }))
}

/** `PUT /datasets/:dataset` with `{aclMode?}`: `client.datasets.create()` and `sanity dataset create`. */
export async function createDataset(call: Call): Promise<object> {
  await requirePublic(call)
  const name = call.params.dataset ?? ''
  call.datasets.create(name, call.visitor.id)
  return describedDataset(name)
}

/** `PATCH /datasets/:dataset` with `{aclMode}`: `client.datasets.edit()`. */
export async function editDataset(call: Call): Promise<object> {
  await requirePublic(call)
  return describedDataset(datasetOf(call))
}

/** `DELETE /datasets/:dataset`: `client.datasets.delete()`. Nobody can bring it back but from a backup. */
export function deleteDataset({ datasets, params, visitor }: Call): object {
  datasets.remove(params.dataset ?? '', visitor.id)
  return { deleted: true }
}

/** The content of one that was to be private would be open to everybody. */
async function requirePublic(call: Call): Promise<void> {
  const { aclMode = PUBLIC, embeddings } = await smallBodyOf(call)
  if (aclMode !== PUBLIC)
    throw badRequest('The datasets of this lake are all public: what is published, anybody may read')
  if (embeddings !== undefined) throw badRequest('This lake has no embeddings')
}

function describedDataset(name: string) {
  return { datasetName: name, aclMode: PUBLIC, description: null }
}

/** `GET /projects/:project/cors`, as `sanity cors list` asks. */
export function listOrigins(call: Call): object {
  return call.auth.origins.list().map((origin) => describedOrigin(call, origin))
}

/** `POST /projects/:project/cors` with `origin` and `allowCredentials`. */
export async function addOrigin(call: Call): Promise<object> {
  const body = await smallBodyOf(call)
  const added = call.auth.origins.add(stringAt(body, 'origin') ?? '', body.allowCredentials === true)
  return describedOrigin(call, added)
}

/** `DELETE /projects/:project/cors/:id` */
export function removeOrigin({ auth, params: { id = '' } }: Call): object {
  auth.origins.remove(id)
  return { id, deleted: true }
}

/** `GET /check/cors`: by this a Studio tells somebody that its origin is to be added, so any page may read the answer. */
export function checkOrigin({ auth, request }: Call): Response {
  const isOfPage = request.headers.has('origin')
  const access = isOfPage ? auth.accessOf(request) : { withCredentials: true }
  const result = { allowed: access !== undefined, withCredentials: access?.withCredentials === true }
  return Response.json({ result }, isOfPage ? { headers: { 'access-control-allow-origin': '*' } } : {})
}

function describedOrigin({ options }: Call, { id, origin, withCredentials, created }: AllowedOrigin) {
  const dates = { createdAt: created, updatedAt: created, deletedAt: null }
  return { id, origin, allowCredentials: withCredentials, projectId: options.projectId, ...dates }
}

/** `GET /access/project/:project/robots`, as `sanity tokens list` asks. */
export function listTokens(call: Call): object {
  return page(call.auth.tokens.list().map((token) => describedToken(call, token)))
}

/** `POST /access/project/:project/robots` with `label` and one membership with one role. The answer alone has the key. */
export async function addToken(call: Call): Promise<object> {
  const body = await smallBodyOf(call)
  if (body.expiresAt !== undefined) throw badRequest('A token of this lake is valid until it is revoked')
  const [membership] = listAt(body, 'memberships')
  const [role, ...others] = isObject(membership) ? listAt(membership, 'roleNames') : []
  if (others.length > 0) throw badRequest('A token has one role')
  const { key, ...token } = call.auth.tokens.create(stringAt(body, 'label') ?? '', String(role))
  return { ...describedToken(call, token), token: key }
}

/** `DELETE /access/project/:project/robots/:id`. Its event streams end before this answers. */
export function revokeToken({ auth, params }: Call): Response {
  auth.tokens.revoke(params.id ?? '')
  return new Response(null, { status: 204 })
}

/** `GET /access/project/:project/roles`: those that a token may have. */
export function listRoles(): object {
  const ofTokens = { appliesToRobots: true, appliesToUsers: false }
  return page(TOKEN_ROLES.map(({ name, title }) => ({ name, title, ...ofTokens })))
}

function describedToken({ params }: Call, { id, label, role, created }: NamedToken) {
  const membership = { resourceType: 'project', resourceId: params.project, roleNames: [role.name] }
  return { id, label, createdAt: created, memberships: [membership] }
}

/** Sanity's lists come in pages, of which this is the only one. */
function page(data: readonly object[]): object {
  return { data, nextCursor: null, totalCount: data.length }
}

/** `PUT /projects/:project/datasets/:dataset/schemas`, as `sanity schema deploy` sends it: a document for each workspace. */
export async function deploySchemas(call: Call): Promise<object> {
  const body = await readJsonObject(call.request)
  const documents = listAt(body, 'schemas').map(documentOf)
  write(
    call,
    documents.map((createOrReplace) => ({ createOrReplace })),
  )
  return documents.map(({ _id }) => ({ _id }))
}

/** `GET` of the same, with `/:id` of one: a list. */
export function listSchemas(call: Call): object {
  const all = call.store.all(datasetOf(call)).filter(({ _type }) => _type === SCHEMA)
  return all.filter(({ _id }) => [undefined, _id].includes(call.params.id))
}

/** `DELETE` of one */
export function deleteSchema(call: Call): object {
  write(call, [{ delete: { id: call.params.id } }])
  return { deleted: true }
}

function write(call: Call, steps: readonly object[]): void {
  const dataset = datasetOf(call)
  requireWriter(call, KIND)
  requireRoleFor(call, [SCHEMA], KIND)
  const request = { dataset, identity: call.visitor.id, kind: KIND, steps } as const
  transact(call.store, request, stageMutation)
}

/** With the schema as text, since it may nest deeper than a document. */
function documentOf(given: unknown) {
  const { version, schema, tag, ...rest } = isObject(given) ? given : {}
  const workspace = objectAt(rest, 'workspace') ?? {}
  const name = stringAt(workspace, 'name')?.replaceAll(/[^\w-]/g, '_')
  if (!name || schema === undefined) throw badRequest('A schema needs a "schema" and a "workspace.name"')
  const suffix = typeof tag === 'string' ? `.${tag}` : ''
  return {
    _id: `_.schemas.${name}${suffix}`,
    _type: SCHEMA,
    ...{ version, tag, workspace, schema: JSON.stringify(schema) },
  }
}
