import type { AllowedOrigin } from '../auth/origins.ts'
import { stringAt } from '../documents/json.ts'
import { json, readJsonObject } from '../http/json-body.ts'
import { type Call, requireManager } from './call.ts'

const BODY_LIMIT = 16 * 1024

/** `GET /projects/:project/cors`, as `sanity cors list` asks. */
export function listOrigins(call: Call): Response {
  requireManager(call)
  return json(call.auth.origins.list().map((origin) => described(call, origin)))
}

/** `POST /projects/:project/cors` with `origin` and `allowCredentials`. */
export async function addOrigin(call: Call): Promise<Response> {
  requireManager(call)
  const body = await readJsonObject(call.request, BODY_LIMIT)
  const added = call.auth.origins.add(stringAt(body, 'origin') ?? '', body.allowCredentials === true)
  return json(described(call, added))
}

/** `DELETE /projects/:project/cors/:id` */
export function removeOrigin(call: Call): Response {
  requireManager(call)
  const { id = '' } = call.params
  call.auth.origins.remove(id)
  return json({ id, deleted: true })
}

/** `GET /check/cors`: by this a Studio tells somebody that its origin is to be added, so any page may read the answer. */
export function checkOrigin({ auth, request }: Call): Response {
  const isOfPage = request.headers.has('origin')
  const access = isOfPage ? auth.accessOf(request) : { withCredentials: true }
  const result = { allowed: access !== undefined, withCredentials: access?.withCredentials === true }
  const answer = json({ result })
  if (isOfPage) answer.headers.set('access-control-allow-origin', '*')
  return answer
}

function described({ options }: Call, { id, origin, withCredentials, created }: AllowedOrigin) {
  const dates = { createdAt: created, updatedAt: created, deletedAt: null }
  return { id, origin, allowCredentials: withCredentials, projectId: options.projectId, ...dates }
}
