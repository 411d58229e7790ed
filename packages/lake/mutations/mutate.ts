import { randomBytes, randomUUID } from 'node:crypto'
import { isObject, type JsonObject, objectAt, stringAt } from '../documents/json.ts'
import { isDocumentId, type LakeDocument } from '../documents/lake-document.ts'
import type { Workspace } from '../documents/workspace.ts'
import { alreadyExists, invalid, noDocumentId, notFound } from '../errors/mutation-error.ts'
import { patched } from './patch.ts'

/** What a mutation did to one document, as listed in the protocol's `results`. */
export type MutationResult = {
  id: string
  operation: 'create' | 'update' | 'delete' | 'none'
  document: LakeDocument | null
}

type Kind = 'create' | 'createOrReplace' | 'createIfNotExists' | 'patch' | 'delete'
type Draft = JsonObject & { _id: string; _type: string }

/**
 * Stages one mutation of a `/data/mutate` request; `withKeys` gives the items of lists those that they lack, `found` are the ids
 * that its query names. Throws a MutationError with the protocol's status and type.
 */
export function stageMutation(
  workspace: Workspace,
  mutation: unknown,
  withKeys = false,
  found?: readonly string[],
): MutationResult[] {
  const [kind, body] = kindOf(mutation)
  switch (kind) {
    case 'create':
    case 'createOrReplace':
    case 'createIfNotExists':
      return [stageDocument(workspace, kind, draftOf(kind, body, withKeys))]
    case 'patch':
      return targetsOf(workspace, body, found).map((id) => stagePatch(workspace, id, body, withKeys))
    case 'delete':
      return targetsOf(workspace, body, found).map((id) => stageDelete(workspace, id))
    default:
      return kind satisfies never
  }
}

function kindOf(mutation: unknown): [Kind, JsonObject] {
  const kinds = ['create', 'createOrReplace', 'createIfNotExists', 'patch', 'delete'] as const
  const kind = isObject(mutation) ? kinds.find((name) => name in mutation) : undefined
  const body = isObject(mutation) && kind ? objectAt(mutation, kind) : undefined
  if (!kind || !body) throw invalid(`A mutation must be one of ${kinds.join(', ')} with an object`)
  return [kind, body]
}

function draftOf(kind: Kind, body: JsonObject, withKeys: boolean): Draft {
  const type = stringAt(body, '_type')
  if (!type) throw invalid('The document has no "_type" (a string)')
  const given = body._id ?? ''
  if (typeof given !== 'string') throw invalid('"_id" must be a string')
  // An id that ends with a dot asks for a random one under that path, such as "drafts.".
  const isPath = given.endsWith('.') && kind === 'create'
  const id = given === '' || isPath ? given + randomUUID() : given
  if (!isDocumentId(id)) throw noDocumentId(id)
  const fields = withKeys ? withArrayKeys(body) : body
  return { ...(isObject(fields) ? fields : body), _id: id, _type: type }
}

function stageDocument(workspace: Workspace, kind: Kind, draft: Draft): MutationResult {
  const existing = workspace.get(draft._id)
  if (existing && kind === 'create') throw alreadyExists(draft._id)
  if (existing && kind === 'createIfNotExists')
    return { id: draft._id, operation: 'none', document: existing }
  const createdAt = draft._createdAt ?? existing?._createdAt
  const document = workspace.put({ ...draft, _createdAt: createdAt }, { [kind]: draft })
  return { id: draft._id, operation: existing ? 'update' : 'create', document }
}

function stagePatch(workspace: Workspace, id: string, patch: JsonObject, withKeys: boolean): MutationResult {
  const existing = workspace.get(id)
  if (!existing) throw notFound(id)
  const result = patched(existing, patch)
  const { query, params, ...operations } = patch
  const fields = withKeys ? withArrayKeys(result) : result
  const document = { ...(isObject(fields) ? fields : result), _id: result._id, _type: result._type }
  return { id, operation: 'update', document: workspace.put(document, { patch: { ...operations, id } }) }
}

function stageDelete(workspace: Workspace, id: string): MutationResult {
  const existing = workspace.get(id)
  if (!existing) return { id, operation: 'none', document: null }
  workspace.remove(id, { delete: { id } })
  return { id, operation: 'delete', document: existing }
}

/** The ids a patch or delete is for: the one it names, or those that its query has found. */
function targetsOf(workspace: Workspace, body: JsonObject, found: readonly string[] | undefined): string[] {
  const id = stringAt(body, 'id')
  if (id !== undefined) return [id]
  if (found) return found.filter((item) => workspace.get(item) !== null)
  throw invalid('It needs an "id" or a "query"')
}

/** The query by which a patch or delete names its documents, when it does. */
export function targetQueryOf(mutation: unknown): { query: string; params: JsonObject } | undefined {
  const body = isObject(mutation) ? (objectAt(mutation, 'patch') ?? objectAt(mutation, 'delete')) : undefined
  const query = body && stringAt(body, 'id') === undefined ? stringAt(body, 'query') : undefined
  return body && query !== undefined ? { query, params: objectAt(body, 'params') ?? {} } : undefined
}

/** The value with a random `_key` on each object in an array that has none, at any depth. */
function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => keyed(withArrayKeys(item)))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([field, inside]) => [field, withArrayKeys(inside)]))
}

function keyed(item: unknown): unknown {
  return isObject(item) && item._key === undefined ? { _key: randomBytes(6).toString('hex'), ...item } : item
}
