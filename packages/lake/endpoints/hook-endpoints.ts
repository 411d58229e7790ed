import { randomUUID } from 'node:crypto'
import { type JsonObject, objectAt, stringAt } from '../documents/json.ts'
import { badRequest, plainError } from '../errors/lake-error.ts'
import type { CompiledWebhook, Operation } from '../webhooks/compiled-webhook.ts'
import type { Attempt } from '../webhooks/delivery.ts'
import { type Call, smallBodyOf } from './call.ts'

const OPERATIONS: readonly Operation[] = ['create', 'update', 'delete']
const METHODS = ['POST', 'PUT', 'PATCH', 'DELETE']
/** What a hook sends that was made without a projection. */
const WHOLE_DOCUMENT = '{...}'

/** `GET /hooks/projects/:project` (sanity.io/docs/http-reference/webhooks), as `sanity hook list` asks. */
export function listHooks(call: Call): object {
  return call.outbox.list().map((listed) => described(call, listed))
}

/** `GET /hooks/projects/:project/:id` */
export function readHook(call: Call): object {
  return described(call, hookOf(call))
}

/** `POST /hooks/projects/:project` with a webhook of the type `document`. */
export async function createHook(call: Call): Promise<Response> {
  const body = await smallBodyOf(call)
  requirePossible(body)
  const rule = objectAt(body, 'rule') ?? {}
  const dataset = stringAt(body, 'dataset') ?? '*'
  const hook = {
    id: randomUUID(),
    name: stringAt(body, 'name') ?? '',
    url: stringAt(body, 'url') ?? '',
    secret: stringAt(body, 'secret') ?? '',
    dataset: dataset === '*' ? dataset : call.datasets.require(dataset),
    filter: stringAt(rule, 'filter') ?? '',
    projection: stringAt(rule, 'projection') || WHOLE_DOCUMENT,
    on: chosen('on', rule.on ?? OPERATIONS, OPERATIONS),
    method: chosen('httpMethod', [body.httpMethod ?? 'POST'], METHODS)[0] ?? 'POST',
    headers: headersIn(objectAt(body, 'headers') ?? {}),
    description: stringAt(body, 'description') ?? null,
    apiVersion: stringAt(body, 'apiVersion') ?? `v${call.version}`,
    created: new Date().toISOString(),
    creator: call.visitor.id,
  }
  if (hook.name.trim() === '') throw badRequest('A webhook needs a "name"')
  const webhook = call.outbox.add(hook)
  return Response.json(described(call, { webhook, setAside: undefined }), { status: 201 })
}

/** `DELETE /hooks/projects/:project/:id`: what it has still to send is dropped. */
export async function deleteHook(call: Call): Promise<Response> {
  await call.outbox.remove(hookOf(call).webhook)
  return new Response(null, { status: 204 })
}

/** `GET /hooks/projects/:project/:id/messages`, newest first: those that were tried since the start, up to a hundred attempts ago. */
export function listMessages(call: Call): object {
  const messages = Map.groupBy(hookOf(call).attempts, ({ messageId }) => messageId)
  const projectId = call.options.projectId
  const listed = [...messages].map(([id, attempts]) => {
    const [first, last] = [attempts[0], attempts.at(-1)]
    return {
      ...{ id, projectId, dataset: first?.dataset, payload: last?.payload, createdAt: first?.created },
      failureCount: attempts.filter(({ failure }) => failure).length,
      resultCode: last?.status ?? null,
      status: last?.failure ? 'failure' : 'success',
    }
  })
  return listed.reverse()
}

/** `GET /hooks/projects/:project/:id/attempts` */
export function listAttempts(call: Call): object {
  const { webhook, attempts } = hookOf(call)
  return attempts.map((attempt) => describedAttempt(call, webhook, attempt))
}

/** `GET /hooks/projects/:project/attempts/:attempt` */
export function readAttempt(call: Call): object {
  for (const { webhook, attempts } of call.outbox.list()) {
    const found = attempts.find(({ id }) => id === call.params.attempt)
    if (found) return describedAttempt(call, webhook, found)
  }
  throw plainError(404, 'There is no attempt with this id')
}

type Listed = ReturnType<Call['outbox']['list']>[number]

function hookOf(call: Call): Listed {
  const found = call.outbox.list().find(({ webhook }) => webhook.id === call.params.id)
  if (found) return found
  throw plainError(404, 'There is no webhook with this id')
}

/** What the lake does not do must not look as if it did. */
function requirePossible(body: JsonObject): void {
  if (body.type !== undefined && body.type !== 'document')
    throw badRequest('This lake has webhooks of the type "document" alone')
  if (body.includeDrafts === true || body.includeAllVersions === true)
    throw badRequest('The webhooks of this lake are about published documents alone')
  if (body.isDisabledByUser === true) throw badRequest('Delete a webhook that is not to be sent')
}

function chosen<T extends string>(field: string, given: unknown, possible: readonly T[]): T[] {
  const values: unknown[] = Array.isArray(given) ? given : []
  const known = possible.filter((value) => values.includes(value))
  if (known.length > 0 && known.length === values.length) return known
  throw badRequest(`"${field}" must be of ${possible.join(', ')}`)
}

function headersIn(given: JsonObject): Record<string, string> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]))
}

function described(
  { options }: Call,
  { webhook: { id, given }, setAside }: Pick<Listed, 'webhook' | 'setAside'>,
) {
  const { name, url, dataset = '*', on = OPERATIONS, method = 'POST', headers = {}, secret } = given
  const about = { type: 'document', id, name, url, dataset, projectId: options.projectId }
  return {
    ...{ ...about, headers, httpMethod: method },
    rule: { on, filter: given.filter, projection: given.projection },
    // That of one in the options is for those who can read them.
    secret: given.id === undefined ? null : secret || null,
    ...{ apiVersion: given.apiVersion, description: given.description ?? null },
    ...{ createdAt: given.created, createdByUserId: given.creator, deletedAt: null },
    ...{ includeDrafts: false, isDisabled: setAside !== undefined, isDisabledByUser: false },
    // The lake's own: why it is sent no more.
    disabledReason: setAside ?? null,
  }
}

function describedAttempt({ options }: Call, { id: hookId }: CompiledWebhook, attempt: Attempt) {
  const { id, messageId, created, duration, failure, status, answer } = attempt
  return {
    ...{ id, hookId, messageId, projectId: options.projectId, createdAt: created, updatedAt: null, duration },
    ...{ inProgress: false, isFailure: failure !== undefined, failureReason: failure ?? null },
    ...{ resultCode: status ?? null, resultBody: answer },
  }
}
