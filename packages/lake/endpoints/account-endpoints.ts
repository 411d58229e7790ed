import { isObject, stringAt } from '../documents/json.ts'
import { PREVIEW_SECRET } from '../documents/preview-secret.ts'
import { plainError } from '../errors/lake-error.ts'
import { json, parsedJson, readText } from '../http/json-body.ts'
import type { Role } from '../options.ts'
import { type Call, idsOf } from './call.ts'

const KEY_VALUE_LIMIT = 256 * 1024

/** `GET /users/me`; 401 tells the Studio to show its login. */
export function currentUser({ visitor }: Call): Response {
  const { id, name } = visitor
  return json({ id, name, email: '', ...rolesOf(visitor), provider: 'local' })
}

/** `GET /users/:ids`: names for the authors in a document's history. */
export function users(call: Call): Response {
  const found = idsOf(call).map((id) => {
    const displayName = id === 'token' ? 'API token' : (call.auth.people.nameOf(id) ?? 'Somebody')
    return { id, displayName, isRobot: id === 'token', projectId: call.options.projectId }
  })
  return json(found.length === 1 ? found[0] : found)
}

/** `GET /projects/:project`, with who may log in */
export function project(call: Call): Response {
  const { projectId } = call.options
  const members = call.auth.people.list().map((person) => ({
    id: person.id,
    ...rolesOf(person),
    isCurrentUser: person.id === call.visitor.id,
    isRobot: false,
  }))
  const rest = { organizationId: null, features: [], metadata: {} }
  return json({ id: projectId, displayName: projectId, members, ...rest })
}

/** `GET /projects/:project/datasets/:dataset/acl`: what a member may do, in the shape the Studio evaluates. */
export function accessControl(call: Call): Response {
  const changes = call.visitor.role?.changes ?? []
  const all = '_id in path("**")'
  const everything = ['create', 'history', 'read', 'update']
  if (changes === 'everything') return json([{ filter: all, permissions: everything }])
  return json([
    { filter: all, permissions: ['history', 'read'] },
    { filter: `_type in ${JSON.stringify([PREVIEW_SECRET, ...changes])}`, permissions: everything },
  ])
}

/** `GET /auth/providers`: the one login there is. */
export function providers(call: Call): Response {
  const url = new URL('/lake/login', call.options.publicUrl ?? call.url).href
  return json({ providers: [{ name: 'local', title: 'Password', url }] })
}

/** `GET /users/me/keyvalue/:ids`: what the Studio remembers for its user, such as recent searches. */
export function readKeyValues(call: Call): Response {
  const find = call.store.database.prepare('SELECT value FROM key_values WHERE user = ? AND key = ?')
  const found = idsOf(call).flatMap((key) => {
    const row = find.get(call.visitor.id, key)
    return row ? [{ key, value: parsedJson(String(row.value), key) }] : []
  })
  return json(found)
}

/** `PUT /users/me/keyvalue` with a list of `{key, value}` */
export async function writeKeyValues(call: Call): Promise<Response> {
  const pairs = parsedJson(await readText(call.request, KEY_VALUE_LIMIT), 'The request body')
  if (!Array.isArray(pairs)) throw plainError(400, 'The request body must be a list of {key, value}')
  const put = call.store.database.prepare('INSERT OR REPLACE INTO key_values VALUES (?, ?, ?)')
  for (const pair of pairs) {
    const key = isObject(pair) ? stringAt(pair, 'key') : undefined
    if (key === undefined) throw plainError(400, 'Each pair needs a "key"')
    put.run(call.visitor.id, key, JSON.stringify(pair.value ?? null))
  }
  return json(pairs)
}

/** In the words of the protocol, where a person who may do everything is an administrator. */
function rolesOf({ role }: { role?: Role }) {
  const name = role?.name === 'everything' ? 'administrator' : (role?.name ?? '')
  return { role: name, roles: [{ name, title: role?.title ?? '' }] }
}
