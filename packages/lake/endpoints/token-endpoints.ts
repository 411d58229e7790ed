import { type NamedToken, TOKEN_ROLES } from '../auth/tokens.ts'
import { isObject, listAt, stringAt } from '../documents/json.ts'
import { plainError } from '../errors/lake-error.ts'
import { json, readJsonObject } from '../http/json-body.ts'
import { type Call, requireManager } from './call.ts'

const BODY_LIMIT = 16 * 1024

/** `GET /access/project/:project/robots`, as `sanity tokens list` asks. All of these need `requireManager`. */
export function listTokens(call: Call): Response {
  requireManager(call)
  return page(call.auth.tokens.list().map((token) => described(call, token)))
}

/** `POST /access/project/:project/robots` with `label` and one membership with one role. The answer alone has the key. */
export async function addToken(call: Call): Promise<Response> {
  requireManager(call)
  const body = await readJsonObject(call.request, BODY_LIMIT)
  if (body.expiresAt !== undefined) throw plainError(400, 'A token of this lake is valid until it is revoked')
  const [membership] = listAt(body, 'memberships')
  const [role, ...others] = isObject(membership) ? listAt(membership, 'roleNames') : []
  if (others.length > 0) throw plainError(400, 'A token has one role')
  const { key, ...token } = call.auth.tokens.create(stringAt(body, 'label') ?? '', String(role))
  return json({ ...described(call, token), token: key })
}

/** `DELETE /access/project/:project/robots/:id`. Its event streams end before this answers. */
export function revokeToken(call: Call): Response {
  requireManager(call)
  call.auth.tokens.revoke(call.params.id ?? '')
  return new Response(null, { status: 204 })
}

/** `GET /access/project/:project/roles`: those that a token may have. */
export function listRoles(call: Call): Response {
  requireManager(call)
  const ofTokens = { appliesToRobots: true, appliesToUsers: false }
  return page(TOKEN_ROLES.map(({ name, title }) => ({ name, title, ...ofTokens })))
}

function described({ params }: Call, { id, label, role, created }: NamedToken) {
  const membership = { resourceType: 'project', resourceId: params.project, roleNames: [role.name] }
  return { id, label, createdAt: created, memberships: [membership] }
}

/** Sanity's lists come in pages, of which this is the only one. */
function page(data: readonly object[]): Response {
  return json({ data, nextCursor: null, totalCount: data.length })
}
