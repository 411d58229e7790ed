import { isNamedToken, type Visitor } from '../auth/visitor.ts'
import type { Services } from '../create-lake.ts'
import type { JsonObject } from '../documents/json.ts'
import type { LakeDocument } from '../documents/lake-document.ts'
import { MAY_READ, PREVIEW_SECRET } from '../documents/reader.ts'
import { plainError } from '../errors/lake-error.ts'
import { MutationError, mutationErrorAt, type WriteErrorKind } from '../errors/mutation-error.ts'
import { networkOf } from '../http/client-network.ts'
import { readJsonObject, readText, SMALL_BODY } from '../http/json-body.ts'
import type { Caller } from '../processes/fair-pool.ts'

/** One request on its way to an endpoint. */
export type Call = Services & {
  request: Request
  /** The network address it came from. */
  address: string
  url: URL
  /** The version of the path without its `v`: `2025-02-19`, `1` or `X`. */
  version: string
  visitor: Visitor
  /** The parts of the path that the endpoint's pattern names. */
  params: Readonly<Record<string, string>>
}

/** The dataset that the path names; 404 unless the lake has it. */
export function datasetOf({ params, datasets }: Call): string {
  return datasets.require(params.dataset ?? '')
}

/** The ids that the path names, with commas between them. */
export function idsOf({ params }: Call): string[] {
  return (params.ids ?? '').split(',')
}

/** The body of a request about people or settings; empty without one. */
export function smallBodyOf({ request }: Call): Promise<JsonObject> {
  return readJsonObject(request, SMALL_BODY)
}

/** The fields of a form that a page of the login sent. */
export async function formOf({ request }: Call): Promise<URLSearchParams> {
  return new URLSearchParams(await readText(request, SMALL_BODY))
}

/** Aborted when an event stream of this dataset has to end: with the visitor's session or token, or with the dataset. */
export function endOf({ store, datasets, visitor }: Call, dataset: string): AbortSignal {
  const signal = store.removalOf(datasets.require(dataset))
  return visitor.ended ? AbortSignal.any([visitor.ended, signal]) : signal
}

/** 401 unless the visitor has a token or has logged in. */
export function requireMember({ visitor }: Call): void {
  if (visitor.readsAs === 'stranger') throw plainError(401, 'Session not found')
}

/** The protocol's 403 for a write without a token or login. */
export function requireWriter({ visitor }: Call, kind: WriteErrorKind): void {
  if (visitor.readsAs === 'stranger')
    throw notPermitted('create', 'Insufficient permissions; permission "create" required', kind)
}

/** Throws 403, with a sentence for people, unless the visitor's role lets them change documents of all these types. */
export function requireRoleFor({ visitor }: Call, types: Iterable<string>, kind: WriteErrorKind): void {
  const { role } = visitor
  if (role?.changes === 'everything') return
  // A preview shows what its reader may see anyhow. Programs open none.
  const mayPreview = !isNamedToken(visitor.id)
  const mayChange = (type: string) => (mayPreview && type === PREVIEW_SECRET) || role?.changes.includes(type)
  if ([...types].every(mayChange)) return
  throw notPermitted(
    'update',
    `Your login is for ${role?.title} alone. Ask the owner to make this change`,
    kind,
  )
}

function notPermitted(permission: 'create' | 'update', description: string, kind: WriteErrorKind) {
  const error = { type: 'insufficientPermissionsError', description, permission }
  return mutationErrorAt(0, new MutationError(403, error), kind)
}

/** Throws 403 unless a program of the operator asks: with the lake's own token, or one of an administrator. */
export function requireManager({ visitor }: Call): void {
  if (visitor.id !== 'token' && !(isNamedToken(visitor.id) && visitor.role?.name === 'administrator'))
    throw plainError(403, 'The settings of a lake are for its own token, and for those of administrators')
}

/** Who a request's queries, pictures and event streams count for: a person, a program, or a stranger's network. */
export function callerOf({ visitor, address, request }: Call): Caller & { signal: AbortSignal } {
  const id = visitor.kind === 'stranger' ? networkOf(address) : `${visitor.id} ${address}`
  return { kind: visitor.kind, id, signal: request.signal }
}

/** A document that this visitor may read. */
export function documentFor({ store, visitor }: Call, dataset: string, id: string): LakeDocument | undefined {
  const found = store.document(dataset, id)
  return found && MAY_READ[visitor.readsAs](found) ? found : undefined
}
